// A list to choose from, opened by a field or a button: with the arrow keys, by typing, by touch.
import { by, h } from "./dom.js";
import { say } from "./say.js";

let serial = 0;

export class Choices {
  // `field`: the element that keeps the focus; `take(choice)` is told what was chosen.
  constructor(field, { label, take, place, onclose }) {
    this.field = field;
    this.take = take;
    this.onclose = onclose;
    this.at = -1;
    this.id = `choices${++serial}`;
    this.list = h("ul", { class: "choices", role: "listbox", id: this.id, "aria-label": label, hidden: true });
    this.list.addEventListener("mousedown", (event) => event.preventDefault());
    place.append(this.list);
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-expanded", "false");
    field.setAttribute("aria-autocomplete", "list");
  }

  // Each choice: {label, hint, value, disabled, selected}
  show(choices, { empty = say("nothing-fits"), multiple = false } = {}) {
    this.choices = choices;
    if (multiple) this.list.setAttribute("aria-multiselectable", "true");
    const rows = choices.map((it, index) => this.row(it, index));
    this.list.replaceChildren(...(rows.length ? rows : [h("li", { class: "none", role: "presentation" }, empty)]));
    this.list.hidden = false;
    const { top, bottom } = this.field.getBoundingClientRect();
    this.list.classList.toggle("up", innerHeight - bottom < 400 && top > innerHeight - bottom);
    this.field.setAttribute("aria-expanded", "true");
    this.move(choices.length ? Math.min(Math.max(this.at, 0), choices.length - 1) : -1);
  }

  row(choice, index) {
    const icon = choice.icon ? h("span", { "aria-hidden": "true" }, choice.icon) : null;
    const inside = [h("span", { class: "choice-label" }, icon, h("span", {}, choice.label))];
    if (choice.hint) inside.push(h("span", { class: "choice-hint" }, choice.hint));
    return h(
      "li",
      {
        role: "option", id: `${this.id}-${index}`, "aria-selected": String(Boolean(choice.selected)),
        onclick: () => this.choose(index),
      },
      ...inside,
    );
  }

  get isOpen() {
    return !this.list.hidden;
  }

  move(index) {
    this.list.querySelector(".active")?.classList.remove("active");
    this.at = index;
    const row = this.list.children[index];
    if (index < 0 || !row) return this.field.removeAttribute("aria-activedescendant");
    row.classList.add("active");
    row.scrollIntoView({ block: "nearest" });
    this.field.setAttribute("aria-activedescendant", row.id);
  }

  choose(index) {
    const choice = this.choices[index];
    if (choice) this.take(choice);
  }

  // True when the key was for the list.
  key(event) {
    if (!this.isOpen) return false;
    const last = this.choices.length - 1;
    const moves = { ArrowDown: this.at >= last ? 0 : this.at + 1, ArrowUp: this.at <= 0 ? last : this.at - 1 };
    if (event.key in moves) this.move(moves[event.key]);
    else if (["Enter", "Tab"].includes(event.key) && this.at >= 0 && !event.shiftKey) this.choose(this.at);
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  close() {
    this.list.hidden = true;
    this.at = -1;
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
    this.onclose?.();
  }

  remove() {
    this.close();
    this.list.remove();
    this.field.removeAttribute("aria-controls");
  }
}

const SPOKEN = 20; // that is how many stay; readers have long said the older ones

export function announce(text) {
  const said = by("said");
  said.append(h("p", {}, text));
  while (said.children.length > SPOKEN) said.firstElementChild.remove();
}
