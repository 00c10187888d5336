// The field at the bottom: plain messages, and commands with their options.
import { by, complain, focusComposer, h, nameOf } from "./dom.js";
import { Choices } from "./pick.js";
import { CommandEntry } from "./command.js";
import { phrase, say } from "./say.js";

export class Composer {
  constructor(app) {
    this.app = app;
    this.place = by("composer-place");
    this.commands = [];
  }

  async draw() {
    if (this.replyTo) this.noReply();
    const channel = this.app.model.channel;
    const name = this.app.model.titleOf(channel);
    const archived = channel.thread_metadata?.archived;
    const locked = channel.thread_metadata?.locked;
    const may = channel.type === 1 || channel.may_send;
    const words = locked ? say("locked") : !may ? say("not-allowed") : say(channel.type === 1 ? "message-to" : "message-in", { name });
    this.field = h("textarea", { id: "composer", rows: "1", placeholder: words, "aria-label": words, disabled: !may, maxlength: "2000", role: "combobox", "aria-haspopup": "listbox" });
    const send = h("button", { class: "send plain", "aria-label": say("send"), onclick: () => this.send(), disabled: !may }, "➤");
    const slash = h("button", { class: "slash plain", "aria-label": say("use-command"), title: say("use-command"), disabled: archived || locked || channel.may_command === false, onclick: () => this.startSlash() }, "/");
    const invitation = h("span", { class: "invitation", "aria-hidden": "true" }, words); // a placeholder wraps
    const bar = h("div", { class: "bar" }, slash, h("div", { class: "writing" }, this.field, invitation), send);
    this.place.replaceChildren(bar);
    this.list = new Choices(this.field, { label: say("commands"), take: (it) => this.begin(it.value), place: bar });
    this.field.addEventListener("input", () => this.typed());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.commands = archived || locked ? [] : ((await this.app.line.tryTo("commands", { channel: channel.id })) ?? []);
  }

  reply(message) {
    this.replyTo = message.id;
    const stop = h("button", { class: "plain linkish", onclick: () => this.noReply() }, say("cancel"));
    by("hints").replaceChildren(h("p", { class: "hint" }, phrase("replying", { name: h("b", {}, nameOf(message.author)) }), " · ", stop));
    this.field.focus();
  }

  noReply() {
    this.replyTo = null;
    by("hints").replaceChildren();
    focusComposer();
  }

  startSlash() {
    this.field.value = "/";
    this.field.focus();
    this.typed();
  }

  typed() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 180)}px`;
    const text = this.field.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.list.isOpen && this.list.close();
    const wanted = text.slice(1).toLowerCase().trimEnd();
    const names = (it) => [it.words.toLowerCase(), [it.command.name, ...it.path].join(" ")];
    const begins = (it) => Number(names(it).some((name) => name.startsWith(wanted)));
    const found = this.leaves().filter((it) => names(it).some((name) => name.includes(wanted)));
    found.sort((a, b) => begins(b) - begins(a));
    const rows = found.map((it) => ({ label: `/${it.words}`, hint: it.description, value: it }));
    this.list.show(rows, { empty: say(this.commands.length ? "commands-no-match" : "commands-none") });
  }

  // Every command that can be sent, subcommands one by one.
  leaves() {
    const { model } = this.app;
    const out = [];
    const visit = (command, options, path, words, of) => {
      const inner = (options ?? []).filter((it) => it.type === 1 || it.type === 2);
      if (!inner.length) out.push({ command, path, words, options: options ?? [], description: model.localized(of, "description") });
      for (const it of inner) visit(command, it.options, [...path, it.name], `${words} ${model.localized(it)}`, it);
    };
    for (const it of this.commands) if (it.type === 1) visit(it, it.options, [], model.localized(it), it);
    return out;
  }

  begin(leaf) {
    this.list.close();
    this.entry = new CommandEntry(this.app, leaf, this.place, () => this.finish());
  }

  async finish() {
    this.entry = null;
    await this.draw();
    if (document.activeElement === document.body) focusComposer(); // else one is elsewhere already
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Escape" && this.replyTo) return this.noReply();
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    const content = this.field.value;
    if (!content.trim()) return;
    if (content.startsWith("/") && this.list.isOpen) return complain(say("command-unknown"));
    this.app.played();
    const quoted = this.replyTo ? { reply_to: this.replyTo } : {};
    const sent = await this.app.line.tryTo("send", { channel: this.app.model.here, content, ...quoted });
    if (!sent) return;
    if (this.replyTo) this.noReply();
    this.field.value = "";
    this.typed();
  }
}
