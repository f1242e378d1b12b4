/** Compiles changes to one statement that applies fully or not at all. */
import {
  type Change,
  type Merging,
  type RowChange,
  type TableName,
  type Within,
  jsonOf,
} from "@atlas-messaging/domain";
import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Statement, Value } from "./database.ts";
import { tables } from "./schema.ts";

/** A change with its members in stable order: equal shapes give equal text and reuse the prepared statement. */
export interface Part {
  readonly kind: RowChange["kind"];
  readonly table: TableName;
  readonly assigned: readonly string[];
  readonly matched: readonly string[];
  readonly values: readonly Value[];
  /** Way in which a tally merges each column. */
  readonly merging?: readonly (readonly [column: string, how: Merging])[];
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly json: boolean;
  readonly comparable: boolean;
}

const describeColumn = (name: string, definition: PgColumn): Column => ({
  name,
  type: definition.getSQLType(),
  notNull: definition.notNull,
  json: definition.columnType === "PgJson" || definition.columnType === "PgJsonb",
  comparable: definition.columnType !== "PgJson",
});

const columnsOf = new Map<string, ReadonlyMap<string, Column>>(
  Object.entries(tables).map(([table, definition]) => {
    const described = Object.entries(getTableColumns(definition)).map(([name, each]) => describeColumn(name, each));
    return [table, new Map(described.map((each) => [each.name, each]))];
  }),
);

const columns = (table: TableName): ReadonlyMap<string, Column> => {
  const found = columnsOf.get(table);
  if (found === undefined) throw new TypeError(`there is no table ${table}`);
  return found;
};

export const column = (table: TableName, member: string): Column => {
  const found = columns(table).get(member);
  if (found === undefined) throw new TypeError(`${table} has no ${member}`);
  return found;
};

const isValue = (value: unknown): value is Value =>
  value === null ||
  typeof value === "string" ||
  typeof value === "number" ||
  typeof value === "boolean" ||
  (Array.isArray(value) && value.every((element) => typeof element === "string"));

const valueOf = (table: TableName, { name, json, notNull }: Column, members: object): Value => {
  const value: unknown = Reflect.get(members, name);
  if (value === undefined) throw new TypeError(`${table}.${name} is missing`);
  if (json && (notNull || value !== null)) return jsonOf(value);
  if (!isValue(value)) throw new TypeError(`${table}.${name} cannot be stored`);
  return value;
};

const sorted = (members: object): readonly string[] => Object.keys(members).toSorted();

const valuesOf = (table: TableName, names: readonly string[], members: object): readonly Value[] =>
  names.map((name) => valueOf(table, column(table, name), members));

const insertPart = (table: TableName, row: object): Part => {
  const values: Value[] = [];
  for (const known of columns(table).values()) values.push(valueOf(table, known, row));
  const members = Object.keys(row);
  if (members.length !== values.length) members.forEach((member) => column(table, member));
  return { kind: "insert", table, assigned: [...columns(table).keys()], matched: [], values };
};

const tallyPart = ({ table, row, key, merging }: Extract<RowChange, { kind: "tally" }>): Part => ({
  ...insertPart(table, row),
  kind: "tally",
  matched: key,
  merging: Object.entries<Merging>(merging),
});

/** Passes all rows as one value, so that their number does not change the text. */
const insertManyPart = (table: TableName, rows: readonly object[]): Part => ({
  kind: "insertMany",
  table,
  assigned: [...columns(table).keys()],
  matched: [],
  values: [JSON.stringify(rows)],
});

/** Row-level security guards this too; a change that names no organization is a bug. */
const mustNameOrganization = (table: TableName, matched: readonly string[]): void => {
  const key = columns(table).has("organization_id") ? "organization_id" : "id";
  if (!matched.includes(key)) throw new TypeError(`a change of ${table} that does not name its ${key}`);
};

const updatePart = (kind: "update" | "updateAll", table: TableName, where: object, set: object): Part => {
  const [assigned, matched] = [sorted(set), sorted(where)];
  if (assigned.length === 0 || matched.length === 0) throw new TypeError(`an update of ${table} without members`);
  mustNameOrganization(table, matched);
  const values = [...valuesOf(table, assigned, set), ...valuesOf(table, matched, where)];
  return { kind, table, assigned, matched, values };
};

/** Appends the ids and their count, which must match. */
const updateManyPart = (table: TableName, ids: readonly string[], where: object, set: object): Part => {
  const { assigned, matched, values } = updatePart("update", table, where, set);
  return { kind: "updateMany", table, assigned, matched, values: [...values, ids, ids.length] };
};

const removePart = (kind: "remove" | "removeMany", table: TableName, where: object): Part => {
  const matched = sorted(where);
  if (matched.length === 0) throw new TypeError(`a removal from ${table} without members`);
  mustNameOrganization(table, matched);
  return { kind, table, assigned: [], matched, values: valuesOf(table, matched, where) };
};

export const partOf = (change: Change): Part => {
  switch (change.kind) {
    case "insert":
      return insertPart(change.table, change.row);
    case "insertMany":
      return insertManyPart(change.table, change.rows);
    case "update":
    case "updateAll":
      return updatePart(change.kind, change.table, change.where, change.set);
    case "updateMany":
      return updateManyPart(change.table, change.ids, change.where, change.set);
    case "remove":
    case "removeMany":
      return removePart(change.kind, change.table, change.where);
    case "tally":
      return tallyPart(change);
    case "within":
      break;
  }
  throw new TypeError("a limit of number is a condition, and no part");
};

export const shapeOf = ({ kind, table, assigned, matched, merging = [] }: Part): string =>
  kind === "insert" || kind === "insertMany"
    ? `${kind} ${table}`
    : `${kind} ${table} ${assigned.join()} ${matched.join()} ${merging.join()}`;

