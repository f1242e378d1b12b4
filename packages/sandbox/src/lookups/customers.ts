import type { CustomerRow, EventRow, Id, QuietHoursRow, RunRow } from "@atlas-messaging/domain";
import type { Listed } from "@atlas-messaging/pipeline";
import type { Organization } from "../store/organization.ts";
import { partsOf } from "./conversation-parts.ts";
import { type PageRange, newestFirst, newestOf } from "./pages.ts";

interface Filters extends PageRange {
  readonly phone_number: string | null;
  readonly label: string | null;
  readonly from: Id | null;
}

const matches = (row: CustomerRow, { phone_number, label, from }: Filters): boolean =>
  row.erased_at === null &&
  (phone_number === null || row.phone_number === phone_number) &&
  (label === null || row.labels.includes(label)) &&
  (from === null || row.id >= from);

export const customerPage = ({ tables }: Organization, filters: Filters): Listed<CustomerRow> =>
  newestOf(tables.customers, (row) => (matches(row, filters) ? row : null), filters);

/** Returns a page of the customers with the wanted characters in name or number. A sandbox is small, so it reads all. */
export const customersFound = (
  { tables }: Organization,
  { wanted, ...filters }: Filters & { readonly wanted: string },
): { readonly searched: readonly CustomerRow[]; readonly reached: boolean } => {
  const has = (text: string | null): boolean => text?.toLowerCase().includes(wanted) === true;
  const show = (row: CustomerRow) => (matches(row, filters) && (has(row.name) || has(row.phone_number)) ? row : null);
  const { rows, known } = newestOf(tables.customers, show, filters);
  return { searched: rows, reached: known };
};

export const customerById = ({ tables }: Organization, { id }: { readonly id: Id }) => ({
  customer: tables.customers.byId(id),
});

export const consentPage = ({ tables }: Organization, { id, ...range }: PageRange & { readonly id: Id }) => {
  const customer = tables.customers.byId(id);
  const consents = customer ? tables.customer_consents.where("customer_id", customer.id) : [];
  return { exists: customer !== null, ...newestFirst(consents, (consent) => consent.id, range) };
};

/** Returns the hours in which the organization sends no marketing. */
export const quietHoursOf = ({ id, tables }: Organization): QuietHoursRow | null => tables.quiet_hours.get(id) ?? null;

const maxRows = 200;

const newest = <Row extends { readonly id: Id }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.id > other.id ? -1 : 1)).slice(0, maxRows);

/** Returns the newest runs in conversations, each by its latest record. */
const latestRuns = ({ tables }: Organization, conversationIds: readonly Id[]): RunRow[] => {
  const latest = new Map<Id, RunRow>();
  for (const run of tables.runs.all()) {
    const isOf = run.conversation_id !== null && conversationIds.includes(run.conversation_id);
    if (isOf && run.iteration > (latest.get(run.run_id)?.iteration ?? 0)) latest.set(run.run_id, run);
  }
  return [...latest.values()].toSorted((one, other) => (one.run_id > other.run_id ? -1 : 1)).slice(0, maxRows);
};

const deliveriesOf = ({ tables }: Organization, events: readonly EventRow[]) => {
  const ids = new Set(events.map(({ id }) => id));
  return newest([...tables.webhook_deliveries.all()].filter(({ event_row_id }) => ids.has(event_row_id)));
};

/** Returns all that is kept about a customer, with a page of messages. */
export const exportOf = (organization: Organization, { id, ...range }: PageRange & { readonly id: Id }) => {
  const { tables } = organization;
  const own = [...tables.conversations.all()].filter(({ customer_id }) => customer_id === id);
  const parts = newest(own).flatMap((row) => partsOf(organization, row) ?? []);
  const messages = parts.flatMap(({ conversation, ...parties }) =>
    tables.messages.where("conversation_id", conversation.id).map((message) => ({ message, ...parties })),
  );
  const ids = parts.map(({ conversation }) => conversation.id);
  const events = newest(ids.flatMap((each) => tables.events.where("conversation_id", each)));
  const { rows, known } = newestFirst(messages, ({ message }) => message.id, range);
  return {
    customer: tables.customers.byId(id),
    consents: newest(tables.customer_consents.where("customer_id", id)),
    conversations: parts.map(({ conversation, channel }) => ({ conversation, channel })),
    notes: newest(
      parts.flatMap(({ conversation }) => tables.conversation_notes.where("conversation_id", conversation.id)),
    ),
    runs: latestRuns(organization, ids).map((run) => ({ run })),
    events: events.map((event) => ({ event })),
    deliveries: deliveriesOf(organization, events).map((delivery) => ({ delivery })),
    messages: rows,
    known,
  };
};
