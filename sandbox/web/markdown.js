// Discord's markdown as elements: never as HTML text, so nothing that is written can become code.
import { h, nameOf } from "./dom.js";
import { say } from "./say.js";
import { timestamp } from "./time.js";

const INLINE = [
  [/^```(?:[\w+-]*\n)?([\s\S]+?)```/, (it) => h("pre", {}, h("code", {}, it[1].replace(/\n$/, "")))],
  [/^`([^`]+)`/, (it) => h("code", {}, it[1])],
  [/^\\([\\*_~|`<>#\-[\]()])/, (it) => it[1]],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (it) => timestamp(Number(it[1]), it[2])],
  [/^<@!?(\d+)>/, (it, model) => mention("@" + nameOf(model.user(it[1])), it[1] === model.me.id)],
  [/^<@&(\d+)>/, (it, model) => mention("@" + model.roleName(it[1]), false)],
  [/^<#(\d+)>/, (it, model, go) => channelLink(it[1], model, go)],
  [/^<a?:(\w+):\d+>/, (it) => `:${it[1]}:`],
  [/^<\/([-_\p{L}\p{N} ]+):\d+>/u, (it) => commandLink(it[1])],
  [/^@(everyone|here)\b/, (it) => mention("@" + it[1], true)],
  [/^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, (it, model, go) => link(it[2], inline(it[1], model, go))],
  [/^<(https?:\/\/[^\s>]+)>/, (it) => link(it[1], [it[1]])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (it) => link(it[0], [it[0]])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (it, model, go) => h("strong", {}, h("em", {}, inline(it[1], model, go)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (it, model, go) => h("strong", {}, inline(it[1], model, go))],
  [/^__([\s\S]+?)__(?!_)/, (it, model, go) => h("u", {}, inline(it[1], model, go))],
  [/^\*([^\s*][\s\S]*?)\*(?!\*)/, (it, model, go) => h("em", {}, inline(it[1], model, go))],
  [/^_([^\s_][\s\S]*?)_(?![\w_])/, (it, model, go) => h("em", {}, inline(it[1], model, go))],
  [/^~~([\s\S]+?)~~/, (it, model, go) => h("s", {}, inline(it[1], model, go))],
  [/^\|\|([\s\S]+?)\|\|/, (it, model, go) => spoiler(inline(it[1], model, go))],
];

const mention = (text, mine) => h("span", { class: mine ? "mention mine" : "mention" }, text);

function channelLink(id, model, go) {
  const channel = model.channels.get(id);
  if (!channel) return mention(`#${say("unknown")}`, false);
  return h("button", { class: "mention plain", onclick: () => go(id) }, "#" + channel.name);
}

// Pressed, it is begun in the field at the bottom.
function commandLink(name) {
  const begin = () => {
    const field = document.getElementById("composer");
    if (!field || field.disabled) return;
    field.value = `/${name}`;
    field.focus();
    field.dispatchEvent(new Event("input"));
  };
  return h("button", { class: "mention plain", onclick: begin }, "/" + name);
}

const link = (url, inside) => h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, ...inside);

function spoiler(inside) {
  const hide = h("span", { class: "spoiler-inside", "aria-hidden": "true" }, ...inside);
  const show = () => {
    whole.classList.add("shown");
    hide.removeAttribute("aria-hidden");
    whole.removeAttribute("aria-label");
  };
  const whole = h("button", { class: "spoiler plain", "aria-label": say("spoiler"), onclick: show }, hide);
  return whole;
}

export function inline(text, model, go) {
  const out = [];
  let plain = "";
  while (text) {
    const found = firstMatch(text, out.length || plain ? (plain || " ").at(-1) : "");
    if (!found) {
      const [letter] = text;
      plain += letter;
      text = text.slice(letter.length);
      continue;
    }
    if (plain) out.push(plain);
    plain = "";
    out.push(found.make(found.match, model, go));
    text = text.slice(found.match[0].length);
  }
  return plain ? [...out, plain] : out;
}

function firstMatch(text, before) {
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(text);
    if (match && !(text[0] === "_" && text[1] !== "_" && /\w/.test(before))) return { match, make };
  }
  return null;
}

// Headings, quotes, lists and small print, line by line.
export function markdown(text, model, go) {
  const fences = text.split(/(```[\s\S]+?```)/);
  return fences.flatMap((part) => (part.startsWith("```") && part.length > 6 ? inline(part, model, go) : blocks(part, model, go)));
}

function blocks(text, model, go) {
  const out = [];
  let lines = [];
  const flush = () => {
    if (lines.length) out.push(h("div", { class: "lines" }, inline(lines.join("\n"), model, go)));
    lines = [];
  };
  for (const line of text.split("\n")) {
    const heading = /^(#{1,3}) (.+)/.exec(line);
    const small = /^-# (.+)/.exec(line);
    const quote = /^> (.*)/.exec(line);
    const item = /^(\s*)(?:[-*]|(\d+)\.) (.+)/.exec(line);
    if (!heading && !small && !quote && !item) {
      lines.push(line);
      continue;
    }
    flush();
    if (heading) out.push(h("h2", { class: `size${heading[1].length}` }, inline(heading[2], model, go)));
    else if (small) out.push(h("small", {}, inline(small[1], model, go)));
    else if (quote) out.push(h("blockquote", {}, inline(quote[1], model, go)));
    else out.push(listItem(item, out, model, go));
  }
  flush();
  return out.filter((it) => it !== null && (it.textContent !== "" || it.children.length));
}

function listItem([, , number, words], out, model, go) {
  const kind = number ? "OL" : "UL";
  const last = out.at(-1);
  const item = h("li", {}, inline(words, model, go));
  if (last?.tagName === kind) {
    last.append(item);
    return null;
  }
  return h(kind.toLowerCase(), number ? { start: Number(number) } : {}, item);
}
