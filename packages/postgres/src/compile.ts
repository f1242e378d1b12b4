/** Compiles changes to one statement that applies fully or not at all. */
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { getTableColumns } from "drizzle-orm";
import type { Statement } from "./database.ts";
import type { Value } from "./wire.ts";

/** Merging of a column of a tally: it adds up, keeps the greater value, or takes the new one. */
export type Merging = "adds" | "keeps the greater" | "takes the new";

type Sets = "update" | "updateAll";
type Removes = "remove" | "removeMany";

/** A change to rows of one table. */
export type RowChange = { readonly table: string } & (
  | { readonly kind: "insert"; readonly row: object; readonly json?: object }
  | { readonly kind: "insertMany"; readonly rows: readonly object[] }
  | { readonly kind: Sets; readonly where: object; readonly set: object }
  | { readonly kind: "updateMany"; readonly ids: readonly string[]; readonly where: object; readonly set: object }
  | { readonly kind: Removes; readonly where: object }
  | { readonly kind: "tally"; readonly row: object; readonly key: readonly string[]; readonly merging: object }
);

/** Limit of rows: with `max` or more nothing is committed. */
export interface Within {
  readonly kind: "within";
  readonly quota: string;
  readonly max: number;
}

export type Change = Within | RowChange;

/** A change with its members in stable order: equal shapes give equal text and reuse the prepared statement. */
export interface Part {
  readonly kind: RowChange["kind"];
  readonly table: Table;
  readonly assigned: readonly string[];
  readonly matched: readonly string[];
  readonly values: readonly Value[];
  /** Way in which a tally merges each column. */
  readonly merging?: readonly (readonly [column: string, how: Merging])[];
}

/** A table, as changes of it are compiled. */
export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
}

/** Tables by name, and the statements compiled for them. */
export interface Schema {
  readonly tables: ReadonlyMap<string, Table>;
  readonly texts: Map<string, string>;
}

interface Column {
  /** Member of a row. */
  readonly name: string;
  /** Name in the database. */
  readonly stored: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly json: boolean;
  readonly comparable: boolean;
}

const describeColumn = (name: string, definition: PgColumn): Column => ({
  name,
  stored: definition.name,
  type: definition.getSQLType(),
  notNull: definition.notNull,
  json: definition.columnType === "PgJson" || definition.columnType === "PgJsonb",
  comparable: definition.columnType !== "PgJson",
});

/** Describes tables for changes. */
export const schemaOf = (definitions: { readonly [name: string]: PgTable }): Schema => ({
  tables: new Map(
    Object.entries(definitions).map(([name, definition]) => {
      const described = Object.entries(getTableColumns(definition)).map(([each, column]) =>
        describeColumn(each, column),
      );
      return [name, { name, columns: new Map(described.map((each) => [each.name, each])) }];
    }),
  ),
  texts: new Map(),
});

export const column = ({ name, columns }: Table, member: string): Column => {
  const found = columns.get(member);
  if (found === undefined) throw new TypeError(`${name} has no ${member}`);
  return found;
};

const isValue = (value: unknown): value is Value =>
  value === null ||
  typeof value === "string" ||
  typeof value === "number" ||
  typeof value === "boolean" ||
  (Array.isArray(value) && value.every((element) => typeof element === "string"));

const valueOf = (table: Table, { name, json, notNull }: Column, members: object): Value => {
  const value: unknown = Reflect.get(members, name);
  if (value === undefined) throw new TypeError(`${table.name}.${name} is missing`);
  if (json && (notNull || value !== null)) return JSON.stringify(value);
  if (!isValue(value)) throw new TypeError(`${table.name}.${name} cannot be stored`);
  return value;
};

const sorted = (members: object): readonly string[] => Object.keys(members).toSorted();

const valuesOf = (table: Table, names: readonly string[], members: object): readonly Value[] =>
  names.map((name) => valueOf(table, column(table, name), members));

