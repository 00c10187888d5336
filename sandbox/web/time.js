// Discord's timestamps. Relative ones count on, all from one clock.
import { h } from "./dom.js";
import { spoken } from "./say.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  ["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1],
];

export function relative(seconds, now = Date.now() / 1000) {
  const away = seconds - now;
  const [unit, length] = STEPS.find(([, step]) => Math.abs(away) >= step) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(Math.round(away / length), unit);
}

export function timestamp(seconds, style = "f") {
  const when = new Date(seconds * 1000);
  const words = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(spoken(), STYLES[style]).format(when);
  const full = new Intl.DateTimeFormat(spoken(), STYLES.F).format(when);
  const data = style === "R" ? { "data-counts": String(seconds) } : {};
  return h("time", { datetime: when.toISOString(), title: full, class: "stamp", ...data }, words);
}

setInterval(() => {
  for (const it of document.querySelectorAll("time[data-counts]")) {
    const words = relative(Number(it.dataset.counts));
    if (it.textContent !== words) it.textContent = words;
  }
}, 1000);
