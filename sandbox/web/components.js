// Buttons, menus and the parts of Components V2, as a message shows them.
import { complain, h, hex, nameOf } from "./dom.js";
import { markdown } from "./markdown.js";
import { Choices } from "./pick.js";
import { say } from "./say.js";
import { view } from "./viewer.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };
export const SELECTS = [3, 5, 6, 7, 8];

export function component(of, context) {
  return (DRAW[of.type] ?? unknown)(of, context);
}

const all = (components, context) => components.map((it) => component(it, context));
const unknown = (of) => h("p", { class: "muted" }, say("component", { kind: of.type }));

const DRAW = {
  1: (of, context) => h("div", { class: "row" }, all(of.components, context)),
  2: button,
  3: menu, 5: menu, 6: menu, 7: menu, 8: menu,
  9: (of, context) =>
    h("div", { class: "section" }, h("div", {}, all(of.components, context)), component(of.accessory, context)),
  10: (of, context) => h("div", { class: "text" }, markdown(of.content, context.model, context.go)),
  11: (of) => h("div", { class: "thumbnail" }, picture(of.media, of.description, of.spoiler)),
  12: (of) =>
    h("div", { class: `gallery of${Math.min(of.items.length, 4)}` }, of.items.map((it) => picture(it.media, it.description, it.spoiler))),
  13: (of) => fileLink(of.file.url, of.name, of.size),
  14: (of) => h("hr", { class: `${of.divider ? "line" : "gap"} ${of.spacing === 2 ? "wide" : ""}` }),
  17: (of, context) => {
    const style = of.accent_color === null ? {} : { borderLeftColor: hex(of.accent_color) };
    return h("div", { class: of.accent_color === null ? "container" : "container accent", style }, all(of.components, context));
  },
};

export function picture(media, description, spoiler) {
  // its place is kept before it has come, so that nothing moves under a thumb
  const ratio = media.width / media.height;
  const width = media.width ? { width: `min(100%, ${media.width}px, ${60 * ratio}vh)` } : null;
  const image = h("img", { src: media.url, alt: description ?? "", loading: "lazy", style: width ? { width: "100%", aspectRatio: String(ratio) } : null });
  const open = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    view(event.currentTarget);
  };
  if (!spoiler) return h("a", { class: "picture", style: width, href: media.url, target: "_blank", "aria-label": description ? null : say("picture"), onclick: open }, image);
  const hidden = h("button", { class: "picture veiled plain", style: width, "aria-label": say("spoiler"), onclick: () => hidden.classList.remove("veiled") }, image);
  return hidden;
}

export function fileLink(url, name, size) {
  return h("a", { class: "file", href: url, download: name }, `📄 ${name ?? say("file")}`, " ", h("small", {}, say("kilobytes", { count: Math.ceil((size ?? 0) / 1024) })));
}

export function emoji(of) {
  if (!of) return null;
  return h("span", { class: "emoji" }, of.id ? `:${of.name}:` : of.name);
}

function button(of, context) {
  const inside = [emoji(of.emoji), of.label ? h("span", {}, of.label) : null];
  const style = STYLES[of.style];
  if (of.url) {
    return h("a", { class: `button ${style}`, href: of.url, target: "_blank", rel: "noopener noreferrer" }, inside, h("span", { "aria-hidden": "true" }, " ↗"));
  }
  const name = [of.emoji?.id ? "" : of.emoji?.name, of.label].filter(Boolean).join(" ");
  const press = async () => {
    if (element.getAttribute("aria-busy")) return;
    element.setAttribute("aria-busy", "true");
    await context.use("press", { custom_id: of.custom_id });
    element.removeAttribute("aria-busy");
  };
  const element = h("button", { class: `button ${style}`, disabled: of.disabled, "aria-label": name, "data-custom-id": of.custom_id, onclick: press }, inside);
  return element;
}

// What a menu offers: its options, or people, roles and channels.
export function offered(of, model) {
  if (of.type === 3) return of.options.map((it) => ({ ...it, hint: it.description, icon: emoji(it.emoji), selected: it.default }));
  const preset = new Set((of.default_values ?? []).map((it) => it.id));
  const guild = model.guild;
  const people = guild ? guild.members.map((it) => it.user) : [...model.people.values()];
  const users = people.map((it) => ({ label: nameOf(it), hint: it.username, value: it.id }));
  const roles = (guild?.roles ?? []).map((it) => ({ label: "@" + it.name.replace(/^@/, ""), value: it.id }));
  const channels = [...model.channels.values()].filter((it) => it.guild_id === guild?.id && (!of.channel_types?.length || of.channel_types.includes(it.type)));
  const places = channels.map((it) => ({ label: "#" + it.name, value: it.id }));
  const found = { 5: users, 6: roles, 7: [...users, ...roles], 8: places }[of.type];
  return found.map((it) => ({ ...it, selected: preset.has(it.value) }));
}

// A field that opens a list; `done` gets the values when the list closes or one was taken.
export function chooser(of, model, done, label) {
  const low = of.min_values ?? 1;
  const high = of.max_values ?? 1;
  const options = offered(of, model);
  let chosen = options.filter((it) => it.selected).map((it) => it.value);
  const shown = h("span", { class: "menu-shown" });
  const field = h("button", { class: "menu", type: "button", role: "combobox", "aria-haspopup": "listbox", disabled: of.disabled, "data-custom-id": of.custom_id }, shown, h("span", { "aria-hidden": "true" }, "▾"));
  const place = h("div", { class: "menu-place" }, field);
  const tell = () => {
    const labels = options.filter((it) => chosen.includes(it.value)).map((it) => it.label);
    shown.textContent = labels.join(", ") || of.placeholder || say("select");
    shown.classList.toggle("muted", labels.length === 0);
    field.setAttribute("aria-label", `${label ?? of.placeholder ?? say("menu")}${labels.length ? ": " + labels.join(", ") : ""}`);
  };
  const before = () => [...chosen].sort().join();
  let opened = "";
  const take = (choice) => {
    if (high === 1) {
      chosen = [choice.value];
      list.close();
      return;
    }
    if (chosen.includes(choice.value)) chosen = chosen.filter((it) => it !== choice.value);
    else if (chosen.length < high) chosen = [...chosen, choice.value];
    open();
  };
  const onclose = () => {
    tell();
    if (before() === opened) return;
    if (chosen.length < low) return complain(say("choose-at-least", { count: low }));
    opened = before();
    done(chosen);
  };
  const list = new Choices(field, { label: label ?? of.placeholder ?? say("options"), take, place, onclose });
  const open = () => list.show(options.map((it) => ({ ...it, selected: chosen.includes(it.value) })), { multiple: high > 1 });
  field.addEventListener("click", () => {
    if (list.isOpen) return list.close();
    opened = before();
    open();
  });
  field.addEventListener("keydown", (event) => {
    if (list.key(event)) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      field.click();
    } else if (list.isOpen && event.key.length === 1) jump(event.key);
  });
  const jump = (letter) => {
    const index = options.findIndex((it) => it.label.toLowerCase().startsWith(letter.toLowerCase()));
    if (index >= 0) list.move(index);
  };
  field.addEventListener("blur", () => list.isOpen && list.close());
  tell();
  return place;
}

function menu(of, context) {
  const send = async (values) => {
    place.setAttribute("aria-busy", "true");
    await context.use("select", { custom_id: of.custom_id, values });
    place.removeAttribute("aria-busy");
  };
  const place = chooser(of, context.model, send);
  return place;
}
