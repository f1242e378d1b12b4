/** Lists audit events by filter, newest first; each filter has its own index. */
import { type SQL, sql } from "drizzle-orm";
import { arg, rows } from "../../../platform/database/facts.ts";
import { Choice, given, own } from "../../../platform/database/own.ts";
import { type Within, equal, knowsAfter, newestFirst, newestWithin, tuple } from "../../../platform/database/pages.ts";
import type { Args } from "../../../platform/database/prepare.ts";
import { auditEvents } from "./tables.ts";

const entries = own(auditEvents, "entry");
const id = sql`entry.id`;
const named = sql`${arg("event_type")}::text collate "C"`;
/** In byte order, types below a name lie between `name.` and `name/`. */
const type = sql`(entry.event_type collate "C")`;
const below = sql`${type} >= ${named} || '.' and ${type} < ${named} || '/'`;

const actor = [sql`entry.actor_id`, sql`${arg("actor_id")}::uuid`] as const;
const ofActor = sql`${actor[0]} = ${actor[1]}`;

const filters: SQL = sql.join(
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
    select * from ${entries} where ${filters} and ${newestWithin([...within, [type, sql`asked.kind`]], id)}
  ) entry order by entry.id desc limit ${arg("page_size")}`;

/** Orders by time, as in the index; entries of one time by id. */
const ofTimes = sql`
  select * from ${entries} where ${filters} and ${given(
    "after",
    sql`(entry.created_at, entry.id) < (select entry.created_at, entry.id from ${entries} where entry.id = ${arg("after")})`,
  )} order by entry.created_at desc, entry.id desc limit ${arg("page_size")}`;

/** The wider range is a condition that an index answers, so that entries of other types are not fetched. */
const ofType = sql`${type} >= ${named} and ${type} < ${named} || '/' and (${type} = ${named} or ${below})`;
const listed = sql`select * from ${entries} where ${filters} and ${given("event_type", ofType)}`;

/** Filters from the most to the least selective. The first one given picks the index; the others filter its rows. */
const narrower = {
  correlation_id: [sql`entry.correlation_id`, sql`${arg("correlation_id")}`],
  asset_id: [sql`entry.subject_id`, sql`${arg("asset_id")}::uuid`],
} as const;

const isGiven = (args: Args, ...names: readonly string[]): boolean => names.some((each) => args[each] !== null);

const page = new Choice(
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
    all: sql`select * from ${entries} where ${newestFirst(id)}`,
    ...Object.fromEntries(
      Object.entries(narrower).map(([name, within]) => [name, sql`${listed} and ${newestWithin([within], id)}`]),
    ),
  },
);

export const auditPageFacts = {
  rows: rows("audit_events", sql`${page}`),
  known: knowsAfter(id, listed),
};
