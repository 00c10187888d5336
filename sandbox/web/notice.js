// What whoever comes should read first, with games to begin by one press. It goes when one plays; `?` brings it back.
import { by, h } from "./dom.js";
import { run } from "./command.js";
import { short } from "./say.js";

const CLOSED = "notice-closed";

export class Notice {
  constructor(app) {
    this.app = app;
    this.place = by("notice");
    this.ask = by("ask");
    this.told = {};
    this.ask.addEventListener("click", () => (this.place.hidden ? this.open() : this.close()));
    this.place.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  async load() {
    this.told = await (await fetch("/notice")).json();
    this.ask.hidden = Object.keys(this.told).length === 0;
    if (!this.ask.hidden && !localStorage.getItem(CLOSED)) this.open();
  }

  // The reader's language, if it is told in that.
  get language() {
    return [short(this.app.model.me.locale), "en"].find((it) => it in this.told) ?? Object.keys(this.told)[0];
  }

  open() {
    this.show(true);
    this.draw();
    by("notice-title").focus();
  }

  draw() {
    if (this.place.hidden) return;
    const { title, sentences, close, cards } = this.told[this.language];
    this.place.lang = this.language;
    this.place.replaceChildren(
      h("h2", { id: "notice-title", tabindex: "-1" }, title), ...sentences.map((it) => h("p", {}, it)),
      h("div", { class: "cards" }, cards.map((it) => this.card(it))),
      h("button", { class: "button quiet", onclick: () => this.close() }, close),
    );
  }

  card({ title, text, picture, alt, buttons }) {
    const image = h("img", { src: `/notice/${encodeURIComponent(picture)}`, alt });
    const presses = buttons.map((it, index) => {
      const style = index === 0 ? "primary" : "quiet";
      return h("button", { class: `button ${style}`, "aria-label": `${title}: ${it.label}`, onclick: () => this.use(it) }, it.label);
    });
    return h("section", { class: "card", "aria-label": title }, image, h("h3", {}, title), h("p", {}, text), presses);
  }

  close() {
    if (this.place.hidden) return;
    localStorage.setItem(CLOSED, "yes");
    this.show(false);
  }

  show(open) {
    this.place.hidden = !open;
    this.ask.setAttribute("aria-expanded", String(open));
    document.body.classList.toggle("noticed", open);
  }

  async use(button) {
    this.close();
    await this.app.be(button.as);
    if (!(await this.app.visit(button.in))) return;
    const { command, path, values } = button;
    await run(this.app, { name: command, path, values });
  }
}
