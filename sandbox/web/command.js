// One command being filled in: its options side by side, with hints, choices and autocomplete.
import { announce, Choices } from "./pick.js";
import { by, complain, h } from "./dom.js";
import { offered } from "./components.js";
import { say } from "./say.js";

const DEBOUNCE = 250;
const LIKE_SELECT = { 6: 5, 8: 6, 9: 7, 7: 8 };

export class CommandEntry {
  constructor(app, leaf, place, finished) {
    Object.assign(this, { app, leaf, place, finished });
    this.fields = new Map(); // option name -> {read, input}
    this.draw();
  }

  draw() {
    const required = this.leaf.options.filter((it) => it.required);
    const optional = this.leaf.options.filter((it) => !it.required);
    this.row = h("div", { class: "options" }, h("span", { class: "command" }, "/" + this.leaf.words));
    this.more = h("span", { class: "more" }, optional.map((it) => this.adder(it)));
    this.row.append(this.more);
    const send = h("button", { class: "send plain", "aria-label": say("command-send"), onclick: () => this.submit() }, "➤");
    const cancel = h("button", { class: "plain", "aria-label": say("command-cancel"), onclick: () => this.cancel() }, "✕");
    this.bar = h("div", { class: "bar", role: "group", "aria-label": say("command", { name: this.leaf.words }) }, this.row, cancel, send);
    this.hint = h("p", { class: "hint", id: "option-hint", "aria-live": "polite" }, this.leaf.description ?? "");
    this.whole = h("div", { class: "entry" }, this.hint, this.bar);
    this.place.replaceChildren(this.whole);
    this.bar.addEventListener("keydown", (event) => this.key(event));
    for (const it of required) this.add(it);
    ([...this.fields.values()][0]?.input ?? send).focus();
  }

  adder(option) {
    const name = this.app.model.localized(option);
    const button = h("button", { class: "add plain", "aria-label": say("option-add", { name }), onclick: () => { button.remove(); this.add(option).focus(); } }, `+ ${name}`);
    return button;
  }

  tell(option) {
    const { model } = this.app;
    const kind = say(`option-${option.type}`);
    const needed = say(option.required ? "option-required" : "option-optional", { kind });
    this.hint.replaceChildren(h("b", {}, model.localized(option)), ` ${model.localized(option, "description")} `, h("span", { class: "muted" }, needed));
  }

  add(option) {
    const name = this.app.model.localized(option);
    const id = `option-${option.name}`;
    const input = option.type === 11 ? h("input", { type: "file", id }) : h("input", { type: "text", id, autocomplete: "off", spellcheck: "false", size: "12", inputmode: [4, 10].includes(option.type) ? "decimal" : null });
    input.setAttribute("aria-describedby", "option-hint");
    const whole = h("span", { class: "option" }, h("label", { for: id }, name), input);
    this.row.insertBefore(whole, this.more);
    const entry = { option, input, value: undefined };
    this.fields.set(option.name, entry);
    if (this.suggests(option)) this.attach(entry, name);
    input.addEventListener("focus", () => this.tell(option));
    return input;
  }

  suggests(option) {
    return option.choices?.length || option.autocomplete || option.type === 5 || option.type in LIKE_SELECT;
  }

  attach(entry, label) {
    const { input, option } = entry;
    input.setAttribute("role", "combobox");
    const take = (choice) => {
      entry.value = choice.value;
      input.value = choice.label;
      list.close();
      this.forward(entry);
    };
    const list = new Choices(input, { label, take, place: this.whole });
    entry.list = list;
    let timer = 0;
    const refresh = () => {
      clearTimeout(timer);
      if (!option.autocomplete) return list.show(this.fitting(option, input.value));
      if (!list.isOpen) list.show([], { empty: say("options-loading") });
      timer = setTimeout(() => this.ask(entry, list), DEBOUNCE);
    };
    input.addEventListener("input", () => { entry.value = undefined; refresh(); });
    input.addEventListener("focus", refresh);
    input.addEventListener("blur", () => list.close());
  }

  fitting(option, typed) {
    const like = LIKE_SELECT[option.type];
    let all = (option.choices ?? []).map((it) => ({ label: this.app.model.localized(it), value: it.value }));
    if (option.type === 5) all = [{ label: say("true"), value: true }, { label: say("false"), value: false }];
    if (like) all = offered({ type: like, channel_types: option.channel_types }, this.app.model);
    const wanted = typed.toLowerCase();
    return all.filter((it) => it.label.toLowerCase().includes(wanted)).slice(0, 25);
  }

