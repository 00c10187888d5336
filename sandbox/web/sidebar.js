// Persons, servers, channels, threads and direct messages.
import { avatar, by, h, nameOf } from "./dom.js";
import { say, short, spoken } from "./say.js";

// Who one may be, and who is named somewhere.
export function drawPersons(people, me, crowd, become) {
  const place = by("crowd");
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.person : null;
  const scrolled = place.scrollLeft;
  place.replaceChildren(...people.map((it) => person(it, it.id === me, crowd.get(it.id)?.pings ?? 0, become)));
  place.scrollLeft = scrolled;
  if (focused) place.querySelector(`[data-person="${focused}"]`)?.focus({ preventScroll: true });
  showWhatGoesOn();
  if (place.dataset.me !== me) showWhoOneIs();
  place.dataset.me = me;
}

function showWhoOneIs() {
  by("crowd").querySelector("[aria-current]")?.scrollIntoView({ inline: "nearest", block: "nearest" });
}

function person(it, mine, pings, become) {
  const name = nameOf(it);
  const other = short(it.locale) === "en" ? "" : short(it.locale);
  const language = other && new Intl.DisplayNames(spoken(), { type: "language" }).of(other);
  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    become(it.id);
  };
  return h(
    "a",
    {
      href: `?as=${it.id}`, class: "person", "aria-current": mine ? "true" : null, "data-person": it.id,
      "aria-label": said(name, mine ? {} : { pings }), title: say(other ? "be-reader" : "be", { name, language }), onclick: press,
    },
    avatar(it, 24), h("span", {}, name), other ? h("small", { "aria-hidden": "true" }, other) : null, mine ? null : count(pings),
  );
}

// The row of persons may be longer than the page: then it says so on that side.
function showWhatGoesOn() {
  const crowd = by("crowd");
  const [before, after] = [by("crowd-before"), by("crowd-after")];
  const room = crowd.clientWidth + before.offsetWidth + after.offsetWidth;
  before.hidden = after.hidden = crowd.scrollWidth <= room;
  before.disabled = crowd.scrollLeft < 8;
  after.disabled = crowd.scrollWidth - crowd.clientWidth - crowd.scrollLeft < 8;
}

export function watchPersons() {
  const crowd = by("crowd");
  crowd.addEventListener("scroll", showWhatGoesOn);
  const resized = () => {
    showWhatGoesOn();
    showWhoOneIs();
  };
  new ResizeObserver(resized).observe(crowd);
  const step = (sign) => () => crowd.scrollBy({ left: sign * crowd.clientWidth * 0.7 });
  by("crowd-before").addEventListener("click", step(-1));
  by("crowd-after").addEventListener("click", step(1));
}

export function drawServers(app) {
  const { model } = app;
  const place = by("servers");
  const dmUnread = model.dms.reduce((sum, it) => sum + (it.id === model.here ? 0 : (model.unread.get(it.id)?.pings ?? 0)), 0);
  const rows = [
    server(say("direct-messages"), "✉", !model.guild && Boolean(model.here), { pings: dmUnread }, () => app.goHome()),
    h("hr"),
    ...[...model.guilds.values()].map((it) => server(it.name, initials(it.name), model.guild?.id === it.id, model.unreadOf(it.id), () => app.enter(it.id))),
  ];
  redraw(place, rows);
}

// What is drawn anew keeps the focus where it was, and what was open open.
function redraw(place, children) {
  const held = place.contains(document.activeElement) && document.activeElement.dataset.at;
  const open = place.querySelector("details")?.open;
  place.replaceChildren(...children);
  if (open) place.querySelector("details").open = true;
  if (held) place.querySelector(`[data-at="${held}"]`)?.focus({ preventScroll: true });
}

// The application's owner plays no part.
export const plays = (person) => person.username !== "keeper";

const initials = (name) => name.split(/\s+/).map((word) => [...word][0]).join("").slice(0, 3);

