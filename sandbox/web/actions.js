// What one can do with a message besides reading it: reply, start a thread, delete, use an app's command.
import { complain, h } from "./dom.js";
import { Choices } from "./pick.js";
import { say } from "./say.js";

export function actions(message, app, context) {
  const open = h("button", { class: "more-actions", role: "combobox", "aria-label": say("more"), "aria-haspopup": "listbox", "aria-expanded": "false", title: say("more") }, "⋯");
  const place = h("div", { class: "actions" }, open);
  let list = null;
  const close = () => {
    list?.remove();
    list = null;
  };
  open.addEventListener("click", () => {
    if (list) return close();
    const choices = offered(message, app, context);
    list = new Choices(open, { label: say("actions"), place, take: (it) => { close(); it.value(); } });
    list.show(choices);
  });
  open.addEventListener("keydown", (event) => {
    if (list && event.key === "Escape") {
      event.preventDefault();
      close();
    } else list?.key(event);
  });
  open.addEventListener("blur", close);
  return place;
}

function offered(message, app, context) {
  const { model, line, composer } = app;
  const here = { channel: message.channel_id, message: message.id };
  const mine = message.author.id === model.me.id;
  const channel = model.channels.get(message.channel_id);
  const thread = () => line.tryTo("start_thread", { ...here, name: (message.content || say("thread")).slice(0, 40) });
  const choices = [{ label: say("reply"), icon: "↩", value: () => composer.reply(message) }];
  if ([0, 5].includes(channel.type) && !message.thread) choices.push({ label: say("thread-create"), icon: "↳", value: thread });
  if (mine) choices.push({ label: say("delete"), icon: "✕", value: () => line.tryTo("delete", here) });
  for (const command of composer.commands.filter((it) => it.type === 3)) {
    const use = () => context.use("menu", { command: command.id }).catch((no) => complain(no.message));
    choices.push({ label: model.localized(command), hint: say("apps"), icon: "⌘", value: use });
  }
  return choices;
}
