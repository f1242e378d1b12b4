import { type SQL, getTableColumns, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { row, rows } from "../core/facts.sql.ts";
import { idsByNumber, recordsOf } from "../core/people.sql.ts";
import { type Args, Choice, given, one, own, tenantArg, whether } from "@atlas-messaging/postgres/queries";
import { events, webhookDeliveries, webhookEndpoints } from "../rows/events.ts";
import { type Within, knowsAfter } from "@atlas-messaging/postgres/pages";
import { horizonOf } from "./horizons.sql.ts";
import { conversations } from "../rows/conversations.ts";
import { channels } from "../rows/channels.ts";
import { messages } from "../rows/messages.ts";
import { customers } from "../rows/customers.ts";

const known = sql`select same.id from ${own(events, "same")} where same.id = ${arg("event_id")}::uuid`;

const sent = sql`
  select sent.event_row_id from ${own(webhookDeliveries, "sent")} where sent.event_id = ${arg("event_id")}::uuid limit 1`;

/** Finds an event by its id, or by one that a webhook received. */
export const eventFacts = {
  event: row(
    "events",
    sql`select event.* from (${known} union all (${sent}) limit 1) found
        cross join ${one(events, "event", sql`id = found.id`)}`,
  ),
};

// Lists events in the order of their transactions: by their number, then by id. A page that goes forward ends before the
// lowest number whose transaction still runs, so that none commits an event behind the reader.

const all = (alias: string): SQL => own(events, alias, sql`true`, ["position"]);

const entries = all("event");

/** The first UUIDv7 of a time, which sorts before the ids of all events that were made then or later. */
const firstIdAt = (time: string): SQL => sql`(
  lpad(to_hex((greatest(extract(epoch from ${arg(time)}::timestamptz), 0) * 1000)::bigint), 12, '0')
  || '70008000000000000000')::uuid`;

/** A place in the list: the position and id of an event. */
interface Place {
  readonly position: SQL;
  readonly id: SQL;
}

const first: Place = { position: sql.raw("'0'::xid8"), id: sql.raw("'00000000-0000-0000-0000-000000000000'::uuid") };

const last: Place = {
  position: sql.raw("'18446744073709551615'::xid8"),
  id: sql.raw("'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid"),
};

const chosen = (name: string, isGiven: Place, isNot: Place): Place => ({
  position: sql`${whether(name, isGiven.position, isNot.position)}`,
  id: sql`${whether(name, isGiven.id, isNot.id)}`,
});

/** A member of the utmost place among 50 events, or of the other place where there are none. */
const utmost = (near: SQL, word: SQL, other: Place) => {
  const places = sql`select *, 1 as turn from (${near} limit 50) made
    union all select ${other.position} as position, ${other.id} as id, 2 as turn`;
  const member = (name: SQL) => sql`(
    select near.${name} from (${places}) near order by near.turn, near.position ${word}, near.id ${word} limit 1)`;
  return { position: member(sql.raw("position")), id: member(sql.raw("id")) };
};

const nearby = sql`select nearby.position, nearby.id from ${all("nearby")} where nearby.id`;

/** The lowest place of the events made just before a time: no later one was committed before them all. */
const sinceThen = utmost(sql`${nearby} < ${firstIdAt("since")} order by nearby.id desc`, sql`asc`, first);

const untilThen = utmost(sql`${nearby} >= ${firstIdAt("until")} order by nearby.id`, sql`desc`, last);

const lowest = chosen("since", sinceThen, first);

const highest = chosen("until", untilThen, last);

const seen: Place = {
  position: sql`(select seen.position from ${all("seen")} where seen.id = ${arg("after")}::uuid)`,
  id: sql`${arg("after")}::uuid`,
};

/** The last place before which no event is missing. */
const horizon: Place = { position: horizonOf(sql`${arg(tenantArg)}`), id: last.id };

const tuple = (members: readonly SQL[]): SQL => sql`(${sql.join([...members], sql`, `)})`;

interface Order {
  readonly word: SQL;
  /** Condition on the key of a row; `bound` makes a key of a place. */
  readonly range: (key: SQL, bound: (place: Place) => SQL) => SQL;
}

const forwards = (from: Place) => (key: SQL, bound: (place: Place) => SQL) =>
  sql`${whether("after", sql`${key} > ${bound(seen)}`, sql`${key} >= ${bound(from)}`)}`;

const orders = {
  oldest: {
    word: sql`asc`,
    range: (key, bound) =>
      sql`${forwards(lowest)(key, bound)} and ${key} <= ${bound(horizon)} and ${key} <= ${bound(highest)}`,
  },
  /** Every committed event, even while earlier ones are being committed. */
  history: {
    word: sql`asc`,
    range: (key, bound) => sql`${forwards(first)(key, bound)} and ${key} <= ${bound(last)}`,
  },
  newest: {
    word: sql`desc`,
    range: (key, bound) => sql`
      ${whether("after", sql`${key} < ${bound(seen)}`, sql`${key} <= ${bound(highest)}`)} and ${key} >= ${bound(lowest)}`,
  },
} satisfies { readonly [name: string]: Order };

const position = sql`event.position`;

const id = sql`event.id`;

const kind = sql`event.event_type`;

/** Matches the index of a conversation's events. */
const kindWithin = sql`(event.event_type collate "C")`;

/** Matches the index of all events: another form than in the other indexes, so that no plan takes one of those. */
const positionOfAll = sql`(case when event.position is null then '0' else event.position end)`;

/** Ends a query of events: a page of those with these values, by the index that begins with their columns. */
const pageWithin = (within: Within, { word, range }: Order): SQL => {
  const columns = [...within.map(([column]) => sql`${column}`), within.length > 0 ? position : positionOfAll, id];
  const bound = (place: Place) => tuple([...within.map(([, value]) => value), place.position, place.id]);
  const equal = within.map(([column, value]) => sql`${column} = ${value} and `);
  const order = columns.map((column) => sql`${column} ${word}`);
  return sql`${sql.join(equal)}${range(tuple(columns), bound)} order by ${sql.join(order, sql`, `)} limit ${arg("page_size")}`;
};

const conversationsOf = (customer: SQL): SQL => sql`
  select held.id from ${own(conversations, "held")} where held.customer_id in (${customer})`;

const ofCustomer = conversationsOf(recordsOf(sql`${arg("of_customer")}::uuid`));

const ofNumber = conversationsOf(sql`
  select called.id from (${idsByNumber("of_number")}) called
  union all
  select record.id from (${idsByNumber("of_number")}) called
  cross join lateral (select id from ${own(customers)} where merged_into = called.id) record`);

const filters: SQL = sql.join(
  [
    // Tests of webhooks have no names. They are none of the organization's events.
    sql`jsonb_exists(event.names, event.event_type)`,
    given("named", sql`(${kindWithin} = any (${arg("types")}::text[]) and jsonb_exists(event.names, ${arg("named")}))`),
    given("of_conversation", sql`event.conversation_id = ${arg("of_conversation")}::uuid`),
    given("of_customer", sql`event.conversation_id in (${ofCustomer})`),
    given("of_number", sql`event.conversation_id in (${ofNumber})`),
    given("of_request", sql`event.correlation_id = ${arg("of_request")}`),
    given("since", sql`event.created_at >= ${arg("since")}::timestamptz`),
    given("until", sql`event.created_at < ${arg("until")}::timestamptz`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

const filtered = sql`select event.* from ${entries} where ${filters}`;

/** Takes a page of each value, then the page of them all. The values are few. */
const pageOfEach = (values: SQL, column: SQL, order: Order): SQL => sql`
  select event.* from (${values}) asked(value) cross join lateral (
    ${filtered} and ${pageWithin([[column, sql`asked.value`]], order)}
  ) event order by ${position} ${order.word}, ${id} ${order.word} limit ${arg("page_size")}`;

/** Forms of the list from the most to the least selective filter. The others filter the rows of its index. */
const forms = (order: Order): { readonly [filter: string]: SQL } => ({
  of_request: sql`${filtered} and ${pageWithin([[sql`event.correlation_id`, sql`${arg("of_request")}`]], order)}`,
  of_conversation: sql`${filtered} and ${pageWithin([[sql`event.conversation_id`, sql`${arg("of_conversation")}::uuid`]], order)}`,
  of_customer: pageOfEach(ofCustomer, sql`event.conversation_id`, order),
  of_number: pageOfEach(ofNumber, sql`event.conversation_id`, order),
  named: pageOfEach(sql`select unnest(${arg("types")}::text[])`, kind, order),
  none: sql`${filtered} and ${pageWithin([], order)}`,
});

const formOf = (args: Args): string =>
  Object.keys(forms(orders.oldest)).find((name) => name === "none" || args[name] !== null) ?? "none";

const pageIn = (order: Order): SQL => sql`${new Choice(formOf, forms(order))}`;

const endpointEvents = sql`select unnest(events) as name from ${own(webhookEndpoints, "receiver")} where id = ${arg("id")}`;

/** The types of events that an endpoint may subscribe to. */
const subscribed = sql`
  select distinct named.type from (${endpointEvents}) asked
  join unnest(${arg("subscribed_names")}::text[], ${arg("subscribed_types")}::text[]) named(name, type) on named.name = asked.name`;

const recoverable = pageOfEach(subscribed, kind, orders.oldest);

const columns = Object.keys(getTableColumns(events)).map((name) => `found.${name}`);

/** Leaves out the position, which only the database knows. Its rows come in order. */
const shown = (page: SQL): SQL => sql`select ${sql.raw(columns.join(", "))} from (${page}) found`;

/** Facts of a list of events. */
export const eventPageFacts = (order: "oldest" | "newest") => ({
  rows: rows("events", shown(pageIn(orders[order]))),
  known: knowsAfter(id, filtered),
});

/** Reads a conversation's events, oldest first. */
export const historyOf = (conversation: SQL) =>
  rows(
    "events",
    shown(
      sql`select event.* from ${entries} where ${pageWithin([[sql`event.conversation_id`, conversation]], orders.history)}`,
    ),
  );

/** Rows by which filters of webhooks are decided, of conversations and messages that the arguments name. */
export const filteredFacts = {
  conversations: rows(
    "conversations",
    sql`select * from ${own(conversations)} where id = any (${arg("conversations")}::uuid[])`,
  ),
  channels: rows("channels", sql`select * from ${own(channels)}`),
  messages: rows("messages", sql`select * from ${own(messages)} where id = any (${arg("messages")}::uuid[])`),
};

const filtering = sql`exists (
  select from ${own(webhookEndpoints, "filtering")} where filtering.id = ${arg("id")}::uuid and filtering.filter is not null)`;

const messageIn = sql`(event.payload -> 'message' ->> 'id')::uuid`;

/** The same, of what an endpoint with a filter has not received. */
const filteredOfRecovery = {
  conversations: rows(
    "conversations",
    sql`select * from ${own(conversations)} where ${filtering}
        and id in (select event.conversation_id from (${recoverable}) event)`,
  ),
  channels: rows("channels", sql`select * from ${own(channels)} where ${filtering}`),
  messages: rows(
    "messages",
    sql`select * from ${own(messages)} where ${filtering} and id in (select ${messageIn} from (${recoverable}) event)`,
  ),
};

/** Facts of what an endpoint has not received: events, and the deliveries that there are of them. */
export const recoveryFacts = {
  events: rows("events", shown(recoverable)),
  made: rows(
    "webhook_deliveries",
    sql`select delivery.* from (${recoverable}) event cross join lateral (
          select * from ${own(webhookDeliveries, "sent")}
          where sent.event_row_id = event.id and sent.endpoint_id = ${arg("id")}::uuid limit 20
        ) delivery`,
  ),
  known: knowsAfter(id, filtered),
  ...filteredOfRecovery,
};
