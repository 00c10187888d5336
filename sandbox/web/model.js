import { say } from "./say.js";

// What this person knows: servers, channels, messages, and what they have not read.
export class Model {
  constructor() {
    this.guilds = new Map();
    this.channels = new Map();
    this.messages = new Map(); // channel -> Map(id -> message); a channel is there once it was loaded
    this.people = new Map();
    this.unread = new Map(); // channel -> {count, pings}
    this.crowd = new Map(); // person -> {pings, channel}: who is named, and where most lately
    this.me = null;
    this.bot = null;
    this.here = null;
  }

  snapshot(data) {
    this.me = data.me;
    this.bot = data.bot;
    this.people = new Map(data.people.map((it) => [it.id, it]));
    this.guilds = new Map(data.guilds.map((it) => [it.id, it]));
    this.channels = new Map();
    for (const guild of data.guilds) for (const it of [...guild.channels, ...guild.threads]) this.channels.set(it.id, it);
    for (const it of data.dms) this.channels.set(it.id, it);
  }

  get channel() {
    return this.channels.get(this.here);
  }

  get guild() {
    return this.guilds.get(this.channel?.guild_id);
  }

  channelsOf(guild) {
    const found = [...this.channels.values()].filter((it) => it.guild_id === guild && !it.thread_metadata);
    return found.sort((a, b) => a.position - b.position);
  }

  threadsOf(channel) {
    const found = [...this.channels.values()].filter((it) => it.parent_id === channel && it.thread_metadata);
    return found.filter((it) => !it.thread_metadata.archived || it.id === this.here);
  }

  get dms() {
    return [...this.channels.values()].filter((it) => it.type === 1);
  }

  keep(message) {
    this.messages.get(message.channel_id)?.set(message.id, message);
  }

  forget(data) {
    this.messages.get(data.channel_id)?.delete(data.id);
  }

  pings(message) {
    return message.mention_everyone || message.mentions.some((it) => it.id === this.me.id) || this.rolePings(message);
  }

  rolePings(message) {
    const guild = this.guilds.get(message.guild_id);
    const mine = guild?.members.find((it) => it.user.id === this.me.id)?.roles ?? [];
    return message.mention_roles.some((it) => mine.includes(it));
  }

  count({ unread, crowd }) {
    this.unread = new Map(Object.entries(unread));
    this.crowd = new Map(Object.entries(crowd));
  }

  unreadOf(guild) {
    const total = { count: 0, pings: 0 };
    for (const [id, it] of this.unread) {
      if (id === this.here || this.channels.get(id)?.guild_id !== guild) continue;
      total.count += it.count;
      total.pings += it.pings;
    }
    return total;
  }

  titleOf(channel) {
    return channel.type === 1 ? channel.recipients.map((it) => it.global_name ?? it.username).join(", ") : channel.name;
  }

  roleName(id) {
    for (const guild of this.guilds.values()) {
      const role = guild.roles.find((it) => it.id === id);
      if (role) return role.name;
    }
    return say("unknown");
  }

  user(id) {
    return this.people.get(id);
  }

  localized(thing, field = "name") {
    return thing[`${field}_localizations`]?.[this.me.locale] ?? thing[field];
  }
}
