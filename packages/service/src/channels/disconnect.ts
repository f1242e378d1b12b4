/** Channels that send nothing any more: disconnected by an operator until they are reconnected, or removed. */
import { type Change, remove, update } from "../core/changes.ts";
import { type Verb, accept } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { ChannelRow } from "../rows/channels.ts";
import { type ChannelFacts, unknownChannel } from "./decide.ts";
import { announce } from "./health.ts";
import { presentLinkedChannel } from "./present.ts";

/** Sends nothing over a channel until it is reconnected (POST /operator/channels/{channel_id}/disconnect). */
export const disconnectChannel: Verb<"console.channels.disconnect", ChannelFacts> = (facts, { params }) => {
  const { channel } = facts;
  if (!channel) return unknownChannel(params.channel_id);
  const isSo = channel.disconnected_at !== null;
  const after = { ...channel, status: "disconnected", disconnected_at: facts.now } as const;
  return accept(shown(facts, isSo ? channel : after), isSo ? [] : moved(facts, channel, after));
};

/** Ends a disconnection (POST /operator/channels/{channel_id}/reconnect). */
export const reconnectChannel: Verb<"console.channels.reconnect", ChannelFacts> = (facts, { params }) => {
  const { channel } = facts;
  if (!channel) return unknownChannel(params.channel_id);
  const isSo = channel.disconnected_at === null;
  // The next check, within a minute, says if the provider answers.
  const after = { ...channel, status: "connected", disconnected_at: null } as const;
  return accept(shown(facts, isSo ? channel : after), isSo ? [] : moved(facts, channel, after));
};

const shown = ({ link, sending }: ChannelFacts, channel: ChannelRow) => ({
  ok: true as const,
  data: { channel: presentLinkedChannel(channel, link, sending) },
});

const moved = (facts: ChannelFacts, before: ChannelRow, after: ChannelRow): readonly Change[] => {
  const { organization_id, id, status, disconnected_at } = before;
  const set = { status: after.status, disconnected_at: after.disconnected_at };
  return [
    update("channels", { organization_id, id, status, disconnected_at }, set),
    ...announce(facts, before, after, "operator"),
  ];
};

/**
 * Removes a channel and its link (DELETE /operator/channels/{channel_id}). Its conversations stay. Messages that wait fail,
 * and its number may be linked again.
 */
export const removeChannel: Verb<"console.channels.remove", ChannelFacts> = (facts, { params }) => {
  const { channel, link } = facts;
  if (!channel) return unknownChannel(params.channel_id);
  const { organization_id, id, status, disconnected_at } = channel;
  const set = {
    status: "disconnected",
    disconnected_at: facts.now,
    default_since: null,
    removed_at: facts.now,
  } as const;
  return accept({ ok: true, data: { channel_id: id, status: "removed" } }, [
    update("channels", { organization_id, id, status, disconnected_at, removed_at: null }, set),
    ...(link ? [remove("channel_links", { organization_id, id })] : []),
    ...announce(facts, channel, { ...channel, ...set }, "operator"),
    audit(facts, "atlas_api.channel.remove", id, {
      before: { display_name: channel.display_name, sender_id: link?.sender_id ?? null },
      after: { removed_at: facts.now },
    }),
  ]);
};
