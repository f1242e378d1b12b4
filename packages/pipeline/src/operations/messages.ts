import type { QueryOf } from "@atlas-messaging/contract";
import {
  type MessageView,
  cancelMessage,
  firstIdAt,
  markMessageRead,
  presentWholeMessage,
  readInstant,
  sendMessage,
} from "@atlas-messaging/domain";
import { media } from "./media.ts";
import { mediaIn, quotedBy } from "./quoted.ts";
import { read, write } from "../handler.ts";
import { found } from "../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import { Problem } from "../rooms/problem.ts";

export const messages = {
  ...media,
  "messages.list": read("messages.list", {
    args: ({ query }, context) => {
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
    },
    present: (loaded: Listed<MessageView>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ message }) => message.id, query, context);
      return { status: 200, body: { ok: true, data: { messages: items.map(presentWholeMessage), ...page } } };
    },
  }),
  "messages.get": read("messages.get", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    present: (loaded: { readonly found: MessageView | null }) => ({
      status: 200,
      body: { ok: true, data: { message: presentWholeMessage(found(loaded.found)) } },
    }),
  }),
  "messages.send": write("messages.send", {
    args: ({ body }) => ({
      phone_number: body.phone_number,
      channel_id: body.channel_id?.toLowerCase() ?? null,
      template_id: "template_id" in body ? body.template_id : null,
      reply_to: quotedBy(body),
      media_id: mediaIn(body),
    }),
    decide: sendMessage,
  }),
  "messages.cancel": write("messages.cancel", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    decide: cancelMessage,
  }),
  "messages.markRead": write("messages.markRead", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    decide: markMessageRead,
  }),
};

const sinceOf = (given: string | undefined): string => {
  if (given === undefined) return new Date(0).toISOString();
  const since = readInstant(given);
  if (since === null) throw new Problem("validation_failed", "since must be a time in the years 1 to 9998.");
  return since;
};

const statusOfInbound = () =>
  new Problem("validation_failed", "status is of outbound messages only. Leave it out, or ask for direction outbound.");

/** Names the most selective filter that is given. It picks the index. */
const narrowestOf = ({ conversation_id, customer_id, status, direction }: QueryOf<"messages.list">): string => {
  if (conversation_id !== undefined) return "conversation";
  if (customer_id !== undefined) return "customer";
  if (status !== undefined) return "status";
  return direction === undefined ? "all" : "direction";
};
