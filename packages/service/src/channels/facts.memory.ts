import { type FactsFor, type Organization, newestOf } from "../pipeline/memory.ts";
import type { channels, consoleChannels } from "./operations.ts";
import type { ChannelRow } from "../rows/channels.ts";

/** Returns the default for sending: the latest that was made it, else the first; adapters come last. */
export const sendingChannel = ({ tables }: Organization): ChannelRow | null => {
  let chosen: ChannelRow | null = null;
  for (const channel of tables.channels.all()) {
    if (channel.status !== "disconnected" && (chosen === null || isPreferred(channel, chosen))) chosen = channel;
  }
  return chosen;
};

const isPreferred = (one: ChannelRow, other: ChannelRow): boolean => {
  const [since, before] = [one.default_since ?? "", other.default_since ?? ""];
  if (since !== before) return since > before;
  const [isAdapter, wasAdapter] = [one.provider === "adapter", other.provider === "adapter"];
  return isAdapter === wasAdapter ? one.id < other.id : wasAdapter;
};

const unremoved = (row: ChannelRow): ChannelRow | null => (row.removed_at === null ? row : null);

/** Returns a channel; null for none and for one that was removed. */
export const channelById = ({ channels }: Organization["tables"], id: string | null): ChannelRow | null => {
  const row = channels.byId(id);
  return row && unremoved(row);
};

export const channelsFacts = {
  "channels.list": ({ tables }, args) => newestOf(tables.channels, unremoved, args),
  "channels.get": ({ tables }, { id }) => ({ channel: channelById(tables, id) }),
  "channels.update": ({ tables }, { id, agent_id }) => ({
    channel: channelById(tables, id),
    agent: tables.agents.byId(agent_id),
  }),
} satisfies FactsFor<typeof channels>;

const linked = (organization: Organization, { id }: { readonly id: string }) => ({
  channel: channelById(organization.tables, id),
  link: organization.tables.channel_links.byId(id),
  sending: sendingChannel(organization),
});

const namesakeOf = ({ tables }: Organization, senderId: string): ChannelRow | null => {
  const link = [...tables.channel_links.all()].find(({ sender_id }) => sender_id === senderId);
  return link ? tables.channels.byId(link.id) : null;
};

const agentsFor = (
  { tables }: Organization,
  { agent_id, served_name }: { readonly agent_id: string | null; readonly served_name: string | null },
) =>
  [...tables.agents.all()].filter(
    ({ id, kind, status, channels: names }) =>
      id === agent_id ||
      (kind === "hosted" && status === "ready" && served_name !== null && names.includes(served_name)),
  );

export const consoleChannelsFacts = {
  "console.channels.list": (organization, args) => ({
    ...newestOf(organization.tables.channels, unremoved, args),
    links: [...organization.tables.channel_links.all()],
    sending: sendingChannel(organization),
  }),
  "console.channels.get": linked,
  "console.channels.check": () => ({}),
  "console.channels.link": (organization, args) => ({
    sending: sendingChannel(organization),
    namesake: namesakeOf(organization, args.sender_id),
    agents: agentsFor(organization, args),
  }),
  "console.channels.linkAdapter": (organization, args) => ({
    sending: sendingChannel(organization),
    agents: agentsFor(organization, args),
  }),
  "console.channels.update": (organization, args) => ({
    ...linked(organization, args),
    agent: organization.tables.agents.byId(args.agent_id),
  }),
  "console.channels.test": (organization, args) => ({
    ...linked(organization, args),
    carried: organization.tables.messages.size > 0,
  }),
  "console.channels.subscribe": linked,
  "console.channels.rotateToken": linked,
  "console.channels.disconnect": linked,
  "console.channels.reconnect": linked,
  "console.channels.remove": linked,
  "console.channels.setDefault": linked,
} satisfies FactsFor<typeof consoleChannels>;
