/** Filters of webhooks: which events are delivered. */
import type { ConversationRow } from "../rows/conversations.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { EventFilter, EventRow } from "../rows/events.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { Id, Json } from "../rows/primitives.ts";

/** Rows that the events of some filters are about. Empty where no webhook has a filter. */
export interface FilteredRows {
  readonly conversations: readonly Pick<ConversationRow, "id" | "channel_id" | "labels">[];
  readonly channels: readonly Pick<ChannelRow, "id" | "agent_id">[];
  readonly messages: readonly Pick<MessageRow, "id" | "direction" | "category">[];
}

export const nothingFiltered: FilteredRows = { conversations: [], channels: [], messages: [] };

/** Returns a text at a path of an event's payload; null if there is none. */
const textAt = (payload: Json, ...path: readonly string[]): string | null => {
  const found = path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), payload);
  return typeof found === "string" ? found : null;
};

/** Returns the id of the message that an event is about. */
export const messageOf = ({ payload }: Pick<EventRow, "payload">): Id | null => textAt(payload, "message", "id");

/** Tells if an event has one trait of each list that a filter gives. */
export const isWanted = (filter: EventFilter | null, event: EventRow, rows: FilteredRows): boolean => {
  if (filter === null) return true;
  const conversation = rows.conversations.find(({ id }) => id === event.conversation_id);
  const message = rows.messages.find(({ id }) => id === messageOf(event));
  const channelId = textAt(event.payload, "channel_id") ?? conversation?.channel_id ?? null;
  const serving = () => rows.channels.find(({ id }) => id === channelId)?.agent_id ?? null;
  const agentId = textAt(event.payload, "run", "agent_id") ?? textAt(event.payload, "session", "agent_id") ?? serving();
  return (
    hasOne(filter.channel_ids, channelId) &&
    (filter.labels === undefined || filter.labels.some((label) => conversation?.labels.includes(label))) &&
    hasOne(filter.agent_ids, agentId) &&
    hasOne(filter.directions, message?.direction ?? null) &&
    hasOne(filter.categories, message?.category ?? null)
  );
};

const hasOne = (wanted: readonly string[] | undefined, value: string | null): boolean =>
  wanted === undefined || (value !== null && wanted.some((each) => each.toLowerCase() === value));
