/** Queries of the loaders of an organization's facts, by all arguments that make a difference. */
import type { Database, Statement } from "@atlas-messaging/postgres/database";
import type { Value } from "@atlas-messaging/postgres/wire";
import {
  type Fact,
  type FactQueries,
  factLoader,
  factLoaders,
  systemFactLoader,
  systemFactLoaders,
} from "@atlas-messaging/postgres/facts";
import { choicesOf, formOf, prepare, tenantArg } from "@atlas-messaging/postgres/queries";
import { eventIdOf, idOf } from "./crowd.ts";

export const page = 50;

const first = idOf(1);
const unknown = idOf(999_999_999);
const status = [
  "open",
  "active",
  "completed",
  "pending_approval",
  "failed",
  "delivered",
  "exhausted",
  "archived",
  "indexed",
];

/** Values by argument name; the first stands in while another argument varies. */
const values: { readonly [name: string]: readonly Value[] } = {
  after: [null, idOf(5), eventIdOf(5)],
  after_down: ["ffffffff-ffff-ffff-ffff-ffffffffffff", idOf(10)],
  after_up: ["00000000-0000-0000-0000-000000000000", idOf(10)],
  page_size: [page + 1],
  past_id: ["00000000-0000-0000-0000-000000000000", idOf(10)],
  past_position: ["0"],
  past_scope: [""],
  past_operation: [""],
  past_key: [""],
  number: ["+15550100001"],
  id: [first, unknown],
  status: [null, ...status],
  audience: [null, "customers", "developers"],
  state: [null, "approved", "pending"],
  event_type: [null, "atlas_api", "atlas_api.message.sent", "never.seen"],
  actor_id: [null, first, unknown],
  asset_id: [null, first, unknown],
  correlation_id: [null, "correlation", "unknown"],
  since: [null, "2026-01-01T00:01:00Z", "2036-01-01T00:00:00Z"],
  until: [null, "2026-01-01T00:01:00Z", "2016-01-01T00:00:00Z"],
  principal_id: [null, first, unknown],
  knowledge_state: [null, "gap_none", "gap_weak"],
  intent: [null, "send_message", "never"],
  of_conversation: [null, first, unknown],
  of_agent: [null, first, unknown],
  of_session: [null, first, unknown],
  of_customer: [null, first, unknown],
  of_number: [null, "+15550100001"],
  of_request: [null, "correlation", "unknown"],
  of_operation: [null, "messages.send", "never"],
  of_status: [null, 409, 599],
  of_principal: [null, first, unknown],
  named: [null, "message.sent"],
  types: [["message.sent", "message.never"]],
  event_id: [eventIdOf(1), unknown],
  sought: [null, first, eventIdOf(1), unknown],
  member_id: [first, unknown],
  subscribed_names: [["message.sent", "message.sent"]],
  subscribed_types: [["message.sent", "message.never"]],
  retried: [[], [eventIdOf(1)]],
  retried_of: [["0199f0a0-0000-7000-9000-00000000000b"]],
  app_id: [first, null, unknown],
  languages: [["en"]],
  terms: [["crowd"]],
  versions: [["0"]],
  beginnings: [["t"]],
  language: ["en"],
  beginning: ["0"],
  numbers: [["1", "2", "3"]],
  model: ["model", "other"],
  // The form that takes all other arguments comes first.
  search_form: ["whole", "held", "shown", "lists", "near"],
  search_sources: [null, [first, unknown]],
  search_audience: [null, "customers"],
  search_after: [null, first],
  channels: [["chatapp"]],
  source_ids: [[first, unknown]],
  served_name: ["chatapp", null],
  channel: [first],
  channel_id: [null, first, unknown],
  owned_by: [null, first, unknown],
  unowned: [null, true],
  waiting: [null, true, false],
  label: [null, first, "never"],
  metadata_key: [null, "order_id", "never"],
  metadata_text: ["1", "never"],
  from: [null, idOf(11_000), unknown],
  wanted: ["crowd", "nothing"],
  pattern: ["[Cc][Rr][Oo][Ww][Dd]", "[Nn]othing"],
  patterns: [["[Cc][Rr][Oo][Ww][Dd]"], ["[Nn]othing"]],
  with_notes: [null, true],
  listed_by: ["conversation", "customer", "status", "direction", "metadata", "all"],
  delivery_state: ["delivered", null],
  direction: ["outbound", null],
  since_id: ["00000000-0000-0000-0000-000000000000", idOf(11_000)],
  phone_number: ["+15550100001"],
  user_id: [null, "none"],
  username: [null, "none"],
  addressed_by: ["phone_number", "customer_id", "user_id", "username"],
  as_of: ["2026-06-01T00:00:00Z"],
  other: [first, unknown],
  needles: [["+15550100001"]],
  target_id: ["none"],
  sender_id: ["1000"],
  digest: ["none"],
  scope: ["none"],
  key: ["none"],
  senders: [["1000"]],
  accounts: [["2000"]],
  email: ["ada@shop.example"],
  kind: ["key", "grant"],
  max: [10],
  hash: ["unknown"],
  category: [null, "none"],
  words: [[], ["nothing"]],
  now: ["2026-06-01T00:00:00Z"],
  before: ["2026-06-01T00:00:00Z"],
  size: [50],
  group_by: ["category", "country", "template", "agent", "channel", "month"],
  held_size: [50],
  month: ["2026-06-01T00:00:00Z"],
  suspended: [false, true],
  offset: [0, 9_000],
  organization: [null, first],
  organizations: [["0199f0a0-0000-7000-9000-00000000000b"]],
  ids: [[first]],
  conversations: [[first, unknown]],
  messages: [[first, unknown]],
};

