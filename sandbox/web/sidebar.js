// Persons, servers, channels, threads and direct messages.
import { avatar, by, h, nameOf } from "./dom.js";

// Who one may be, and who is named somewhere.
export function drawPersons(people, me, crowd, become) {
  const place = by("crowd");
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.person : null;
  const scrolled = place.scrollLeft;
  place.replaceChildren(...people.map((it) => person(it, it.id === me, crowd.get(it.id)?.pings ?? 0, become)));
  place.scrollLeft = scrolled;
  if (focused) place.querySelector(`[data-person="${focused}"]`)?.focus({ preventScroll: true });
  showWhatGoesOn();
  if (place.dataset.me !== me) place.querySelector("[aria-current]")?.scrollIntoView({ inline: "nearest", block: "nearest" });
  place.dataset.me = me;
}

function person(it, mine, pings, become) {
  const language = it.locale.startsWith("en") ? "" : it.locale.slice(0, 2);
  const reads = language ? `, reads ${new Intl.DisplayNames("en", { type: "language" }).of(language)}` : "";
  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    become(it.id);
  };
  return h(
    "a",
    {
      href: `?as=${it.id}`, class: "person", "aria-current": mine ? "true" : null, "data-person": it.id,
      "aria-label": nameOf(it) + (pings && !mine ? `, ${pings} mentions` : ""),
      title: `Be ${nameOf(it)}${reads}; with the middle button in a new tab`, onclick: press,
    },
    avatar(it, 24), h("span", {}, nameOf(it)), language ? h("small", { "aria-hidden": "true" }, language) : null, mine ? null : count(pings),
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
  new ResizeObserver(showWhatGoesOn).observe(crowd);
  const step = (sign) => () => crowd.scrollBy({ left: sign * crowd.clientWidth * 0.7 });
  by("crowd-before").addEventListener("click", step(-1));
  by("crowd-after").addEventListener("click", step(1));
}

export function drawServers(app) {
  const { model } = app;
  const place = by("servers");
  const dmUnread = model.dms.reduce((sum, it) => sum + (it.id === model.here ? 0 : (model.unread.get(it.id)?.pings ?? 0)), 0);
  const rows = [
    server("Direct messages", "✉", !model.guild && Boolean(model.here), { pings: dmUnread }, () => app.goHome()),
    h("hr"),
    ...[...model.guilds.values()].map((it) => server(it.name, initials(it.name), model.guild?.id === it.id, model.unreadOf(it.id), () => app.enter(it.id))),
  ];
  place.replaceChildren(...rows);
}

const initials = (name) => name.split(/\s+/).map((word) => [...word][0]).join("").slice(0, 3);

function server(name, letters, here, unread, go) {
  const said = [name, unread.pings ? `${unread.pings} mentions` : unread.count ? "unread" : ""].filter(Boolean).join(", ");
  const classes = ["server", here ? "here" : "", unread.count ? "unread" : ""].join(" ");
  return h("button", { class: classes, "aria-label": said, "aria-current": here ? "true" : null, title: name, onclick: go }, letters, count(unread.pings));
}

const count = (pings) => (pings ? h("span", { class: "pings", "aria-hidden": "true" }, String(pings)) : null);

export function drawChannels(app) {
  const { model } = app;
  const guild = model.guild;
  const title = h("h2", {}, guild?.name ?? "Direct messages");
  const rows = guild ? model.channelsOf(guild.id).map((it) => [channel(app, it), threads(app, it)]) : directMessages(app);
  by("channels").replaceChildren(title, h("ul", { class: "rows" }, rows), settings(app));
}

function threads(app, of) {
  const found = app.model.threadsOf(of.id);
  return found.length ? h("li", {}, h("ul", { class: "threads", "aria-label": `Threads of ${of.name}` }, found.map((it) => channel(app, it)))) : null;
}

const SIGNS = { 2: "🔊", 5: "📣", 13: "🎙" }; // a channel of voices, of announcements, a stage

function channel(app, of) {
  const here = of.id === app.model.here;
  const unread = (!here && app.model.unread.get(of.id)) || { count: 0, pings: 0 };
  const mark = of.type === 1 ? avatar(of.recipients[0], 24) : h("span", { class: "mark", "aria-hidden": "true" }, of.thread_metadata ? (of.type === 12 ? "🔒" : "↳") : (SIGNS[of.type] ?? "#"));
  const name = app.model.titleOf(of);
  const said = [name, unread.pings ? `${unread.pings} mentions` : unread.count ? "unread" : ""].filter(Boolean).join(", ");
  const classes = ["channel", here ? "here" : "", unread.count ? "unread" : ""].join(" ");
  return h("li", {}, h("button", { class: classes, "aria-current": here ? "page" : null, "aria-label": said, onclick: () => app.go(of.id) }, mark, h("span", { class: "name" }, name), count(unread.pings)));
}

function directMessages(app) {
  const others = [...app.model.people.values()].filter((it) => it.id !== app.model.me.id);
  const known = new Set(app.model.dms.flatMap((it) => it.recipients.map((one) => one.id)));
  const rest = others.filter((it) => !known.has(it.id));
  const write = (it) => h("li", {}, h("button", { class: "channel", onclick: () => app.writeTo(it.id) }, avatar(it, 24), h("span", { class: "name" }, nameOf(it))));
  return [...app.model.dms.map((it) => channel(app, it)), ...rest.map(write)];
}

function settings(app) {
  const { me } = app.model;
  const dms = toggle("Direct messages are open", me.dms_open, (value) => app.change({ dms_open: value }));
  const install = toggle("App installed for me", me.app_installed, (value) => app.change({ app_installed: value }));
  const locale = h("select", { id: "locale", onchange: (event) => app.change({ locale: event.target.value }) }, ["en-US", "en-GB", "fr", "it", "de"].map((it) => h("option", { value: it, selected: it === me.locale }, it)));
  return h("details", { class: "settings" }, h("summary", {}, avatar(me, 24), h("span", {}, nameOf(me)), h("span", { class: "muted small" }, " settings")), dms, install, h("label", { class: "setting" }, "Language ", locale));
}

function toggle(label, value, set) {
  return h("label", { class: "setting" }, h("input", { type: "checkbox", checked: value, onchange: (event) => set(event.target.checked) }), label);
}