export const quoted = (name: string): string => `"${name}"`;

/** Only nullable columns need `is not distinct from`, which no index serves. */
const comparison = (table: TableName, member: string, placeholder: string): string => {
  const { notNull, comparable } = column(table, member);
  if (!comparable) throw new TypeError(`${table}.${member} cannot be compared`);
  return `${quoted(member)} ${notNull ? "=" : "is not distinct from"} ${placeholder}`;
};

/** Restores JSON's null, which becomes SQL's null inside a record. */
export const populated = (table: TableName, member: string): string => {
  const { json, notNull, type } = column(table, member);
  return json && notNull ? `coalesce(${quoted(member)}, 'null'::${type})` : quoted(member);
};

const mergers: { readonly [How in Merging]: (held: string, given: string) => string } = {
  adds: (held, given) => `${held} + ${given}`,
  "keeps the greater": (held, given) => `greatest(${held}, ${given})`,
  "takes the new": (_, given) => given,
};

const mergedOf = (table: string, [member, how]: readonly [string, Merging]): string => {
  const name = quoted(member);
  return `${name} = ${mergers[how](`${quoted(table)}.${name}`, `excluded.${name}`)}`;
};

/** Names a member's placeholder, by its place among the values of the statement. */
const placeholderIn =
  ({ table }: Part, first: number) =>
  (member: string, index: number): string =>
    `$${first + index}::${column(table, member).type}`;

const insertClause = (part: Part, first: number): string => {
  const values = part.assigned.map(placeholderIn(part, first)).join(", ");
  return `insert into ${quoted(part.table)} (${part.assigned.map(quoted).join(", ")}) values (${values})`;
};

const insertManyClause = ({ table, assigned }: Part, first: number): string => {
  const name = quoted(table);
  const all = assigned.map(quoted).join(", ");
  const found = assigned.map((member) => populated(table, member)).join(", ");
  return `insert into ${name} (${all}) select ${found} from json_populate_recordset(null::${name}, $${first}::json)`;
};

const tallyClause = (part: Part, first: number): string => {
  const merged = (part.merging ?? []).map((each) => mergedOf(part.table, each)).join(", ");
  return `${insertClause(part, first)} on conflict (${part.matched.map(quoted).join(", ")}) do update set ${merged}`;
};

/** Compares the matched members, whose values follow those that are assigned. */
const condition = (part: Part, first: number): string => {
  const placeholder = placeholderIn(part, first + part.assigned.length);
  return part.matched.map((member, index) => comparison(part.table, member, placeholder(member, index))).join(" and ");
};

const removeClause = (part: Part, first: number): string =>
  `delete from ${quoted(part.table)} where ${condition(part, first)}`;

const updateClause = (part: Part, first: number): string => {
  const placeholder = placeholderIn(part, first);
  const set = part.assigned.map((member, index) => `${quoted(member)} = ${placeholder(member, index)}`).join(", ");
  return `update ${quoted(part.table)} set ${set} where ${condition(part, first)}`;
};

const updateManyClause = (part: Part, first: number): string => {
  const ids = `$${first + part.assigned.length + part.matched.length}::uuid[]`;
  return `${updateClause(part, first)} and "id" = any(${ids}) returning 1`;
};

/** Clauses by kind of change, each from the part and the number of its first placeholder. */
const clauses: { readonly [Kind in Part["kind"]]: (part: Part, first: number) => string } = {
  insert: insertClause,
  insertMany: insertManyClause,
  tally: tallyClause,
  remove: (part, first) => `${removeClause(part, first)} returning 1`,
  removeMany: removeClause,
  update: (part, first) => `${updateClause(part, first)} returning 1`,
  updateAll: updateClause,
  updateMany: updateManyClause,
};

/**
 * Writes all changes, then one check for each update and removal of one row. Quotas come first: they are evaluated
 * before any clause, so rows inserted here are not counted.
 */
const statementText = (rooms: number, parts: readonly Part[]): string => {
  const written: string[] = [];
  const requirements = Array.from(
    { length: rooms },
    (_, index) => `atlas_require_room($${2 * index + 1}::text, $${2 * index + 2}::int) as room${index}`,
  );
  let first = 2 * rooms + 1;
  parts.forEach((part, index) => {
    written.push(`c${index} as (${clauses[part.kind](part, first)})`);
    first += part.values.length;
    if (part.kind === "update" || part.kind === "remove")
      requirements.push(`atlas_require((select count(*) from c${index})) as c${index}`);
    if (part.kind === "updateMany")
      requirements.push(`atlas_require((((select count(*) from c${index}) = $${first - 1}::int)::int)) as c${index}`);
  });
  return `with ${written.join(", ")} select ${requirements.join(", ") || "1 as done"}`;
};

const roomValues = ({ quota, max }: Within): Value[] => [quota, max];

const texts = new Map<string, string>();

/**
 * Compiles changes to one statement, which may touch no row twice. SQLSTATE AT001 means an update or removal did not
 * match exactly one row; then nothing has changed. References between its rows hold in any order, as they are checked
 * at the end.
 */
export const compileChanges = (changes: readonly Change[]): Statement => {
  if (changes.length === 0) throw new TypeError("there is nothing to change");
  const rooms = changes.filter((change) => change.kind === "within");
  const parts = changes.filter((change) => change.kind !== "within").map(partOf);
  const shape = `${rooms.length} ${parts.map(shapeOf).join(";")}`;
  const text = texts.get(shape) ?? statementText(rooms.length, parts);
  texts.set(shape, text);
  return { text, values: [...rooms.flatMap(roomValues), ...parts.flatMap((part) => part.values)] };
};
