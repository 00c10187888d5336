// A picture before everything else: larger and smaller, the ones before and after it, and back.
import { by, h } from "./dom.js";
import { say } from "./say.js";

const SCALES = [1, 1.5, 2, 3, 4];

const pictures = () => [...by("lines").querySelectorAll("a.picture")];

export function view(link) {
  let at = pictures().indexOf(link);
  let scale = 0;
  const image = h("img", {});
  const words = h("p", { class: "viewer-words", "aria-live": "polite" });
  const original = h("a", { class: "button quiet", target: "_blank" }, `${say("picture-alone")} ↗`);
  const stage = h("div", { class: "viewer-stage", tabindex: "0", "aria-label": say("picture") }, image);
  const tool = (label, sign, act) => h("button", { class: "button quiet", "aria-label": label, title: label, onclick: act }, sign);
  const before = tool(say("picture-before"), "‹", () => go(-1));
  const after = tool(say("picture-after"), "›", () => go(1));
  const tools = [
    before, after, tool(say("picture-smaller"), "−", () => zoom(-1)), tool(say("picture-larger"), "+", () => zoom(1)), original,
    tool(say("close"), "✕", () => dialog.close()),
  ];
  const dialog = h("dialog", { class: "viewer", "aria-label": say("picture") }, h("div", { class: "viewer-tools" }, tools), stage, words);

  const show = () => {
    const of = pictures()[at];
    const { src, alt } = of.querySelector("img");
    Object.assign(image, { src, alt });
    original.href = of.href;
    words.textContent = alt;
    before.disabled = at === 0;
    after.disabled = at === pictures().length - 1;
    fit();
  };
  const go = (step) => {
    const next = at + step;
    if (!pictures()[next]) return;
    at = next;
    scale = 0;
    show();
  };
  // One that fits is as large as the stage allows; a larger one is moved about in it.
  const fit = () => {
    const whole = Math.min(stage.clientWidth / image.naturalWidth, stage.clientHeight / image.naturalHeight) || 1;
    image.style.width = `${Math.floor(image.naturalWidth * whole * SCALES[scale])}px`;
    stage.classList.toggle("larger", scale > 0);
  };
  const zoom = (step) => {
    const next = Math.min(Math.max(scale + step, 0), SCALES.length - 1);
    const grown = SCALES[next] / SCALES[scale];
    const centre = (scroll, room) => (scroll + room / 2) * grown - room / 2;
    const left = centre(stage.scrollLeft, stage.clientWidth);
    const top = centre(stage.scrollTop, stage.clientHeight);
    scale = next;
    fit();
    stage.scrollTo(left, top);
  };
  const keys = {
    ArrowLeft: () => go(-1), ArrowRight: () => go(1), "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1),
  };

  image.addEventListener("load", fit);
  image.addEventListener("click", () => zoom(scale ? -SCALES.length : 2));
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1 : -1);
  }, { passive: false });
  dialog.addEventListener("keydown", (event) => {
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (document.activeElement === document.body && link.isConnected) link.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  stage.focus();
  show();
}
