import { say } from "./say.js";

// Elements in one expression: h("button", {class: "x", onclick: f}, "text", child).
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") Object.assign(element.style, value);
    else if (key in element && typeof value !== "string" && key !== "list") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

export const by = (id) => document.getElementById(id);

export function hex(color) {
  return "#" + (color ?? 0x5865f2).toString(16).padStart(6, "0");
}

export const nameOf = (user) => user?.global_name ?? user?.username ?? say("somebody");

export function avatar(user, size = 40) {
  const letter = [...nameOf(user)][0]?.toUpperCase() ?? "?";
  const style = { backgroundColor: hex(user?.accent_color), width: `${size}px`, height: `${size}px`, fontSize: `${size / 2.2}px` };
  return h("span", { class: "avatar", "aria-hidden": "true", style }, letter);
}

// Where there is no keyboard but one on the screen, writing begins with a touch.
export function focusComposer() {
  if (matchMedia("(pointer: coarse)").matches) document.activeElement?.blur();
  else by("composer")?.focus({ preventScroll: true });
}

let alertTimer = 0;
export function complain(text) {
  by("alerts").replaceChildren(h("p", {}, text));
  clearTimeout(alertTimer);
  alertTimer = setTimeout(() => by("alerts").replaceChildren(), 6000);
}
