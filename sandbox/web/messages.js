// The messages of the open channel: each an article that is replaced when it changes.
import { actions } from "./actions.js";
import { announce } from "./pick.js";
import { avatar, by, complain, focusComposer, h, hex, nameOf } from "./dom.js";
import { component, fileLink, picture } from "./components.js";
import { markdown } from "./markdown.js";
import { Reading } from "./reading.js";
import { phrase, say, short, spoken } from "./say.js";
import { excerpt, plain } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const NEAR = 7 * 60 * 1000;

export class Messages {
  constructor(app) {
    this.app = app;
    this.list = by("lines");
    this.reading = new Reading();
    this.pressed = null; // the message in which one has pressed last
    this.list.addEventListener("keydown", (event) => this.walk(event));
  }

  get model() {
    return this.app.model;
  }

  // What comes while the older ones are fetched is kept with them.
  async load(channel) {
    this.list.replaceChildren();
    const meanwhile = new Map();
    this.model.messages.set(channel, meanwhile);
    const found = await this.app.line.get(`/channels/${channel}/messages?limit=100`);
    if (!Array.isArray(found) || channel !== this.model.here) return;
    const known = new Map([...found.map((it) => [it.id, it]), ...meanwhile]);
    this.model.messages.set(channel, known);
    const shown = [...known.values()];
    this.list.replaceChildren(this.start(found.length), ...shown.map((it, index) => this.row(it, shown[index - 1])));
    this.reading.down();
  }

  // What stands above the oldest message.
  start(shown) {
    const name = this.model.titleOf(this.model.channel);
    const direct = this.model.channel.type === 1;
    const words = shown >= 100 ? say("start-earlier") : say(direct ? "start-direct" : "start", { name });
    const head = direct ? name : say("start-welcome", { name });
    return h("li", { class: "start" }, h("b", {}, head), h("p", { class: "muted" }, words, " ", say("start-commands")));
  }

  add(message) {
    const last = [...(this.model.messages.get(message.channel_id)?.values() ?? [])].at(-1);
    this.model.keep(message);
    if (message.channel_id !== this.model.here) return;
    this.list.append(this.row(message, last));
    this.reading.came(this.mine(message));
    announce(this.spoken(message));
  }

  // What one said oneself, or what answers it.
  mine(message) {
    const me = this.model.me.id;
    return message.author.id === me || message.interaction?.user.id === me || Boolean(message.flags & EPHEMERAL);
  }

  spoken(message) {
    return `${nameOf(message.author)}: ${plain(message, this.model)}`;
  }

  change(message) {
    this.model.keep(message);
    const old = this.list.querySelector(`[data-id="${message.id}"]`);
    if (!old) return;
    const before = document.activeElement;
    const fresh = this.row(message, old.classList.contains("follows") ? "follows" : undefined);
    const held = old.contains(before);
    const pressed = this.pressed === message.id;
    old.replaceWith(fresh);
    this.reading.hold();
    if (held) focus((pressed && firstNew(fresh, old)) || again(fresh, before));
    if (pressed) this.pressed = null;
    if (pressed || message.flags & EPHEMERAL) announce(this.spoken(message));
  }

  drop(data) {
    this.model.forget(data);
    this.list.querySelector(`[data-id="${data.id}"]`)?.remove();
    this.reading.hold();
  }

  // Arrow keys go from message to message once one has the focus.
  walk(event) {
    const row = event.target.matches("article") ? event.target.closest("li") : null;
    const next = { ArrowUp: row?.previousElementSibling, ArrowDown: row?.nextElementSibling }[event.key];
    if (!next) return;
    event.preventDefault();
    next.querySelector("article")?.focus();
  }