  async ask(entry, list) {
    const asked = entry.input.value;
    const values = Object.fromEntries([...this.values()].filter(([name]) => name !== entry.option.name));
    values[entry.option.name] = asked;
    const { command, path } = this.leaf;
    try {
      const { event, data } = await this.app.line.interact("complete", { channel: this.app.model.here, command: command.id, path, values, focused: entry.option.name });
      if (entry.input.value !== asked || document.activeElement !== entry.input) return;
      if (event === "INTERACTION_FAILURE") return list.show([], { empty: say("options-failed") });
      list.show(data.choices.map((it) => ({ label: this.app.model.localized(it), value: it.value })), { empty: say("options-no-match") });
    } catch (no) {
      list.show([], { empty: no.message });
    }
  }

  *values() {
    for (const [name, { option, input, value }] of this.fields) {
      if (value !== undefined) yield [name, value];
      else if (input.value === "" || option.type === 11) continue;
      else yield [name, [4, 10].includes(option.type) && input.value.trim() !== "" && !Number.isNaN(Number(input.value)) ? Number(input.value) : input.value];
    }
  }

  forward(entry) {
    const all = [...this.fields.values()];
    const empty = all.slice(all.indexOf(entry) + 1).find((it) => it.input.value === "");
    (empty?.input ?? this.bar.querySelector(".send")).focus();
  }

  key(event) {
    const entry = [...this.fields.values()].find((it) => it.input === event.target);
    if (entry?.list?.key(event)) return;
    if (event.key === "Escape") this.cancel();
    else if (event.key === "Enter" && event.target.matches("input")) this.submit();
    else if (event.key === "Backspace" && entry && entry.input.value === "") this.takeAway(entry);
    else return;
    event.preventDefault();
  }

  takeAway(entry) {
    if (entry.option.required) return this.cancel();
    this.fields.delete(entry.option.name);
    entry.list?.remove();
    entry.input.parentElement.remove();
    this.more.append(this.adder(entry.option));
    ([...this.fields.values()].at(-1)?.input ?? this.bar.querySelector(".send")).focus();
  }

  cancel() {
    by("hints").replaceChildren();
    this.finished();
  }

  async submit() {
    const { command, path, words } = this.leaf;
    try {
      const values = Object.fromEntries(this.values());
      for (const { option, input } of this.fields.values()) {
        if (option.type === 11 && input.files.length) values[option.name] = await this.app.line.upload(input.files[0]);
      }
      const waiting = this.app.line.interact("slash", { channel: this.app.model.here, command: command.id, version: command.version, path, values });
      const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 120))]);
      this.app.played();
      this.finished();
      follow(this.app, first, waiting, words);
    } catch (no) {
      this.hint.replaceChildren(h("span", { class: "failed", role: "alert" }, no.message));
    }
  }
}

// Quick answers need no placeholder; slow ones say that the command is on its way.
async function follow(app, first, waiting, words) {
  const tell = (text, more) => by("hints").replaceChildren(h("p", { class: `hint ${more}` }, text));
  by("hints").replaceChildren();
  if (!first) tell(say("command-sending", { name: words }), "muted");
  const { event, data } = await waiting;
  by("hints").replaceChildren();
  if (event === "INTERACTION_MODAL_CREATE") return app.openForm(data);
  if (event !== "INTERACTION_FAILURE") return;
  const reason = say(data.reason);
  tell(`⚠ ${say("command-failed", { name: words, reason })}`, "failed");
  by("hints").firstElementChild.setAttribute("role", "alert");
  announce(reason);
}

// A command with all its options at once, where one is.
export async function run(app, { name, path, values }) {
  const known = await app.line.tryTo("commands", { channel: app.model.here });
  const command = known?.find((it) => it.type === 1 && it.name === name);
  if (!command) return complain(say("command-absent", { name }));
  try {
    const waiting = app.line.interact("slash", { channel: app.model.here, command: command.id, version: command.version, path, values });
    await follow(app, null, waiting, [name, ...path].join(" "));
  } catch (no) {
    complain(no.message);
  }
}
