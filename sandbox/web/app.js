// The page: one person in front of this Discord.
import { by, complain, h, nameOf } from "./dom.js";
import { Composer } from "./composer.js";
import { drawChannels, drawPersons, drawServers } from "./sidebar.js";
import { Line } from "./live.js";
import { Messages } from "./messages.js";
import { Model } from "./model.js";
import { openForm } from "./form.js";

class App {
  constructor(people) {
    this.people = people;
    this.model = new Model();
    this.messages = new Messages(this);
    this.composer = new Composer(this);
    this.go = this.go.bind(this);
  }

  become(id, channel) {
    this.line?.close();
    this.model = new Model();
    const address = new URL(location);
    address.searchParams.set("as", id);
    history.replaceState(null, "", address);
    this.wanted = channel ?? address.searchParams.get("channel");
    this.line = new Line(id, (event, data) => this.hear(event, data));
    drawPersons(this.people, id, (other) => this.become(other, this.model.here), toggleTheme);
  }

  hear(event, data) {
    const handler = this[`on${event}`];
    if (handler) handler.call(this, data);
  }

  onSNAPSHOT(data) {
    const here = this.model.here;
    this.model.snapshot(data);
    document.title = `${nameOf(data.me)} · A Discord on this machine`;
    const wanted = [here, this.wanted].find((it) => it && this.model.channels.has(it));
    this.go(wanted ?? this.firstChannel());
  }

  firstChannel(guild) {
    const id = guild ?? [...this.model.guilds.keys()][0];
    return id ? this.model.channelsOf(id).find((it) => it.type === 0)?.id : this.model.dms[0]?.id;
  }

  onMESSAGE_CREATE(message) {
    this.model.count(message);
    this.messages.add(message);
    if (message.channel_id !== this.model.here) this.drawPanes();
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
    this.model.unread.delete(id);
    document.body.classList.remove("panes-open");
    by("open-panes").setAttribute("aria-expanded", "false");
    const address = new URL(location);
    address.searchParams.set("channel", id);
    history.replaceState(null, "", address);
    this.drawPanes();
    this.drawRoom();
    await Promise.all([this.composer.draw(), this.messages.load(id)]);
  }

  enter(guild) {
    this.go(this.firstChannel(guild));
    document.body.classList.add("panes-open");
  }

  async goHome() {
    const [first] = this.model.dms;
    if (first) await this.go(first.id);
    else await this.writeTo(this.model.bot);
    document.body.classList.add("panes-open");
  }

  async writeTo(user) {
    const channel = await this.line.tryTo("open_dm", { user });
    if (!channel) return;
    this.model.channels.set(channel.id, { ...channel, may_send: true, may_command: true });
    this.go(channel.id);
  }

  async change(settings) {
    const now = await this.line.tryTo("settings", settings);
    if (!now) return;
    Object.assign(this.model.me, now);
    this.composer.draw();
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
    by("room-topic").textContent = channel.thread_metadata?.archived ? "Archived: a message opens it again" : (channel.topic ?? "");
    by("room-tools").replaceChildren(...this.tools(channel));
  }

  tools(channel) {
    if (!channel.thread_metadata) return [];
    const archived = channel.thread_metadata.archived;
    const archive = () => this.line.tryTo("archive_thread", { channel: channel.id, archived: !archived });
    const parent = this.model.channels.get(channel.parent_id);
    return [
      parent ? h("button", { class: "button quiet", onclick: () => this.go(parent.id) }, `‹ #${parent.name}`) : null,
      h("button", { class: "button quiet", onclick: archive }, archived ? "Open again" : "Archive"),
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

async function start() {
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "auto";
  by("open-panes").addEventListener("click", () => {
    const open = document.body.classList.toggle("panes-open");
    by("open-panes").setAttribute("aria-expanded", String(open));
    if (open) by("channels").querySelector(".channel")?.focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !document.body.classList.contains("panes-open")) return;
    document.body.classList.remove("panes-open");
    by("open-panes").setAttribute("aria-expanded", "false");
    by("open-panes").focus();
  });
  by("room").addEventListener("pointerdown", () => document.body.classList.remove("panes-open"));
  const { people } = await (await fetch("/people")).json();
  const known = new URL(location).searchParams.get("as");
  const guests = people.filter((it) => it.username !== "keeper"); // the application's owner plays no part
  const app = new App(guests);
  app.become((guests.find((it) => it.id === known) ?? guests[0]).id);
}

start().catch((odd) => complain(String(odd)));
