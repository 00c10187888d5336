// Where one reads: with the newest message, or at a place of one's own. Nothing that changes moves it.
import { by } from "./dom.js";

const NEAR = 100; // pixels above the end that still follow what comes: two rows of buttons

export class Reading {
  constructor() {
    this.place = by("messages");
    this.lines = by("lines");
    this.more = by("more");
    this.more.addEventListener("click", () => this.down());
    this.place.addEventListener("scroll", () => this.moved());
    const sizes = new ResizeObserver(() => this.hold());
    sizes.observe(this.place);
    sizes.observe(this.lines);
    this.note();
  }

  get follows() {
    return this.gap !== null;
  }

  get size() {
    return `${this.place.scrollHeight} ${this.place.clientHeight}`;
  }

  // A scroll while something has changed its size is the browser's own; then `hold` comes next.
  moved() {
    if (this.size === this.held) this.note();
  }

  note() {
    const { scrollHeight, scrollTop, clientHeight } = this.place;
    const gap = Math.max(0, scrollHeight - scrollTop - clientHeight);
    this.gap = gap <= NEAR ? gap : null;
    this.held = this.size;
    this.seen = this.follows ? [] : this.inView();
    if (this.follows) this.more.hidden = true;
  }

  inView() {
    const { top, bottom } = this.place.getBoundingClientRect();
    const seen = [];
    for (const line of this.lines.children) {
      const box = line.getBoundingClientRect();
      if (box.bottom > top && box.top < bottom && line.dataset.id) seen.push({ id: line.dataset.id, top: box.top - top });
    }
    return seen;
  }

  // After a change: as far from the end as before, or with the same message at the same height.
  hold() {
    if (this.follows) {
      this.place.scrollTop = this.place.scrollHeight - this.place.clientHeight - this.gap;
    } else {
      const { top } = this.place.getBoundingClientRect();
      const [line, before] = this.stillThere();
      if (line) this.place.scrollTop += line.getBoundingClientRect().top - top - before;
    }
    this.note();
  }

  stillThere() {
    for (const { id, top } of this.seen) {
      const line = this.lines.querySelector(`[data-id="${id}"]`);
      if (line) return [line, top];
    }
    return [null, 0];
  }

  down() {
    this.place.scrollTop = this.place.scrollHeight;
    this.note();
  }

  // A message has come below: whoever follows goes on to it, whoever reads elsewhere is told.
  came(wanted) {
    if (this.follows || wanted) return this.down();
    this.more.hidden = false;
    this.hold();
  }
}
