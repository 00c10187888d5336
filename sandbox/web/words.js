// A message in words: for the live region, for names and for quotes.
import { nameOf } from "./dom.js";
import { say } from "./say.js";
import { relative } from "./time.js";

const LOADING = 128;

const named = (model) => [
  [/[*_~|`]+|(?<=^|\s)#+ /g, () => ""],
  [/<@!?(\d+)>/g, (_, id) => `@${nameOf(model.user(id))}`],
  [/<@&(\d+)>/g, (_, id) => `@${model.roleName(id)}`],
  [/<#(\d+)>/g, (_, id) => `#${model.channels.get(id)?.name ?? say("unknown")}`],
  [/<\/([\w\- ]+):\d+>/g, (_, name) => `/${name}`],
  [/<a?:(\w+):\d+>/g, (_, name) => `:${name}:`],
  [/<t:(\d+)(:\w)?>/g, (_, seconds) => relative(Number(seconds))],
];

// What is written comes before what is shown: "Your turn" before the board.
export function plain(message, model, pictures = true) {
  if (!message) return "";
  if (message.flags & LOADING) return say("is-thinking");
  const words = [message.content];
  const shown = [];
  const collect = (components) => {
    for (const it of components) {
      words.push(it.content ?? "");
      shown.push(...(it.items ?? []).map((item) => item.description ?? ""));
      collect([...(it.components ?? []), ...(it.accessory ? [it.accessory] : [])]);
    }
  };
  collect(message.components ?? []);
  words.push(...(message.embeds ?? []).map((it) => it.title ?? it.description ?? ""));
  shown.push(...(message.attachments ?? []).map((it) => it.description ?? it.filename));
  const text = [...words, ...(pictures ? shown : [])].filter(Boolean).join(" ");
  return named(model).reduce((left, [pattern, by]) => left.replace(pattern, by), text);
}

// The beginning of what is written in a message; where nothing is written, of what it shows.
export function excerpt(message, model, most) {
  const words = plain(message, model, false) || plain(message, model);
  return words.length > most ? `${words.slice(0, most).trimEnd()}…` : words;
}
