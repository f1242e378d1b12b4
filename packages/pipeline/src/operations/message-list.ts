/** Lists and reads messages, in the public API and in the console. */
import type { QueryOf } from "@atlas-messaging/contract";
import { type MessageView, firstIdAt, presentWholeMessage, readInstant } from "@atlas-messaging/domain";
import type { Context } from "../rooms/context.ts";
import { found } from "../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import { Problem } from "../rooms/problem.ts";

type Query = QueryOf<"messages.list">;

/** Filters of a list of messages, each null where it is not given. */
export const messagePageArgs = (query: Query, context: Context) => {
  if (query.status !== undefined && query.direction === "inbound") throw statusOfInbound();
  return {
    ...pageArgs(query, context),
    conversation_id: query.conversation_id?.toLowerCase() ?? null,
    customer_id: query.customer_id?.toLowerCase() ?? null,
    delivery_state: query.status ?? null,
    direction: query.direction ?? null,
    listed_by: narrowestOf(query),
    since_id: firstIdAt(sinceOf(query.since)),
  };
};

export const presentMessages = (loaded: Listed<MessageView>, query: Query, context: Context) => {
  const { items, ...page } = paged(loaded, ({ message }) => message.id, query, context);
  return { status: 200, body: { ok: true, data: { messages: items.map(presentWholeMessage), ...page } } } as const;
};

export const presentOneMessage = (loaded: { readonly found: MessageView | null }) =>
  ({ status: 200, body: { ok: true, data: { message: presentWholeMessage(found(loaded.found)) } } }) as const;

const sinceOf = (given: string | undefined): string => {
  if (given === undefined) return new Date(0).toISOString();
  const since = readInstant(given);
  if (since === null) throw new Problem("validation_failed", "since must be a time in the years 1 to 9998.");
  return since;
};

const statusOfInbound = () =>
  new Problem("validation_failed", "status is of outbound messages only. Leave it out, or ask for direction outbound.");

/** Names the most selective filter that is given. It picks the index. */
const narrowestOf = ({ conversation_id, customer_id, status, direction }: Query): string => {
  if (conversation_id !== undefined) return "conversation";
  if (customer_id !== undefined) return "customer";
  if (status !== undefined) return "status";
  return direction === undefined ? "all" : "direction";
};
