// The line to the sandbox: what this person does goes over HTTP, what they are told comes by WebSocket.
import { complain } from "./dom.js";
import { say } from "./say.js";

export class Line {
  constructor(person, hear) {
    this.person = person;
    this.hear = hear;
    this.open = true;
    this.outcomes = new Map(); // interaction -> what to do with its outcome
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/people/${this.person}/live?counts`);
    this.socket.onmessage = (frame) => {
      const { event, data } = JSON.parse(frame.data);
      if (event.startsWith("INTERACTION_") || event.startsWith("APPLICATION_COMMAND_")) this.settle(event, data);
      this.hear(event, data);
    };
    this.socket.onopen = () => (this.lost = false);
    this.socket.onclose = () => this.open && this.again();
  }

  // Said once, tried until it works.
  again() {
    if (!this.lost) complain(say("lost"));
    this.lost = true;
    setTimeout(() => this.open && this.connect(), 1000);
  }

  settle(event, data) {
    const waiting = this.outcomes.get(data.id);
    this.outcomes.delete(data.id);
    if (waiting) waiting({ event, data });
    else this.early = { id: data.id, event, data };
  }

  close() {
    this.open = false;
    this.socket.close();
  }

  async get(path) {
    const answer = await fetch(`/people/${this.person}${path}`);
    return answer.json();
  }

  async act(verb, body) {
    const answer = await fetch(`/people/${this.person}/${verb}`, { method: "POST", body: JSON.stringify(body) }).catch(() => {
      throw new Error(say("lost"));
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.refused ?? say("did-not-work"));
    return said;
  }

  // Do something the bot answers, and wait for the answer's kind.
  async interact(verb, body) {
    const { interaction } = await this.act(verb, body);
    if (this.early?.id === interaction) {
      const early = this.early;
      this.early = undefined;
      return early;
    }
    return new Promise((resolve) => this.outcomes.set(interaction, resolve));
  }

  async tryTo(verb, body) {
    try {
      return await this.act(verb, body);
    } catch (no) {
      complain(no.message);
      return null;
    }
  }

  async upload(file) {
    const path = `/people/${this.person}/upload?filename=${encodeURIComponent(file.name)}`;
    const answer = await fetch(path, { method: "POST", body: file });
    return (await answer.json()).attachment;
  }
}
