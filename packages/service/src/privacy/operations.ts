/** Export of a customer, the same in the public API and in the console. */
import { metadataArgs } from "../core/metadata.ts";
import type { QueryOf } from "@atlas-messaging/contract";
import type { ConversationNoteRow } from "../rows/conversations.ts";
import {
  type ConversationView,
  type MessageView,
  presentConversation,
  presentNoteOutside,
  presentWholeMessage,
} from "../conversations/present.ts";
import type { CustomerConsentRow, CustomerRow } from "../rows/customers.ts";
import type { EventRow, WebhookDeliveryRow } from "../rows/events.ts";
import type { Id } from "../rows/primitives.ts";
import type { RunRow } from "../rows/runs.ts";
import { eraseCustomer, eraseCustomerInConsole } from "./erase.ts";
import { firstIdAt } from "../core/ids.ts";
import { living } from "../customers/decide.ts";
import { presentCustomerConsent, presentProfile } from "../customers/present.ts";
import { read, write } from "../pipeline/handler.ts";
import { instantOf } from "../core/time.ts";
import type { Context } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { pageArgs, paged } from "../pipeline/paging.ts";

type ExportedRun = Pick<RunRow, "run_id" | "conversation_id" | "intent" | "status" | "created_at">;
type ExportedEvent = Pick<EventRow, "id" | "event_type" | "conversation_id" | "created_at">;
type ExportedDelivery = Pick<
  WebhookDeliveryRow,
  "id" | "endpoint_id" | "event_id" | "event_type" | "status" | "created_at"
>;

/** Everything kept about a customer, with a page of messages. */
export interface ExportedCustomer {
  readonly customer: CustomerRow | null;
  readonly consents: readonly CustomerConsentRow[];
  readonly conversations: readonly Omit<ConversationView, "customer">[];
  readonly notes: readonly ConversationNoteRow[];
  readonly runs: readonly { readonly run: ExportedRun }[];
  readonly events: readonly { readonly event: ExportedEvent }[];
  readonly deliveries: readonly { readonly delivery: ExportedDelivery }[];
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
    ...metadataArgs({}),
    since_id: firstIdAt("1970-01-01T00:00:00.000Z"),
  };
};

export const presentExport = (loaded: ExportedCustomer, id: Id, query: Query, context: Context) => {
  const customer = found(living(loaded.customer));
  const listed = { rows: loaded.messages, known: loaded.known };
  const { items, ...page } = paged(listed, ({ message }) => message.id, query, context, id);
  const now = instantOf(context.shell.clock);
  const data = {
    customer: presentProfile(customer),
    consents: loaded.consents.map(presentCustomerConsent),
    conversations: loaded.conversations.map((each) => presentConversation({ ...each, customer }, now)),
    notes: loaded.notes.map(presentNoteOutside),
    runs: loaded.runs.map(({ run: { run_id, conversation_id, intent, status, created_at } }) => {
      return { run_id, conversation_id, intent, status, created_at };
    }),
    events: loaded.events.map(({ event: { id: eventId, event_type, conversation_id, created_at } }) => {
      return { id: eventId, event_type, conversation_id, created_at };
    }),
    deliveries: loaded.deliveries.map(({ delivery }) => presentExportedDelivery(delivery)),
    messages: items.map(presentWholeMessage),
    ...page,
  };
  return { status: 200, body: { ok: true, data } } as const;
};

const presentExportedDelivery = (delivery: ExportedDelivery) => ({
  id: delivery.id,
  endpoint_id: delivery.endpoint_id,
  event_id: delivery.event_id,
  event_type: delivery.event_type,
  status: delivery.status,
  created_at: delivery.created_at,
});

export const privacy = {
  "customers.export": read("customers.export", {
    args: ({ params, query }, context) => exportArgs(params.id, query, context),
    present: (loaded: ExportedCustomer, { params, query }, context) => presentExport(loaded, params.id, query, context),
  }),
  "customers.erase": write("customers.erase", { args: ({ params }) => ({ id: params.id }), decide: eraseCustomer }),
};

const ofPath = ({ params }: { readonly params: { readonly customer_id: string } }) => ({ id: params.customer_id });

export const consolePrivacy = {
  "console.customers.erase": write("console.customers.erase", { args: ofPath, decide: eraseCustomerInConsole }),
  "console.customers.export": read("console.customers.export", {
    args: ({ params, query }, context) => exportArgs(params.customer_id, query, context),
    present: (loaded: ExportedCustomer, { params, query }, context) =>
      presentExport(loaded, params.customer_id, query, context),
  }),
};
