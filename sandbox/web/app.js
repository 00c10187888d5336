// The page: one person in front of this Discord.
import { by, complain, h, nameOf } from "./dom.js";
import { Composer } from "./composer.js";
import { drawChannels, drawPersons, drawServers, plays, watchPersons } from "./sidebar.js";
import { Line } from "./live.js";
import { Messages } from "./messages.js";
import { Model } from "./model.js";
import { Notice } from "./notice.js";
import { openForm } from "./form.js";
import { learn, say, short, speak } from "./say.js";

class App {
  constructor(people) {
    this.people = people;
    this.model = new Model();
    this.messages = new Messages(this);
    this.composer = new Composer(this);
    this.notice = new Notice(this);
    this.go = this.go.bind(this);
  }

  become(id, channel) {
    this.line?.close();
    this.model = new Model();
    this.told = null;
    this.arrived = new Promise((resolve) => (this.arrive = resolve));
    const address = new URL(location);
    address.searchParams.set("as", id);
    history.replaceState(null, "", address);
    this.wanted = channel ?? address.searchParams.get("channel");
    this.line = new Line(id, (event, data) => this.hear(event, data));
    speak(this.people.find((it) => it.id === id).locale);
    this.drawCrowd(id);
  }

  // Who is named somewhere is led there.
  drawCrowd(me) {
    const become = (other) => this.become(other, this.model.crowd.get(other)?.channel ?? this.model.here);
    drawPersons(this.people, me, this.model.crowd, become);
  }

  hear(event, data) {
    const handler = this[`on${event}`];
    if (handler) handler.call(this, data);
  }

  onSNAPSHOT(data) {
    const here = this.model.here;
    this.model.snapshot(data);
    this.speak();
    const wanted = [here, this.wanted].find((it) => it && this.model.channels.has(it));
    this.go(wanted ?? this.firstChannel()).then(this.arrive);
  }

  // As the person reads whose eyes one uses; what is drawn already is drawn anew.
  speak() {
    const { me } = this.model;
    this.people.find((it) => it.id === me.id).locale = me.locale;
    speak(me.locale);
    this.drawCrowd(me.id);
    document.title = say("page-of", { name: nameOf(me) });
    this.notice.draw();
  }

  // Somebody by name, and a channel by name; of a person, what one writes to them.
  async be(name) {
    const wanted = this.people.find((it) => nameOf(it) === name);
    if (!wanted || wanted.id === this.model.me.id) return;
    this.become(wanted.id);
    await this.arrived;
  }

  async visit(name) {
    const user = [...this.model.people.values()].find((it) => `@${nameOf(it)}` === name);
    if (user) await this.writeTo(user.id);
    else await this.go([...this.model.channels.values()].find((it) => it.name === name)?.id);
    return name.startsWith("@") ? Boolean(user) : this.model.channel?.name === name;
  }

  // Whoever plays has read what there was to read first.
  played() {
    this.notice.close();
  }

  firstChannel(guild) {
    const id = guild ?? [...this.model.guilds.keys()][0];
    return id ? this.model.channelsOf(id).find((it) => it.type === 0)?.id : this.model.dms[0]?.id;
  }

  onMESSAGE_CREATE(message) {
    this.messages.add(message);
    if (message.channel_id === this.model.here) this.read();
  }

  // What is open is not counted, and what is drawn is drawn anew only if it differs.
  onUNREAD({ unread, crowd }) {
    delete unread[this.model.here];
    delete crowd[this.model.me.id];
    const told = JSON.stringify([unread, crowd]);
    if (told === this.told) return;
    this.told = told;
    this.model.count({ unread, crowd });
    this.drawPanes();
    this.drawCrowd(this.model.me.id);
  }

  // What is open before somebody has been read.
  read() {
    if (!document.hidden && this.model.here) this.line.act("read", { channel: this.model.here }).catch(() => {});
  }

  onMESSAGE_UPDATE(message) {
    this.messages.change(message);
  }

  onMESSAGE_DELETE(data) {
    this.messages.drop(data);
  }

  keepChannel(channel) {
    this.model.channels.set(channel.id, channel);
    this.drawPanes();
    if (channel.id === this.model.here && !this.composer.entry) this.drawRoom();
  }

  dropChannel(channel) {
    this.model.channels.delete(channel.id);
    if (channel.id === this.model.here) this.go(this.firstChannel());
    this.drawPanes();
  }

