import { type FactsFor, type Organization, newestFirst } from "../pipeline/memory.ts";
import type { PageArgs } from "../pipeline/paging.ts";
import type { consolePrivacy, privacy } from "./operations.ts";
import type { EventRow } from "../rows/events.ts";
import type { Id } from "../rows/primitives.ts";
import type { RunRow } from "../rows/runs.ts";
import { partsOf } from "../conversations/facts.memory.ts";
import { customerById, recordsOf } from "../pipeline/people.memory.ts";

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
const exportOf = (organization: Organization, { id, ...range }: PageArgs & { readonly id: Id }) => {
  const { tables } = organization;
  const customer = customerById(organization, id);
  const records = recordsOf(organization, id);
  const own = [...tables.conversations.all()].filter(({ customer_id }) => records.includes(customer_id));
  const parts = newest(own).flatMap((row) => partsOf(organization, row) ?? []);
  const messages = parts.flatMap(({ conversation, ...parties }) =>
    tables.messages.where("conversation_id", conversation.id).map((message) => ({ message, ...parties })),
  );
  const ids = parts.map(({ conversation }) => conversation.id);
  const events = newest(ids.flatMap((each) => tables.events.where("conversation_id", each)));
  const { rows, known } = newestFirst(messages, ({ message }) => message.id, range);
  return {
    customer,
    consents: newest(records.flatMap((each) => tables.customer_consents.where("customer_id", each))),
    conversations: parts
      .filter(({ conversation }) => conversation.merged_into === null)
      .map(({ conversation, channel }) => ({ conversation, channel })),
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

const erasedFacts = (organization: Organization, { id }: { readonly id: Id }) => {
  const customer = customerById(organization, id);
  const merged = [...organization.tables.customers.all()].filter(({ merged_into }) => merged_into === customer?.id);
  return { customer, merged };
};

export const privacyFacts = {
  "customers.erase": erasedFacts,
  "customers.export": exportOf,
} satisfies FactsFor<typeof privacy>;

export const consolePrivacyFacts = {
  "console.customers.erase": erasedFacts,
  "console.customers.export": exportOf,
} satisfies FactsFor<typeof consolePrivacy>;