  row(message, last) {
    const follows = last === "follows" || (last && this.follows(message, last));
    const mine = message.author.id !== this.model.me.id && this.model.pings(message);
    const classes = ["message", follows ? "follows" : "", mine ? "pinged" : "", message.flags & EPHEMERAL ? "ephemeral" : ""];
    const when = new Date(message.timestamp);
    const time = h("time", { datetime: message.timestamp, class: "when", title: when.toLocaleString(spoken()) }, when.toLocaleTimeString(spoken(), { hour: "2-digit", minute: "2-digit" }));
    const author = this.model.user(message.author.id) ?? message.author;
    const badge = message.author.bot ? h("span", { class: "badge" }, say("app")) : null;
    const head = follows ? null : h("div", { class: "head" }, h("span", { class: "author", style: { color: readable(author) } }, nameOf(author)), badge, time);
    const article = h(
      "article",
      { tabindex: "0", "aria-label": `${nameOf(message.author)}, ${when.toLocaleTimeString(spoken())}: ${(plain(message, this.model) || excerpt(message.referenced_message, this.model, 120)).slice(0, 200)}` },
      this.above(message), follows ? null : avatar(author), h("div", { class: "body" }, head, ...this.inside(message)),
      message.flags & EPHEMERAL ? null : actions(message, this.app, this.context(message)),
    );
    return h("li", { class: classes.filter(Boolean).join(" "), "data-id": message.id }, article);
  }

  follows(message, last) {
    const alone = message.message_reference || message.interaction || message.type !== last.type;
    return !alone && message.author.id === last.author.id && (message.flags & EPHEMERAL) === (last.flags & EPHEMERAL) && new Date(message.timestamp) - new Date(last.timestamp) < NEAR;
  }

  above(message) {
    if (message.interaction) {
      const who = message.interaction.user;
      const command = h("span", { class: "mention" }, (message.type === 23 ? "" : "/") + message.interaction.name);
      return h("div", { class: "above" }, avatar(this.model.user(who.id) ?? who, 16), h("span", {}, phrase("used", { name: h("b", {}, nameOf(who)), command })));
    }
    if (message.type !== 19) return null;
    const quoted = message.referenced_message;
    if (!quoted) return h("div", { class: "above" }, h("i", {}, say("quoted-deleted")));
    return h("div", { class: "above" }, avatar(this.model.user(quoted.author.id) ?? quoted.author, 16), h("b", {}, nameOf(quoted.author)), " ", excerpt(quoted, this.model, 80));
  }

