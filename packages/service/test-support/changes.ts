/** Helpers that read outcomes, and a world in memory that applies changes by the rules of a commit. */
import { type OperationId, eventNames } from "@atlas-messaging/contract";
import { validateEvent } from "@atlas-messaging/validators/events";
import type { Change, RowChange } from "../src/core/changes.ts";
import type { EventRow } from "../src/rows/events.ts";
import type { Outcome } from "../src/core/outcome.ts";
import type { Rows, TableName } from "../src/rows/rows.ts";
import { nothingFiltered } from "../src/events/filter.ts";
import { deliveryBody, expandEvent } from "../src/events/expand.ts";
import { facts } from "./facts.ts";
import { endpointRow, jobRow } from "./rows.ts";

type Accepted<Id extends OperationId> = Extract<Outcome<Id>, { kind: "accepted" }>;
type Refused<Id extends OperationId> = Extract<Outcome<Id>, { kind: "refused" }>;

export const accepted = <Id extends OperationId>(outcome: Outcome<Id>): Accepted<Id> => {
  if (outcome.kind === "refused") throw new Error(`refused: ${outcome.code}: ${outcome.message}`);
  return outcome;
};

export const refused = <Id extends OperationId>(outcome: Outcome<Id>): Refused<Id> => {
  if (outcome.kind === "accepted") throw new Error("accepted");
  return outcome;
};

const verbs = {
  insert: "insert",
  insertMany: "insert many",
  update: "update",
  updateMany: "update many",
  updateAll: "update all",
  remove: "remove",
  removeMany: "remove many",
  tally: "tally",
} as const satisfies Record<RowChange["kind"], string>;

/** Lists the changes in order: `insert messages`, `update conversations`, `remove outbox`. */
export const outline = (changes: readonly Change[]): string[] =>
  changes.map((change) =>
    change.kind === "within" ? `within ${change.quota}` : `${verbs[change.kind]} ${change.table}`,
  );

/** Returns the rows inserted into one table. A change's table determines the type of its row. */
export const inserted = <Table extends TableName>(changes: readonly Change[], table: Table): Rows[Table][] =>
  changes.flatMap((change) => {
    if (change.kind === "insert" && change.table === table) return [change.row as Rows[Table]];
    if (change.kind === "insertMany" && change.table === table) return change.rows as readonly Rows[Table][];
    return [];
  });

/** Returns the parsed webhook bodies of an event for an endpoint that subscribes to everything. */
export const webhookBodies = (event: EventRow) => {
  const job = jobRow({ kind: "expand_event", subject_id: event.id });
  const changes = expandEvent({
    ...facts(),
    job,
    event,
    endpoints: [endpointRow({ events: [...eventNames] })],
    made: [],
    ...nothingFiltered,
  });
  return inserted(changes, "webhook_deliveries").map((delivery) => ({
    name: delivery.event_type,
    body: JSON.parse(deliveryBody(delivery, event)) as { readonly [member: string]: unknown }, // Always an object.
  }));
};

/** Returns the names that the events are delivered under, and checks each body against the contract. */
export const deliveredNames = (changes: readonly Change[]): string[] =>
  inserted(changes, "events").flatMap((event) =>
    webhookBodies(event).map(({ name, body }) => {
      const checked = validateEvent(body);
      if (!checked.ok) throw new Error(`${name}: ${JSON.stringify(checked.details)}`);
      return name;
    }),
  );

type AnyRow = Readonly<Record<string, unknown>>;

const matches = (row: AnyRow, where: AnyRow): boolean =>
  Object.entries(where).every(([member, value]) => row[member] === value);

/** Tables in memory. An update or removal must match exactly one row; ids are unique. */
export class World {
  readonly #tables = new Map<TableName, AnyRow[]>();

  constructor(changes: readonly Change[] = []) {
    this.commit(changes);
  }

  rows<Table extends TableName>(table: Table): Rows[Table][] {
    return this.#table(table) as unknown as Rows[Table][]; // `commit` puts only rows of that table there.
  }

  only<Table extends TableName>(table: Table): Rows[Table] {
    const [row, ...others] = this.rows(table);
    if (!row || others.length > 0) throw new Error(`${table} has ${this.rows(table).length} rows`);
    return row;
  }

  commit(changes: readonly Change[]): void {
    for (const change of changes) this.#apply(change);
  }

  #apply(change: Change): void {
    switch (change.kind) {
      case "insert":
      case "tally":
        return this.#insert(change.table, { ...change.row });
      case "insertMany":
        return change.rows.forEach((row) => this.#insert(change.table, { ...row }));
      case "update":
        return this.#replace(change.table, { ...change.where }, { ...change.set });
      case "updateMany":
        return change.ids.forEach((id) => this.#replace(change.table, { ...change.where, id }, { ...change.set }));
      case "updateAll":
        return this.#replaceAll(change.table, { ...change.where }, { ...change.set });
      case "remove":
        return this.#replace(change.table, { ...change.where }, null);
      case "removeMany":
        return this.#removeAll(change.table, { ...change.where });
      case "within":
        return undefined;
    }
  }

  #table(table: TableName): AnyRow[] {
    const rows = this.#tables.get(table) ?? [];
    this.#tables.set(table, rows);
    return rows;
  }

  #insert(table: TableName, row: AnyRow): void {
    if ("id" in row && this.#table(table).some(({ id }) => id === row["id"]))
      throw new Error(`duplicate id in ${table}`);
    this.#table(table).push(row);
  }

  #removeAll(table: TableName, where: AnyRow): void {
    const kept = this.#table(table).filter((row) => !matches(row, where));
    this.#tables.set(table, kept);
  }

  #replaceAll(table: TableName, where: AnyRow, set: AnyRow): void {
    const rows = this.#table(table).map((row) => (matches(row, where) ? { ...row, ...set } : row));
    this.#tables.set(table, rows);
  }

  #replace(table: TableName, where: AnyRow, set: AnyRow | null): void {
    const rows = this.#table(table);
    const matching = rows.filter((row) => matches(row, where));
    const [row] = matching;
    if (!row || matching.length > 1)
      throw new Error(`${matching.length} rows of ${table} match ${JSON.stringify(where)}`);
    rows.splice(rows.indexOf(row), 1, ...(set ? [{ ...row, ...set }] : []));
  }
}

/** Returns the audit entries among the changes: event, subject, and the subject before and after. */
export const audited = (changes: readonly Change[]) =>
  inserted(changes, "audit_events").map(({ event_type, subject_id, before, after }) => ({
    event_type,
    subject_id,
    before,
    after,
  }));
