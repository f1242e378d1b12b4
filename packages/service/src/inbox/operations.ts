/** Conversations as people work with them: the inbox, and what they do in it. */
import type { ChannelRow } from "../rows/channels.ts";
import type { ConversationNoteRow, ConversationRow } from "../rows/conversations.ts";
import {
  type ConversationParts,
  type InboxItem,
  type ShownMessage,
  ownerOf,
  presentInboxItem,
  presentMessageWithStates,
  presentNote,
} from "../conversations/present.ts";
import type { CustomerRow } from "../rows/customers.ts";
import type { EventRow } from "../rows/events.ts";
import type { Id } from "../rows/primitives.ts";
import type { MemberRow } from "../rows/members.ts";
import type { MessageRow } from "../rows/messages.ts";
import {
  addConversationNote,
  assignConversation,
  closeConversation,
  handBackConversation,
  reopenConversation,
  replyToConversation,
  setConversationLabels,
  takeOverConversation,
  unassignConversation,
} from "./decide.ts";
import { firstIdAt } from "../core/ids.ts";
import { presentConversationEvent } from "../events/expand.ts";
import type { QueryOf } from "@atlas-messaging/contract";
import { instantOf } from "../core/time.ts";
import { read, write } from "../pipeline/handler.ts";
import { type Context, principalOf } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { type ListedOf, pageArgs, paged } from "../pipeline/paging.ts";
import { searchedText } from "../pipeline/searched-text.ts";
import { mediaIn, quotedBy, templateOf } from "../messages/operations.ts";

/** A page of conversations, with the rows that they show. A row that is missing has nulls. */
export interface Inbox {
  readonly inbox: readonly {
    readonly conversation: ConversationRow;
    readonly customer: Pick<CustomerRow, "id" | "phone_number" | "user_id" | "addresses" | "name">;
    readonly channel: Pick<ChannelRow, "id" | "channel" | "display_name" | "provider">;
    readonly owner: Pick<MemberRow, "id" | "email" | "name"> | Missing;
    /** The latest message of either side. */
    readonly last: ShownMessage | Missing;
  }[];
}

interface Missing {
  readonly id: null;
}

/** A conversation, with the rows that it shows. */
export interface ShownConversation {
  readonly parts: ConversationParts | null;
  readonly owner: MemberRow | null;
  readonly lastMessage: ShownMessage | null;
}

/** Numbers of conversations by view. */
export type Counted = {
  readonly [View in "waiting" | "mine" | "with_agent" | "handed_off" | "closed" | "all"]: number;
};

type Query = QueryOf<"console.conversations.list">;

const filtersOf = (query: Query, context: Context) => ({
  ...pageArgs(query, context),
  status: query.status ?? null,
  unowned: query.owner === "none" ? true : null,
  owned_by:
    query.owner === "none"
      ? null
      : query.owner === "me"
        ? principalOf(context).id
        : (query.owner?.toLowerCase() ?? null),
  waiting: query.waiting ?? null,
  channel_id: query.channel_id ?? null,
  label: query.label ?? null,
  from: query.since === undefined ? null : firstIdAt(query.since),
});

const presentInbox = ({ inbox }: Inbox, query: Query, context: Context) => {
  // Lists sort by the last customer message, which moves on, so only a cursor continues them.
  const loaded = { rows: inbox, known: false };
  const { items, ...page } = paged(loaded, ({ conversation }) => positionOf(conversation), query, context);
  const now = instantOf(context.shell.clock);
  const conversations = items.map((item) => presentInboxItem(itemOf(item), now));
  return { status: 200, body: { ok: true, data: { conversations, ...page } } } as const;
};

const positionOf = ({ id, last_inbound_id }: ConversationRow): Id => last_inbound_id ?? id;

const itemOf = ({ owner, last, ...item }: Inbox["inbox"][number]): InboxItem => ({
  ...item,
  owner: ownerOf(item.conversation, owner.id === null ? null : owner),
  lastMessage: last.id === null ? null : last,
});

const ofPath = ({ params }: { readonly params: { readonly conversation_id: string } }) => ({
  conversation_id: params.conversation_id,
});