  inside(message) {
    if (message.type === 6) return [h("p", { class: "muted" }, `📌 ${say("pinned")}`)];
    if (message.type === 18) return [h("p", { class: "muted" }, phrase("thread-started", { name: h("b", {}, message.content) }))];
    if (message.type === 21) return [h("p", { class: "muted" }, say("thread-begins", { text: excerpt(message.referenced_message ?? message, this.model, 120) }))];
    if (message.flags & LOADING) return [h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), say("thinking", { name: nameOf(message.author) })), ...this.below(message)];
    const context = this.context(message);
    const lang = this.tongue(message);
    return [
      message.content ? h("div", { class: "text", lang }, markdown(message.content, context.model, context.go), this.edited(message)) : null,
      ...message.attachments.map((it) => (it.width ? h("div", { class: "gallery of1" }, picture(it, it.description, it.filename.startsWith("SPOILER_"))) : fileLink(it.url, it.filename, it.size))),
      ...message.embeds.map((it) => embed(it, context)),
      ...message.components.map((it) => Object.assign(component(it, context), lang && { lang })),
      message.content ? null : this.edited(message),
      h("p", { class: "failed", role: "alert", hidden: true }),
      ...this.reactions(message), ...this.below(message),
    ].filter(Boolean);
  }

  // What a bot says to all is in the server's language, what it says to one in theirs, as the page is.
  tongue(message) {
    const guild = this.model.guilds.get(message.guild_id);
    return guild && message.author.bot && !(message.flags & EPHEMERAL) ? short(guild.locale) : null;
  }

  edited(message) {
    const shown = message.edited_timestamp && message.content;
    return shown ? h("small", { class: "muted edited", title: new Date(message.edited_timestamp).toLocaleString(spoken()) }, ` ${say("edited")}`) : null;
  }

  reactions(message) {
    return (message.reactions ?? []).map((it) => h("span", { class: "reaction" }, `${it.emoji.name} ${it.count}`));
  }

  below(message) {
    const out = [];
    if (message.flags & EPHEMERAL) {
      const dismiss = h("button", { class: "plain linkish", onclick: () => this.dismiss(message) }, say("dismiss"));
      out.push(h("p", { class: "only-you" }, h("span", { "aria-hidden": "true" }, "👁 "), say("only-you"), " • ", dismiss));
    }
    const thread = message.thread && (this.model.channels.get(message.thread.id) ?? null);
    if (thread) out.push(h("button", { class: "thread-link", onclick: () => this.app.go(thread.id) }, h("b", {}, thread.name), h("span", {}, ` ${say("thread-messages", { count: thread.message_count })} ›`)));
    return out;
  }

  async dismiss(message) {
    const next = this.list.querySelector(`[data-id="${message.id}"]`)?.previousElementSibling?.querySelector("article");
    if (await this.app.line.tryTo("dismiss", { channel: message.channel_id, message: message.id })) this.drop(message);
    if (next) next.focus({ preventScroll: true });
    else focusComposer();
  }

  context(message) {
    const use = async (verb, body) => {
      this.pressed = message.id;
      try {
        const { event, data } = await this.app.line.interact(verb, { channel: message.channel_id, message: message.id, ...body });
        if (event === "INTERACTION_FAILURE") this.fail(message, say("failed"));
        if (event === "INTERACTION_MODAL_CREATE") this.app.openForm(data);
      } catch (no) {
        complain(no.message);
      }
    };
    return { model: this.model, go: (id) => this.app.go(id), use };
  }

  fail(message, text) {
    const place = this.list.querySelector(`[data-id="${message.id}"] .failed`);
    if (!place) return complain(text);
    place.textContent = "⚠ " + text;
    place.hidden = false;
    place.scrollIntoView({ block: "nearest" });
  }
}

// The control of a message written anew that is the one which had the focus; else the message.
function again(fresh, held) {
  const id = held.dataset.customId;
  const same = (it) => (id ? it.dataset.customId === id : it.textContent === held.textContent) && !it.disabled;
  return [...fresh.querySelectorAll(held.tagName)].find(same) ?? fresh.querySelector("article");
}

const CONTROLS = "button:enabled, .menu:enabled, a.button";

// What can be chosen now and could not before.
function firstNew(fresh, old) {
  const known = new Set([...old.querySelectorAll("[data-custom-id]")].map((it) => it.dataset.customId));
  return [...fresh.querySelectorAll(CONTROLS)].find((it) => it.dataset.customId && !known.has(it.dataset.customId));
}

// Whoever goes by keyboard is taken along; under a thumb nothing moves.
function focus(control) {
  control.focus({ preventScroll: true });
  if (control.matches(":focus-visible")) control.scrollIntoView({ block: "nearest" });
}

function readable(author) {
  return author.bot ? "" : `color-mix(in oklab, ${hex(author.accent_color)} 60%, var(--text))`;
}

function embed(of, context) {
  const text = (words) => markdown(words, context.model, context.go);
  const style = of.color === undefined ? {} : { borderLeftColor: hex(of.color) };
  const title = of.title ? h("h3", {}, of.url ? h("a", { href: of.url, target: "_blank", rel: "noopener" }, of.title) : of.title) : null;
  return h(
    "div",
    { class: "container accent embed", style },
    of.author ? h("p", { class: "small" }, of.author.name) : null, title, of.description ? h("div", { class: "text" }, text(of.description)) : null,
    h("div", { class: "fields" }, (of.fields ?? []).map((it) => h("div", { class: it.inline ? "field inline" : "field" }, h("b", {}, it.name), h("div", {}, text(it.value))))),
    of.image ? picture(of.image, of.image.description) : null,
    of.footer ? h("p", { class: "small muted" }, of.footer.text) : null,
  );
}
