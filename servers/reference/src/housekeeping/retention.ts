/** Removes rows that are older than their retention: the organization's own choice, or else the deployment's. */
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import type { RetentionKind } from "@atlas-messaging/service/rows/organizations";
import { day, hour, instantOf, later } from "@atlas-messaging/service/core/time";
import type { Services } from "../services/services.ts";
import type { Database, Statement } from "@atlas-messaging/postgres/database";
import { type SQL, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { type Args, prepare } from "@atlas-messaging/postgres/queries";

const beginning = "1970-01-01T00:00:00.000Z";

/**
 * Remembers how far a process has looked, for an hour. Rows that organizations keep longer lie before that, and would be
 * read again each minute.
 */
export class Horizons {
  readonly #reached = new Map<RetentionKind, { readonly from: Instant; readonly until: Instant }>();

  fromOf(kind: RetentionKind, now: Instant): Instant {
    const reached = this.#reached.get(kind);
    return reached && now < reached.until ? reached.from : beginning;
  }

  reach(kind: RetentionKind, from: Instant, now: Instant): void {
    const reached = this.#reached.get(kind);
    const until = reached && now < reached.until ? reached.until : later(now, hour);
    this.#reached.set(kind, { from, until });
  }
}

/** Maximum batches per kind and round, so that no kind waits long for another. */
const maxBatches = 20;

/** One chore for each kind; each tells if there is more. */
export const retentionChores = (services: Services, horizons: Horizons) =>
  sweeps.map((sweep) => ({ name: sweep.kind, act: () => removeOld(services, sweep, horizons) }));

/** Kinds with the number of rows, up to `max`, that should have been removed by then. */
export const loadOverdue = async (
  database: Database,
  retention: Services["settings"]["retention"],
  { by, max }: { readonly by: Instant; readonly max: number },
): Promise<readonly { readonly kind: RetentionKind; readonly rows: number }[]> => {
  const found: { readonly kind: RetentionKind; readonly rows: number }[] = [];
  for (const { kind, due } of sweeps) {
    const { fallback } = retention[kind];
    if (due === null || fallback === null) continue;
    const before = later(by, -fallback * day);
    const [{ rows } = { rows: 0 }] = await database.asSystem<{ rows: number }>(due({ from: beginning, before, max }));
    if (rows > 0) found.push({ kind, rows });
  }
  return found;
};

const removeOld = async (
  { database, settings, clock }: Services,
  { kind, others, choosers, batch }: Sweep,
  horizons: Horizons,
): Promise<boolean> => {
  const now = instantOf(clock);
  const { fallback, max: bound } = settings.retention[kind];
  const isDone = await inBatches(database, batch, (max) => choosers({ now, bound, max }));
  if (others === null || fallback === null) return !isDone;
  const [before, from] = [later(now, -fallback * day), horizons.fromOf(kind, now)];
  if (!(await inBatches(database, batch, (max) => others({ from, before, max })))) return true;
  horizons.reach(kind, before, now);
  return !isDone;
};

/** Returns true once nothing is left. */
const inBatches = async (database: Database, max: number, statement: (max: number) => Statement): Promise<boolean> => {
  for (let round = 0; round < maxBatches; round++) {
    const removed = await database.asSystem(statement(max));
    if (removed.length < max) return true;
  }
  return false;
};

// Statements that remove rows which are older than their retention.

interface AgeOf {
  /** Table whose rows are selected, as `old`. */
  readonly table: string;
  /** Columns that are selected. */
  readonly key: string;
  /** Column with the age. */
  readonly column: string;
  /** Rows that are no longer needed. */
  readonly isOver: SQL;
  /** Narrows the rows of one organization to those that may be older, by an index. */
  readonly narrowed?: (before: SQL) => SQL;
  readonly locked?: true;
}

/** Returns the first UUIDv7 of a time, as `firstIdAt` of the domain does. */
export const firstIdOf = (time: SQL): SQL =>
  sql`(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`;

const byId = (id: string) => (before: SQL) => sql`old.${sql.raw(id)} < ${firstIdOf(before)}`;

const locking = ({ locked }: AgeOf): SQL => (locked ? sql`for update skip locked` : sql``);

/** Selects old rows of organizations that have chosen nothing. Those before `from` were looked at a moment ago. */
const ofOthers = (kind: RetentionKind, of: AgeOf): SQL => {
  const column = sql.raw(`old.${of.column}`);
  return sql`
    select ${sql.raw(of.key)} from ${sql.raw(of.table)} old
    where ${column} >= ${arg("from")}::timestamptz and ${column} < ${arg("before")}::timestamptz and ${of.isOver}
      and not exists (
        select from retentions chosen
        where chosen.organization_id = old.organization_id and chosen.kind = ${sql.raw(`'${kind}'`)})
    limit ${arg("max")}`;
};

const chosenBefore = sql`${arg("now")}::timestamptz - make_interval(days => least(chosen.days, ${arg("bound")}::int))`;

/** Selects old rows of organizations that have chosen days, each by an index of its own rows. */
const ofChoosers = (kind: RetentionKind, of: AgeOf): SQL => sql`
  select found.* from retentions chosen cross join lateral (
    select ${sql.raw(of.key)} from ${sql.raw(of.table)} old
    where old.organization_id = chosen.organization_id and ${sql.raw(`old.${of.column}`)} < ${chosenBefore}
      and ${of.narrowed?.(chosenBefore) ?? sql`true`} and ${of.isOver}
    limit ${arg("max")} ${locking(of)}
  ) found where chosen.kind = ${sql.raw(`'${kind}'`)} limit ${arg("max")}`;

const deliveries: AgeOf = {
  table: "webhook_deliveries",
  key: "old.organization_id, old.id",
  column: "updated_at",
  isOver: sql`old.status <> 'pending'`,
  narrowed: byId("id"),
  locked: true,
};

const events: AgeOf = {
  table: "events",
  key: "old.organization_id, old.id",
  column: "created_at",
  isOver: sql`not exists (
    select from webhook_deliveries delivery
    where (delivery.organization_id, delivery.event_row_id) = (old.organization_id, old.id))`,
  narrowed: byId("id"),
};

const requests: AgeOf = {
  table: "stored_requests",
  key: "old.organization_id, old.id",
  column: "created_at",
  isOver: sql`true`,
  narrowed: byId("id"),
};

const questions: AgeOf = {
  table: "knowledge_gaps",
  key: "old.organization_id, old.id",
  column: "last_asked_at",
  isOver: sql`old.count > 0`,
};

// Materialized, as a join could run the selection, and its limit, more than once.
const removeFrom = (table: string, selected: SQL): SQL => sql`
  with found as materialized (${selected})
  delete from ${sql.raw(table)} where (organization_id, id) in (select * from found) returning 1`;

const removeDeliveries = (selected: SQL): SQL => sql`
  with found as materialized (${selected}), gone as (
    delete from webhook_deliveries where (organization_id, id) in (select * from found)
    returning organization_id, id
  ), attempts as (
    delete from webhook_attempts made using gone
    where (made.organization_id, made.delivery_id) = (gone.organization_id, gone.id)
  )
  select 1 from gone`;

/** Runs of which every record is old. One that waits for a decision stays, also where no worker ends its wait. */
const removeRuns = sql`
  with past as materialized (
    select found.* from retentions chosen cross join lateral (
      select old.organization_id, old.run_id from runs old
      where old.organization_id = chosen.organization_id and ${byId("run_id")(chosenBefore)}
      group by old.organization_id, old.run_id
      having max(old.created_at) < ${chosenBefore}
        and (count(old.approval_state) = 0 or count(nullif(old.approval_state, 'pending')) > 0)
      limit ${arg("max")}
    ) found where chosen.kind = 'runs' limit ${arg("max")}
  )
  delete from runs where (organization_id, run_id) in (select * from past) returning 1`;

export interface Sweep {
  readonly kind: RetentionKind;
  /** Removes rows of organizations that have chosen nothing; null where those keep them. */
  readonly others: ((args: Args) => Statement) | null;
  /** Counts the rows that `others` would remove, up to `max`; null as there. */
  readonly due: ((args: Args) => Statement) | null;
  readonly choosers: (args: Args) => Statement;
  readonly batch: number;
}

const sweepOf = (
  kind: RetentionKind,
  of: AgeOf,
  batch: number,
  removal = (selected: SQL) => removeFrom(of.table, selected),
) => ({
  kind,
  others: prepare(removal(sql`${ofOthers(kind, of)} ${locking(of)}`)),
  due: prepare(sql`select count(*)::int as rows from (${ofOthers(kind, of)}) found`),
  choosers: prepare(removal(ofChoosers(kind, of))),
  batch,
});

/** Deliveries go before their events, which they refer to. */
const sweeps: readonly Sweep[] = [
  sweepOf("deliveries", deliveries, 500, removeDeliveries),
  sweepOf("events", events, 500),
  sweepOf("questions", questions, 500),
  // A row of every request is many rows, and short.
  sweepOf("requests", requests, 5_000),
  { kind: "runs", others: null, due: null, choosers: prepare(removeRuns), batch: 500 },
];