const listArgs = (
  {
    params,
    query,
  }: { readonly params: { readonly conversation_id: string }; readonly query: { limit?: number; after_id?: string } },
  context: Context,
) => ({ ...pageArgs(query, context, params.conversation_id), id: params.conversation_id });

export const inbox = {
  "console.conversations.list": read("console.conversations.list", {
    args: ({ query }, context) => filtersOf(query, context),
    present: (loaded: Inbox, { query }, context) => presentInbox(loaded, query, context),
  }),
  "console.searchConversations": read("console.conversations.list", {
    when: ({ query }) => query.q !== undefined,
    args: ({ query }, context) => ({ ...filtersOf(query, context), ...searchedText(query.q ?? "") }),
    present: ({ searched }: { readonly searched: Inbox["inbox"] }, { query }, context) =>
      presentInbox({ inbox: searched }, query, context),
  }),
  "console.conversations.count": read("console.conversations.count", {
    args: (_, context) => ({ owned_by: principalOf(context).id }),
    present: ({ waiting, mine, with_agent, handed_off, closed, all }: Counted) => ({
      status: 200,
      body: { ok: true, data: { counts: { waiting, mine, with_agent, handed_off, closed, all } } },
    }),
  }),
  "console.conversations.get": read("console.conversations.get", {
    args: ofPath,
    present: ({ parts, owner, lastMessage }: ShownConversation, _, context) => {
      const known = found(parts);
      const item = { ...known, owner: ownerOf(known.conversation, owner), lastMessage };
      const conversation = presentInboxItem(item, instantOf(context.shell.clock));
      return { status: 200, body: { ok: true, data: { conversation } } };
    },
  }),
  "console.conversations.listMessages": read("console.conversations.listMessages", {
    args: listArgs,
    present: (loaded: ListedOf<MessageRow>, { params, query }, context) => {
      found(loaded.exists || null);
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context, params.conversation_id);
      return { status: 200, body: { ok: true, data: { messages: items.map(presentMessageWithStates), ...page } } };
    },
  }),
  "console.conversations.listEvents": read("console.conversations.listEvents", {
    args: listArgs,
    present: (loaded: ListedOf<EventRow>, { params, query }, context) => {
      found(loaded.exists || null);
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context, params.conversation_id);
      const events = items.map((event) => presentConversationEvent(event, params.conversation_id));
      return { status: 200, body: { ok: true, data: { events, ...page } } };
    },
  }),
  "console.conversations.listNotes": read("console.conversations.listNotes", {
    args: listArgs,
    present: (loaded: ListedOf<ConversationNoteRow>, { params, query }, context) => {
      found(loaded.exists || null);
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context, params.conversation_id);
      return { status: 200, body: { ok: true, data: { notes: items.map(presentNote), ...page } } };
    },
  }),
  "console.conversations.reply": write("console.conversations.reply", {
    args: (call) => ({
      ...ofPath(call),
      template_id: templateOf(call.body),
      reply_to: quotedBy(call.body),
      media_id: mediaIn(call.body),
    }),
    decide: replyToConversation,
  }),
  "console.conversations.addNote": write("console.conversations.addNote", {
    args: ofPath,
    decide: addConversationNote,
  }),
  "console.conversations.setLabels": write("console.conversations.setLabels", {
    args: ofPath,
    decide: setConversationLabels,
  }),
  "console.conversations.takeOver": write("console.conversations.takeOver", {
    args: ofPath,
    decide: takeOverConversation,
  }),
  "console.conversations.assign": write("console.conversations.assign", {
    args: (call) => ({ ...ofPath(call), owner_id: call.body.owner_id }),
    decide: assignConversation,
  }),
  "console.conversations.unassign": write("console.conversations.unassign", {
    args: ofPath,
    decide: unassignConversation,
  }),
  "console.conversations.handBack": write("console.conversations.handBack", {
    args: ofPath,
    decide: handBackConversation,
  }),
  "console.conversations.close": write("console.conversations.close", { args: ofPath, decide: closeConversation }),
  "console.conversations.reopen": write("console.conversations.reopen", { args: ofPath, decide: reopenConversation }),
};