/** Takes the JSON of a column that was serialized ahead as it is. */
const insertPart = (table: Table, row: object, json: object = {}): Part => {
  const values: Value[] = [];
  for (const known of table.columns.values()) {
    const ahead: unknown = Reflect.get(json, known.name);
    values.push(typeof ahead === "string" ? ahead : valueOf(table, known, row));
  }
  const members = Object.keys(row);
  if (members.length !== values.length) members.forEach((member) => column(table, member));
  return { kind: "insert", table, assigned: [...table.columns.keys()], matched: [], values };
};

const tallyPart = (table: Table, { row, key, merging }: Extract<RowChange, { kind: "tally" }>): Part => ({
  ...insertPart(table, row),
  kind: "tally",
  matched: key,
  merging: Object.entries(merging as Readonly<Record<string, Merging>>),
});

/** Passes all rows as one value, so that their number does not change the text. */
const insertManyPart = (table: Table, rows: readonly object[]): Part => ({
  kind: "insertMany",
  table,
  assigned: [...table.columns.keys()],
  matched: [],
  values: [JSON.stringify(rows)],
});

/** Row-level security guards this too; a change that names no organization is a bug. */
const mustNameOrganization = (table: Table, matched: readonly string[]): void => {
  const key = table.columns.has("organization_id") ? "organization_id" : "id";
  if (!matched.includes(key)) throw new TypeError(`a change of ${table.name} that does not name its ${key}`);
};

const updatePart = (kind: Sets, table: Table, where: object, set: object): Part => {
  const [assigned, matched] = [sorted(set), sorted(where)];
  if (assigned.length === 0 || matched.length === 0) throw new TypeError(`an update of ${table.name} without members`);
  mustNameOrganization(table, matched);
  const values = [...valuesOf(table, assigned, set), ...valuesOf(table, matched, where)];
  return { kind, table, assigned, matched, values };
};

/** Appends the ids and their count, which must match. */
const updateManyPart = (table: Table, ids: readonly string[], where: object, set: object): Part => {
  const { assigned, matched, values } = updatePart("update", table, where, set);
  return { kind: "updateMany", table, assigned, matched, values: [...values, ids, ids.length] };
};

const removePart = (kind: Removes, table: Table, where: object): Part => {
  const matched = sorted(where);
  if (matched.length === 0) throw new TypeError(`a removal from ${table.name} without members`);
  mustNameOrganization(table, matched);
  return { kind, table, assigned: [], matched, values: valuesOf(table, matched, where) };
};

export const partOf = ({ tables }: Schema, change: Change): Part => {
  if (change.kind === "within") throw new TypeError("a limit of number is a condition, and no part");
  const table = tables.get(change.table);
  if (table === undefined) throw new TypeError(`there is no table ${change.table}`);
  switch (change.kind) {
    case "insert":
      return insertPart(table, change.row, change.json);
    case "insertMany":
      return insertManyPart(table, change.rows);
    case "update":
    case "updateAll":
      return updatePart(change.kind, table, change.where, change.set);
    case "updateMany":
      return updateManyPart(table, change.ids, change.where, change.set);
    case "remove":
    case "removeMany":
      return removePart(change.kind, table, change.where);
    case "tally":
      break;
  }
  return tallyPart(table, change);
};

export const shapeOf = ({ kind, table, assigned, matched, merging = [] }: Part): string =>
  kind === "insert" || kind === "insertMany"
    ? `${kind} ${table.name}`
    : `${kind} ${table.name} ${assigned.join()} ${matched.join()} ${merging.join()}`;

export const quoted = (name: string): string => `"${name}"`;

/** Names a member's column. */
export const stored = (table: Table, member: string): string => quoted(column(table, member).stored);

/** Only nullable columns need `is not distinct from`, which no index serves. */
const comparison = (table: Table, member: string, placeholder: string): string => {
  const { notNull, comparable } = column(table, member);
  if (!comparable) throw new TypeError(`${table.name}.${member} cannot be compared`);
  return `${stored(table, member)} ${notNull ? "=" : "is not distinct from"} ${placeholder}`;
};

/** Restores JSON's null, which becomes SQL's null inside a record. */
const populated = (table: Table, member: string): string => {
  const { json, notNull, type } = column(table, member);
  return json && notNull ? `coalesce(${quoted(member)}, 'null'::${type})` : quoted(member);
};

