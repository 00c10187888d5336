// A bot made with discord.js: what a person does in the test, it answers; what it notices, it prints.
import { ActionRowBuilder, ButtonBuilder, Client, GatewayIntentBits, ModalBuilder, StringSelectMenuBuilder, TextInputBuilder } from "discord.js";

const [address, token] = process.argv.slice(2);
const say = (what) => console.log(what);
const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
  rest: { api: `${address}/api` },
});

const move = new ActionRowBuilder().addComponents(new ButtonBuilder({ customId: "move", label: "Move", style: 1 }));
const names = ["Ana", "Ben"].map((name) => ({ label: name, value: name }));
const first = new ActionRowBuilder().addComponents(new StringSelectMenuBuilder({ customId: "first", options: names }));
const field = new TextInputBuilder({ customId: "where", label: "Where to", style: 1 });
const form = new ModalBuilder({ customId: "form", title: "A move" }).addComponents(new ActionRowBuilder().addComponents(field));

const commands = {
  table: async (it) => it.reply({ content: "Seated", components: [move, first], files: [{ attachment: Buffer.from("a log"), name: "log.txt" }] }),
  play: async (it) => {
    await it.deferReply();
    await it.editReply(`Played ${it.options.getString("piece")}`);
    await it.followUp({ content: "Between us", flags: 64 });
  },
  whisper: async (it) => {
    const sent = await it.user.send("Just between us");
    await sent.edit("Only between us");
    await it.reply({ content: "Whispered", flags: 64 });
  },
  thread: async (it) => {
    const said = await it.channel.send("Here it begins");
    const opened = await said.startThread({ name: "Game" });
    await opened.send("In here");
    await opened.setArchived(true);
    await it.reply("Opened");
  },
};

client.on("interactionCreate", async (it) => {
  try {
    if (it.isChatInputCommand()) await commands[it.commandName](it);
    else if (it.isAutocomplete()) await it.respond(["boat", "bull"].filter((name) => name.startsWith(it.options.getFocused())).map((name) => ({ name, value: name })));
    else if (it.isStringSelectMenu()) await it.update(`${it.values[0]} begins`);
    else if (it.isButton()) await it.showModal(form);
    else if (it.isModalSubmit()) await it.update({ content: `Moved to ${it.fields.getTextInputValue("where")}`, components: [] });
  } catch (wrong) {
    say(`wrong ${wrong.stack}`);
  }
});
client.on("shardResume", () => say("resumed"));
client.on("error", (wrong) => say(`wrong ${wrong.stack}`));
client.once("clientReady", async () => {
  const piece = { name: "piece", description: "Which", type: 3, required: true, autocomplete: true };
  const plain = Object.keys(commands).map((name) => ({ name, description: `It tries ${name}`, options: name === "play" ? [piece] : [] }));
  await client.application.commands.set(plain);
  say("ready");
});
process.on("SIGTERM", () => client.destroy().then(() => process.exit(0)));
client.login(token);
