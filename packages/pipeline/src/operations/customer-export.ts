/** Export of a customer, the same in the public API and in the console. */
import type { QueryOf } from "@atlas-messaging/contract";
import {
  type ConversationNoteRow,
  type ConversationView,
  type CustomerConsentRow,
  type CustomerRow,
  type Id,
  type MessageView,
  firstIdAt,
  presentConversation,
  presentCustomerConsent,
  presentNoteOutside,
  presentProfile,
  presentWholeMessage,
} from "@atlas-messaging/domain";
import { instantOf } from "../clock.ts";
import type { Context } from "../rooms/context.ts";
import { found } from "../rooms/found.ts";
import { pageArgs, paged } from "../rooms/paging.ts";

/** All that is kept about a customer, with a page of messages. */
export interface ExportedCustomer {
  readonly customer: CustomerRow | null;
  readonly consents: readonly CustomerConsentRow[];
  readonly conversations: readonly Omit<ConversationView, "customer">[];
  readonly notes: readonly ConversationNoteRow[];
  readonly messages: readonly MessageView[];
  readonly known: boolean;
}

type Query = QueryOf<"customers.export">;

/** Arguments of the export, with those of the list of the customer's messages. */
export const exportArgs = (given: Id, query: Query, context: Context) => {
  const id = given.toLowerCase();
  return {
    ...pageArgs(query, context, id),
    id,
    customer_id: id,
    conversation_id: null,
    delivery_state: null,
    direction: null,
    listed_by: "customer",
    since_id: firstIdAt("1970-01-01T00:00:00.000Z"),
  };
};

export const presentExport = (loaded: ExportedCustomer, id: Id, query: Query, context: Context) => {
  const customer = found(loaded.customer);
  const listed = { rows: loaded.messages, known: loaded.known };
  const { items, ...page } = paged(listed, ({ message }) => message.id, query, context, id);
  const now = instantOf(context.shell.clock);
  const data = {
    customer: presentProfile(customer),
    consents: loaded.consents.map(presentCustomerConsent),
    conversations: loaded.conversations.map((each) => presentConversation({ ...each, customer }, now)),
    notes: loaded.notes.map(presentNoteOutside),
    messages: items.map(presentWholeMessage),
    ...page,
  };
  return { status: 200, body: { ok: true, data } } as const;
};