  onDM(channel) {
    const known = this.model.channels.has(channel.id);
    this.model.channels.set(channel.id, channel);
    if (!known) this.drawPanes();
  }

  async go(id) {
    if (!id || !this.model.channels.has(id)) return;
    this.model.here = id;
    closePanes();
    const address = new URL(location);
    address.searchParams.set("channel", id);
    history.replaceState(null, "", address);
    await this.redraw();
    if (id === this.model.here) this.read();
  }

  async redraw() {
    this.drawPanes();
    this.drawRoom();
    await Promise.all([this.composer.draw(), this.messages.load(this.model.here)]);
  }

  enter(guild) {
    this.go(this.firstChannel(guild));
    openPanes();
  }

  async goHome() {
    const [first] = this.model.dms;
    if (first) await this.go(first.id);
    else await this.writeTo(this.model.bot);
    openPanes();
  }

  async writeTo(user) {
    const channel = await this.line.tryTo("open_dm", { user });
    if (!channel) return;
    this.model.channels.set(channel.id, { ...channel, may_send: true, may_command: true });
    await this.go(channel.id);
  }

  async change(settings) {
    const now = await this.line.tryTo("settings", settings);
    if (!now) return;
    Object.assign(this.model.me, now);
    if (!("locale" in settings)) return this.composer.draw();
    this.speak();
    await this.redraw();
  }

  openForm(data) {
    openForm(data, this);
  }

  drawPanes() {
    drawServers(this);
    drawChannels(this);
  }

  drawRoom() {
    const channel = this.model.channel;
    by("room-name").textContent = `${channel.type === 1 ? "@" : channel.thread_metadata ? "↳ " : "#"}${this.model.titleOf(channel)}`;
    by("room-topic").textContent = channel.thread_metadata?.archived ? say("archived") : (channel.topic ?? "");
    by("room-tools").replaceChildren(...this.tools(channel));
  }

  tools(channel) {
    if (!channel.thread_metadata) return [];
    const archived = channel.thread_metadata.archived;
    const archive = () => this.line.tryTo("archive_thread", { channel: channel.id, archived: !archived });
    const parent = this.model.channels.get(channel.parent_id);
    return [
      parent ? h("button", { class: "button quiet", onclick: () => this.go(parent.id) }, `‹ #${parent.name}`) : null,
      h("button", { class: "button quiet", onclick: archive }, say(archived ? "unarchive" : "archive")),
    ].filter(Boolean);
  }
}

for (const name of ["CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE"]) {
  App.prototype[`on${name}`] = App.prototype.keepChannel;
}
for (const name of ["CHANNEL_DELETE", "THREAD_DELETE"]) App.prototype[`on${name}`] = App.prototype.dropChannel;

function toggleTheme() {
  const root = document.documentElement;
  const dark = getComputedStyle(root).getPropertyValue("--is-dark").trim() === "1";
  root.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("theme", root.dataset.theme);
}

function openPanes() {
  document.body.classList.add("panes-open");
  by("open-panes").setAttribute("aria-expanded", "true");
}

function closePanes() {
  document.body.classList.remove("panes-open");
  by("open-panes").setAttribute("aria-expanded", "false");
}

// Who reads what this browser reads; if nobody does, the first.
function whoever(guests) {
  const readers = (language) => guests.find((it) => short(it.locale) === short(language));
  return navigator.languages.map(readers).find(Boolean) ?? guests[0];
}

async function start() {
  await learn();
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "auto";
  const { people } = await (await fetch("/people")).json();
  const known = new URL(location).searchParams.get("as");
  const guests = people.filter(plays);
  const app = new App(guests);
  by("open-panes").addEventListener("click", () => {
    if (document.body.classList.contains("panes-open")) return closePanes();
    openPanes();
    by("channels").querySelector(".channel")?.focus();
  });
  watchPersons();
  for (const pane of ["servers", "channels"]) by(pane).addEventListener("click", (event) => event.target.closest("button") && app.notice.close());
  by("theme").addEventListener("click", toggleTheme);
  document.addEventListener("visibilitychange", () => app.read());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !document.body.classList.contains("panes-open")) return;
    closePanes();
    by("open-panes").focus();
  });
  by("room").addEventListener("pointerdown", (event) => {
    if (!by("open-panes").contains(event.target)) closePanes();
  });
  const me = (guests.find((it) => it.id === known) ?? whoever(guests)).id;
  app.become(me);
  await app.arrived;
  await app.notice.load();
}

start().catch((odd) => complain(String(odd)));
