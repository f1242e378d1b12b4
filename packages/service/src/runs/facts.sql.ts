/** Lists runs by filter, newest first; each filter has its own index. */
import { type SQL, sql } from "drizzle-orm";
import { arg, exists } from "@atlas-messaging/postgres/facts";
import { rows } from "../core/facts.sql.ts";
import { type Args, Choice, given, own } from "@atlas-messaging/postgres/queries";
import { type Within, equal, knowsAfter, newestFirst, newestWithin, tuple } from "@atlas-messaging/postgres/pages";
import { sessions } from "../rows/agents.ts";
import { auditEvents, runs } from "../rows/runs.ts";

const id = sql`run.run_id`;

const since = sql`${arg("since_id")}::uuid`;

/**
 * Selects each run by its latest record, which a trigger marks. `coalesce` hides the index of runs by status, whose
 * first column a plan without statistics would scan.
 */
const latest = sql`select run.* from ${own(runs, "run", sql`coalesce(is_latest, false)`)}`;

const filters: SQL = sql.join(
  [
    given("status", sql`run.status = ${arg("status")}`),
    given("intent", sql`run.intent = ${arg("intent")}`),
    given("of_agent", sql`run.agent_id = ${arg("of_agent")}::uuid`),
    given("of_session", sql`run.session_id = ${arg("of_session")}::uuid`),
    given("of_conversation", sql`run.conversation_id = ${arg("of_conversation")}::uuid`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

const by = (column: string, value: SQL): SQL =>
  sql`${latest} where ${filters} and ${newestWithin([[sql`run.${sql.identifier(column)}`, value]], id, since)}`;

const ofStatus = sql`select run.* from ${own(runs, "run", sql`is_latest`)}
  where ${filters} and ${newestWithin([[sql`run.status`, sql`${arg("status")}`]], id, since)}`;

const caused = sql`record.correlation_id = ${arg("of_request")}`;

/** Takes each run once, by the last of its records that the request caused. */
const ofRequest = sql`
  select run.* from ${own(runs, "record")}
  cross join lateral (select * from ${own(runs)} where run_id = record.run_id order by iteration desc limit 1) run
  where ${filters} and not exists (
    select 1 from ${own(runs, "later")} where later.run_id = record.run_id and later.iteration > record.iteration
    and later.correlation_id = record.correlation_id
  ) and ${newestWithin([[sql`record.correlation_id`, sql`${arg("of_request")}`]], sql`record.run_id`, since)}`;

/** Filters from the most to the least selective. The first one given picks the index; the others filter its rows. */
const forms = {
  of_request: ofRequest,
  of_session: by("session_id", sql`${arg("of_session")}::uuid`),
  of_conversation: by("conversation_id", sql`${arg("of_conversation")}::uuid`),
  of_agent: by("agent_id", sql`${arg("of_agent")}::uuid`),
  intent: by("intent", sql`${arg("intent")}`),
  status: ofStatus,
};

const page = new Choice((args) => Object.keys(forms).find((name) => args[name] !== null) ?? "all", {
  ...forms,
  all: sql`${latest} where ${id} >= ${since} and ${newestFirst(id)}`,
});

const listed = sql`${latest} where ${filters} and ${id} >= ${since} and ${given(
  "of_request",
  sql`exists (select 1 from ${own(runs, "record")} where record.run_id = run.run_id and ${caused})`,
)}`;

export const runPageFacts = { rows: rows("runs", sql`${page}`), known: knowsAfter(id, listed) };

export const runFacts = {
  history: rows("runs", sql`select * from ${own(runs)} where run_id = ${arg("id")} order by iteration`),
};

const ofSession = sql`${latest} where run.session_id = ${arg("session_id")}`;

export const sessionRunFacts = {
  exists: exists(sql`select 1 from ${own(sessions)} where id = ${arg("session_id")}`),
  rows: rows(
    "runs",
    sql`${latest} where ${newestWithin([[sql`run.session_id`, sql`${arg("session_id")}::uuid`]], id)}`,
  ),
  known: knowsAfter(id, ofSession),
};

export const runsFacts = { "runs.list": runPageFacts, "runs.get": runFacts };

export const consoleRunsFacts = { "console.runs.list": runPageFacts, "console.runs.get": runFacts };

// Lists audit events by filter, newest first; each filter has its own index.

const entries = own(auditEvents, "entry");

const auditId = sql`entry.id`;

const named = sql`${arg("event_type")}::text collate "C"`;

/** In byte order, types below a name lie between `name.` and `name/`. */
const type = sql`(entry.event_type collate "C")`;

const below = sql`${type} >= ${named} || '.' and ${type} < ${named} || '/'`;

const actor = [sql`entry.actor_id`, sql`${arg("actor_id")}::uuid`] as const;

const ofActor = sql`${actor[0]} = ${actor[1]}`;

const auditFilters: SQL = sql.join(
  [
    given("actor_id", ofActor),
    given("asset_id", sql`entry.subject_id = ${arg("asset_id")}::uuid`),
    given("correlation_id", sql`entry.correlation_id = ${arg("correlation_id")}`),
    given("since", sql`entry.created_at >= ${arg("since")}::timestamptz`),
    given("until", sql`entry.created_at < ${arg("until")}::timestamptz`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

/**
 * Finds types one by one: they are few, and their entries many. Plain bounds end the search in the index, and those of
 * whole keys keep a plan from walking all types in search of a person.
 */
const typesOf = (within: Within, first: SQL, last: SQL): SQL => {
  const columns = tuple([...within.map(([column]) => column), type]);
  const key = (kind: SQL) => tuple([...within.map(([, value]) => value), kind]);
  const next = (from: SQL): SQL => sql`
    select ${type} as kind from ${entries} where ${equal(within)} and ${from} and ${type} < ${last} and ${columns} < ${key(last)}
    order by 1 limit 1`;
  const kinds = sql.identifier("kinds");
  return sql`
    with recursive kinds as (
      (${next(sql`${type} >= ${first} and ${columns} >= ${key(first)}`)})
      union all
      select next.kind from ${kinds} cross join lateral (
        ${next(sql`${type} > kinds.kind and ${columns} > ${key(sql`kinds.kind`)}`)}
      ) next
    )
    select kind from ${kinds}`;
};

const typesNamed = (within: Within): SQL =>
  sql`select ${named} as kind union all (${typesOf(within, sql`${named} || '.'`, sql`${named} || '/'`)})`;

/** Every name comes before this one. */
const lastName = sql`'~' collate "C"`;

/** Takes the newest of each type, then the newest of all. */
const ofTypes = (types: (within: Within) => SQL, within: Within): SQL => sql`
  select entry.* from (${types(within)}) asked cross join lateral (
    select * from ${entries} where ${auditFilters} and ${newestWithin([...within, [type, sql`asked.kind`]], auditId)}
  ) entry order by entry.id desc limit ${arg("page_size")}`;

/** Orders by time, as in the index; entries of one time by id. */
const ofTimes = sql`
  select * from ${entries} where ${auditFilters} and ${given(
    "after",
    sql`(entry.created_at, entry.id) < (select entry.created_at, entry.id from ${entries} where entry.id = ${arg("after")})`,
  )} order by entry.created_at desc, entry.id desc limit ${arg("page_size")}`;

/** The wider range is a condition that an index answers, so that entries of other types are not fetched. */
const ofType = sql`${type} >= ${named} and ${type} < ${named} || '/' and (${type} = ${named} or ${below})`;

const auditListed = sql`select * from ${entries} where ${auditFilters} and ${given("event_type", ofType)}`;

/** Filters from the most to the least selective. The first one given picks the index; the others filter its rows. */
const narrower = {
  correlation_id: [sql`entry.correlation_id`, sql`${arg("correlation_id")}`],
  asset_id: [sql`entry.subject_id`, sql`${arg("asset_id")}::uuid`],
} as const;

const isGiven = (args: Args, ...names: readonly string[]): boolean => names.some((each) => args[each] !== null);

const auditPage = new Choice(
  (args) => {
    const narrow = Object.keys(narrower).find((name) => isGiven(args, name));
    if (narrow !== undefined) return narrow;
    if (isGiven(args, "actor_id")) return isGiven(args, "event_type") ? "actor_types" : "actor";
    return isGiven(args, "event_type") ? "types" : isGiven(args, "since", "until") ? "times" : "all";
  },
  {
    actor_types: ofTypes(typesNamed, [actor]),
    actor: ofTypes((within) => typesOf(within, sql`''`, lastName), [actor]),
    types: ofTypes(typesNamed, []),
    times: ofTimes,
    all: sql`select * from ${entries} where ${newestFirst(auditId)}`,
    ...Object.fromEntries(
      Object.entries(narrower).map(([name, within]) => [
        name,
        sql`${auditListed} and ${newestWithin([within], auditId)}`,
      ]),
    ),
  },
);

export const auditPageFacts = {
  rows: rows("audit_events", sql`${auditPage}`),
  known: knowsAfter(auditId, auditListed),
};

export const auditEventsFacts = {
  "console.auditEvents.list": auditPageFacts,
  "console.auditEvents.export": auditPageFacts,
};
