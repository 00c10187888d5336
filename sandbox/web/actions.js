// What one can do with a message besides reading it: reply, start a thread, delete, use an app's command.
import { complain, h } from "./dom.js";
import { Choices } from "./pick.js";

export function actions(message, app, context) {
  const open = h("button", { class: "more-actions", role: "combobox", "aria-label": "More", "aria-haspopup": "listbox", "aria-expanded": "false", title: "More" }, "⋯");
  const place = h("div", { class: "actions" }, open);
  let list = null;
  const close = () => {
    list?.remove();
    list = null;
  };
  open.addEventListener("click", () => {
    if (list) return close();
    const choices = offered(message, app, context);
    list = new Choices(open, { label: "What to do with this message", place, take: (it) => { close(); it.value(); } });
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
  const thread = () => line.tryTo("start_thread", { ...here, name: (message.content || "Thread").slice(0, 40) });
  const choices = [{ label: "Reply", icon: "↩", value: () => composer.reply(message) }];
  if ([0, 5].includes(channel.type) && !message.thread) choices.push({ label: "Create a thread", icon: "↳", value: thread });
  if (mine) choices.push({ label: "Delete", icon: "✕", value: () => line.tryTo("delete", here) });
  for (const command of composer.commands.filter((it) => it.type === 3)) {
    const use = () => context.use("menu", { command: command.id }).catch((no) => complain(no.message));
    choices.push({ label: model.localized(command), hint: "Apps", icon: "⌘", value: use });
  }
  return choices;
}