function server(name, letters, here, unread, go) {
  const classes = ["server", here ? "here" : "", unread.count ? "unread" : ""].join(" ");
  return h("button", { class: classes, "aria-label": said(name, unread), "aria-current": here ? "true" : null, "data-at": letters, title: name, onclick: go }, letters, count(unread.pings));
}

const said = (name, { count, pings }) => [name, pings ? say("mentions", { count: pings }) : count ? say("unread") : ""].filter(Boolean).join(", ");

const count = (pings) => (pings ? h("span", { class: "pings", "aria-hidden": "true" }, String(pings)) : null);

export function drawChannels(app) {
  const { model } = app;
  const guild = model.guild;
  const title = h("h2", {}, guild?.name ?? say("direct-messages"));
  const rows = guild ? model.channelsOf(guild.id).map((it) => [channel(app, it), threads(app, it)]) : directMessages(app);
  redraw(by("channels"), [title, h("ul", { class: "rows" }, rows), settings(app)]);
}

function threads(app, of) {
  const found = app.model.threadsOf(of.id);
  return found.length ? h("li", {}, h("ul", { class: "threads", "aria-label": say("threads-of", { name: of.name }) }, found.map((it) => channel(app, it)))) : null;
}

const SIGNS = { 2: "🔊", 5: "📣", 13: "🎙" }; // a channel of voices, of announcements, a stage

function channel(app, of) {
  const here = of.id === app.model.here;
  const unread = (!here && app.model.unread.get(of.id)) || { count: 0, pings: 0 };
  const mark = of.type === 1 ? avatar(of.recipients[0], 24) : h("span", { class: "mark", "aria-hidden": "true" }, of.thread_metadata ? (of.type === 12 ? "🔒" : "↳") : (SIGNS[of.type] ?? "#"));
  const name = app.model.titleOf(of);
  const classes = ["channel", here ? "here" : "", unread.count ? "unread" : ""].join(" ");
  return h("li", {}, h("button", { class: classes, "aria-current": here ? "page" : null, "data-at": of.id, "aria-label": said(name, unread), onclick: () => app.go(of.id) }, mark, h("span", { class: "name" }, name), count(unread.pings)));
}

function directMessages(app) {
  const others = [...app.model.people.values()].filter((it) => it.id !== app.model.me.id && plays(it));
  const known = new Set(app.model.dms.flatMap((it) => it.recipients.map((one) => one.id)));
  const rest = others.filter((it) => !known.has(it.id));
  const write = (it) => h("li", {}, h("button", { class: "channel", onclick: () => app.writeTo(it.id) }, avatar(it, 24), h("span", { class: "name" }, nameOf(it))));
  return [...app.model.dms.map((it) => channel(app, it)), ...rest.map(write)];
}

const LOCALES = ["en-US", "en-GB", "fr", "it", "de"];

// A language as those call it who speak it.
const ownName = (locale) => new Intl.DisplayNames(locale, { type: "language" }).of(locale);

function settings(app) {
  const { me } = app.model;
  const dms = toggle(say("dms-open"), me.dms_open, (value) => app.change({ dms_open: value }));
  const install = toggle(say("app-installed"), me.app_installed, (value) => app.change({ app_installed: value }));
  const locale = h("select", { id: "locale", "data-at": "locale", onchange: (event) => app.change({ locale: event.target.value }) }, LOCALES.map((it) => h("option", { value: it, selected: it === me.locale }, ownName(it))));
  return h("details", { class: "settings" }, h("summary", { "data-at": "settings" }, avatar(me, 24), h("span", {}, nameOf(me)), h("span", { class: "muted small" }, ` ${say("settings")}`)), dms, install, h("label", { class: "setting" }, say("language"), " ", locale));
}

function toggle(label, value, set) {
  return h("label", { class: "setting" }, h("input", { type: "checkbox", "data-at": label, checked: value, onchange: (event) => set(event.target.checked) }), label);
}
