// A modal: the form a bot opens, with every kind of field there is.
import { complain, focusComposer, h, nameOf } from "./dom.js";
import { chooser, SELECTS } from "./components.js";
import { markdown } from "./markdown.js";
import { say } from "./say.js";

export function openForm(data, app) {
  const back = document.activeElement;
  const answers = new Map(); // custom id -> a function that gives its value
  const fields = data.components.map((it) => field(it, answers, app));
  const error = h("p", { class: "failed", role: "alert", hidden: true });
  const submit = h("button", { class: "button primary", type: "submit" }, say("form-submit"));
  const cancel = h("button", { class: "button quiet", type: "button", onclick: () => leave() }, say("cancel"));
  const form = h(
    "form",
    { method: "dialog", novalidate: true },
    h("h2", { id: "form-title" }, data.title), h("p", { class: "muted small" }, say("form-goes-to", { name: nameOf(app.model.user(app.model.bot)) })),
    fields, error, h("div", { class: "form-foot" }, cancel, submit),
  );
  const dialog = h("dialog", { class: "form", "aria-labelledby": "form-title" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.setAttribute("aria-busy", "true");
    const failed = await send(data, answers, app);
    submit.removeAttribute("aria-busy");
    error.hidden = !failed;
    error.textContent = failed ?? "";
    if (!failed) leave();
  });
  // At once: `close` is told of only later, when the focus may be elsewhere already.
  const leave = () => {
    if (!dialog.isConnected) return;
    dialog.remove();
    if (back?.isConnected && back !== document.body) back.focus({ preventScroll: true });
    else focusComposer();
  };
  dialog.addEventListener("close", leave);
  document.body.append(dialog);
  dialog.showModal();
  (form.querySelector("input, textarea, .menu") ?? submit).focus();
}

async function send(data, answers, app) {
  try {
    const values = {};
    for (const [name, read] of answers) {
      const value = await read();
      if (value !== undefined) values[name] = value;
    }
    const { event, data: said } = await app.line.interact("submit", { modal: data.id, fields: values });
    if (event === "INTERACTION_FAILURE") return say("form-failed");
    if (event === "INTERACTION_MODAL_CREATE") app.openForm(said);
    return null;
  } catch (no) {
    return no.message;
  }
}

let serial = 0;

function field(of, answers, app) {
  if (of.type === 10) return h("div", { class: "text" }, markdown(of.content, app.model, app.go));
  const inner = of.type === 18 ? of.component : of.components[0];
  const label = of.type === 18 ? of.label : inner.label;
  const id = `field${++serial}`;
  const required = inner.required !== false && inner.type !== 23;
  const star = required ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null;
  const hint = of.description ? h("p", { class: "muted small", id: `${id}-hint` }, of.description) : null;
  const described = hint ? { "aria-describedby": `${id}-hint` } : {};
  if ([21, 22].includes(inner.type)) {
    return h("fieldset", described, h("legend", {}, label, star), hint, group(inner, id, answers));
  }
  const control = drawn(inner, { id, label, required, described, answers, app });
  if (inner.type === 23) return h("div", { class: "field check" }, control, h("label", { for: id }, label), hint);
  return h("div", { class: "field" }, h("label", { for: id }, label, star), hint, control);
}

function drawn(inner, { id, label, required, described, answers, app }) {
  if (inner.type === 4) return typed(inner, { id, required, described, answers });
  if (SELECTS.includes(inner.type)) {
    const place = chooser(inner, app.model, (values) => answers.set(inner.custom_id, () => values), label);
    place.querySelector("button").id = id;
    return place;
  }
  if (inner.type === 19) return upload(inner, { id, described, answers, app });
  const box = h("input", { type: "checkbox", id, ...described, checked: Boolean(inner.default) });
  answers.set(inner.custom_id, () => box.checked);
  return box;
}

function typed(inner, { id, required, described, answers }) {
  const common = { id, ...described, required, placeholder: inner.placeholder, maxlength: String(inner.max_length ?? 4000), minlength: String(inner.min_length ?? 0) };
  const box = inner.style === 2 ? h("textarea", { rows: "4", ...common }) : h("input", { type: "text", ...common, autocomplete: "off" });
  box.value = inner.value ?? "";
  answers.set(inner.custom_id, () => box.value);
  return box;
}

function upload(inner, { id, described, answers, app }) {
  const box = h("input", { type: "file", id, ...described, multiple: (inner.max_values ?? 1) > 1 });
  answers.set(inner.custom_id, async () => Promise.all([...box.files].map((file) => app.line.upload(file))));
  box.addEventListener("change", () => box.files.length > (inner.max_values ?? 1) && complain(say("files-too-many")));
  return box;
}

function group(inner, id, answers) {
  const kind = inner.type === 21 ? "radio" : "checkbox";
  const boxes = inner.options.map((option, index) => {
    const box = h("input", { type: kind, name: id, value: option.value, id: `${id}-${index}`, checked: Boolean(option.default) });
    const hint = option.description ? h("small", { class: "muted" }, option.description) : null;
    return h("div", { class: "check" }, box, h("label", { for: `${id}-${index}` }, option.label, hint));
  });
  const chosen = () => boxes.map((it) => it.firstChild).filter((it) => it.checked).map((it) => it.value);
  answers.set(inner.custom_id, () => (kind === "radio" ? chosen()[0] : chosen()));
  return h("div", {}, boxes);
}
