import { presentConversation, presentConversationEvent } from "@atlas-messaging/domain";
import { instantOf } from "../../platform/clock.ts";
import { read } from "../../pipeline/execute.ts";
import { found } from "../../pipeline/found.ts";
import { pageArgs, paged } from "../../pipeline/paging.ts";
import { conversationEventFacts, conversationPageFacts } from "./load.ts";

export const conversations = {
  "conversations.list": read<"conversations.list", typeof conversationPageFacts>({
    facts: conversationPageFacts,
    args: ({ query }, context) => ({ ...pageArgs(query, context), status: query.status ?? null }),
    present: (loaded, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ conversation }) => conversation.id, query, context);
      const now = instantOf(context.services.clock);
      const listed = items.map((item) => presentConversation(item, now));
      return { status: 200, body: { ok: true, data: { conversations: listed, ...page } } };
    },
  }),
  "conversations.listEvents": read<"conversations.listEvents", typeof conversationEventFacts>({
    facts: conversationEventFacts,
    args: ({ params, query }, context) => ({ ...pageArgs(query, context, params.id), id: params.id }),
    present: (loaded, { params, query }, context) => {
      found(loaded.exists || null);
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context, params.id);
      const events = items.map((event) => presentConversationEvent(event, params.id));
      return { status: 200, body: { ok: true, data: events, ...page } };
    },
  }),
};