/** Names whose value is an id of something, or a text that only one row has. */
const others = (
  "credential_id conversation_id owner_id approval_id run_id service_account_id session_id template_id agent_id fallback_agent_id " +
  "waiting_key shadow_run_id job_id voucher_id customer_id delivery_id client_id idempotency_scope idempotency_operation idempotency_key " +
  "reply_to quoted_id media_id member_id name language code provider_message_id provider_id channel_id"
).split(" ");

type Args = { readonly [name: string]: Value };
const usual: Args = Object.fromEntries([
  ...others.map((name) => [name, first]),
  ...Object.entries(values).map(([name, [usually = null]]) => [name, usually]),
]);

/** Names of the arguments that a query reads where they are the usual ones. */
const namesReadBy = (query: Fact<unknown>["query"]): ReadonlySet<string> => {
  const names = new Set<string>();
  const get = (args: Args, name: string): Value | undefined => {
    names.add(name);
    return args[name];
  };
  const noting = new Proxy({ ...usual, [tenantArg]: unknown }, { get });
  prepare(formOf(query, noting))(noting);
  return names;
};

/** The usual arguments, and each that makes a difference with one of its other values. */
const assignmentsOf = ({ query, onlyWith = "" }: Fact<unknown>): readonly Args[] => [
  usual,
  ...[onlyWith, ...namesReadBy(query)].flatMap((name) =>
    (values[name] ?? []).slice(1).map((other) => ({ ...usual, [name]: other })),
  ),
];

/** Collects distinct statements without answering them, which some callers cannot survive. */
export const sentBy = async (act: (database: Database) => Promise<unknown>): Promise<readonly Statement[]> => {
  const sent = new Map<string, Statement>();
  const ask = async (statement: Statement) => {
    sent.set(JSON.stringify(statement), statement);
    return [];
  };
  const database = { read: (_: string, statement: Statement) => ask(statement), asSystem: ask };
  await act(database as unknown as Database).catch((error: unknown) => {
    if (String(error).includes("lacks its argument")) throw error;
  });
  return [...sent.values()];
};

type Load = (database: Database, args: Args) => Promise<unknown>;
type Named = Pick<Asked, "name" | "statement">;

/** Returns the statements of a loader of one fact. */
const statementsOf = async ({ name, fact }: NamedFact, load: Load): Promise<readonly Named[]> => {
  const sent = new Map<string, Named>();
  for (const args of assignmentsOf(fact)) {
    const form = choicesOf(fact.query).some(({ pick }) => pick(args) === args["search_form"]);
    for (const statement of await sentBy((database) => load(database, args))) {
      const named = { name: form ? `${name} (${String(args["search_form"])})` : name, statement };
      sent.set(JSON.stringify(statement), named);
    }
  }
  return [...sent.values()];
};

export interface Asked {
  readonly name: string;
  readonly organizationId: string;
  readonly statement: Statement;
}

interface NamedFact {
  readonly name: string;
  readonly fact: Fact<unknown>;
}

/** Each fact by itself, of all loaders that there are. */
const allFacts = async (loaders: readonly FactQueries[]): Promise<readonly NamedFact[]> => {
  // They are made as their files are read.
  await Promise.all([
    import("../src/app.ts"),
    import("../src/deliveries/acknowledge.ts"),
    import("../src/housekeeping/earlier-knowledge.ts"),
    import("../src/jobs/index.ts"),
  ]);
  const found = new Map<unknown, NamedFact>();
  for (const [name, fact] of loaders.flatMap((queries) => Object.entries(queries))) {
    // Made where a database with pgvector is first searched, which the PostgreSQL of the tests is not.
    if (name !== "nearest") found.set(fact.query, { name, fact });
  }
  return [...found.values()];
};

/** A new loader is among them by itself; a new argument has to be given its values above. */
export const factsAsked = async (organizations: readonly string[]): Promise<readonly Asked[]> => {
  const asked: Asked[] = [];
  for (const named of await allFacts(factLoaders)) {
    const load = factLoader({ fact: named.fact });
    for (const organizationId of organizations) {
      const statements = await statementsOf(named, (database, args) => load(database, organizationId, args));
      asked.push(...statements.map((statement) => ({ ...statement, organizationId })));
    }
  }
  return asked;
};

/** The same of what is asked across organizations. */
export const systemFactsAsked = async (): Promise<readonly Named[]> => {
  const asked: Named[] = [];
  for (const named of await allFacts(systemFactLoaders)) {
    asked.push(...(await statementsOf(named, systemFactLoader({ fact: named.fact }))));
  }
  return asked;
};