const mergers: { readonly [How in Merging]: (held: string, given: string) => string } = {
  adds: (held, given) => `${held} + ${given}`,
  "keeps the greater": (held, given) => `greatest(${held}, ${given})`,
  "takes the new": (_, given) => given,
};

const mergedOf = (table: Table, [member, how]: readonly [string, Merging]): string => {
  const name = stored(table, member);
  return `${name} = ${mergers[how](`${quoted(table.name)}.${name}`, `excluded.${name}`)}`;
};

/** Names a member's placeholder, by its place among the values of the statement. */
const placeholderIn =
  ({ table }: Part, first: number) =>
  (member: string, index: number): string =>
    `$${first + index}::${column(table, member).type}`;

/** Begins the insert of a row with all assigned members. */
export const insertInto = ({ table, assigned }: Part): string =>
  `insert into ${quoted(table.name)} (${assigned.map((member) => stored(table, member)).join(", ")})`;

const insertClause = (part: Part, first: number): string =>
  `${insertInto(part)} values (${part.assigned.map(placeholderIn(part, first)).join(", ")})`;

/** Selects the assigned members of rows that came as JSON, after the other sources of the statement. */
export const selectFromJson = ({ table, assigned }: Part, json: string, sources = ""): string => {
  const members = assigned.map((member) => populated(table, member)).join(", ");
  const types = assigned.map((member) => `${quoted(member)} ${column(table, member).type}`).join(", ");
  return `select ${members} from ${sources}json_to_recordset(${json}::json) as r(${types})`;
};

const insertManyClause = (part: Part, first: number): string =>
  `${insertInto(part)} ${selectFromJson(part, `$${first}`)}`;

const tallyClause = (part: Part, first: number): string => {
  const merged = (part.merging ?? []).map((each) => mergedOf(part.table, each)).join(", ");
  const key = part.matched.map((member) => stored(part.table, member)).join(", ");
  return `${insertClause(part, first)} on conflict (${key}) do update set ${merged}`;
};

/** Compares the matched members, whose values follow those that are assigned. */
const condition = (part: Part, first: number): string => {
  const placeholder = placeholderIn(part, first + part.assigned.length);
  return part.matched.map((member, index) => comparison(part.table, member, placeholder(member, index))).join(" and ");
};

const removeClause = (part: Part, first: number): string =>
  `delete from ${quoted(part.table.name)} where ${condition(part, first)}`;

const updateClause = (part: Part, first: number): string => {
  const placeholder = placeholderIn(part, first);
  const set = part.assigned
    .map((member, index) => `${stored(part.table, member)} = ${placeholder(member, index)}`)
    .join(", ");
  return `update ${quoted(part.table.name)} set ${set} where ${condition(part, first)}`;
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
    (_, index) => `atlas_require_room($${2 * index + 1}::text, $${2 * index + 2}::bigint) as room${index}`,
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

/** Changes with their values taken; those of equal shape share a text. */
export interface Compiled {
  readonly rooms: readonly Within[];
  readonly parts: readonly Part[];
  readonly shape: string;
}

export const compiledOf = (schema: Schema, changes: readonly Change[]): Compiled => {
  if (changes.length === 0) throw new TypeError("there is nothing to change");
  const rooms = changes.filter((change) => change.kind === "within");
  const parts = changes.filter((change) => change.kind !== "within").map((change) => partOf(schema, change));
  return { rooms, parts, shape: `${rooms.length} ${parts.map(shapeOf).join(";")}` };
};

/**
 * Makes one statement of changes, which may touch no row twice. SQLSTATE AT001 means an update or removal did not
 * match exactly one row; then nothing has changed. References between its rows hold in any order, as they are checked
 * at the end.
 */
export const statementOf = ({ texts }: Schema, { rooms, parts, shape }: Compiled): Statement => {
  const text = texts.get(shape) ?? statementText(rooms.length, parts);
  texts.set(shape, text);
  return { text, values: [...rooms.flatMap(roomValues), ...parts.flatMap((part) => part.values)] };
};
