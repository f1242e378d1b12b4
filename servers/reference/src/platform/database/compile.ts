/** Changes, which are data, as one statement that takes effect as a whole or not at all. */
import type { Change, TableName } from "@atlas-messaging/domain";
import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Statement, Value } from "./database.ts";
import { tables } from "./schema.ts";

type Members = Readonly<Record<string, unknown>>;

/** One change, its members in stable order: equal shapes make equal text, and the prepared statement is used again. */
interface Part {
  readonly kind: "insert" | "update" | "remove";
  readonly table: TableName;
  readonly assigned: readonly string[];
  readonly matched: readonly string[];
  readonly values: readonly Value[];
}

const columnsOf = new Map<TableName, Readonly<Record<string, PgColumn>>>();
const allMembers = new Map<TableName, readonly string[]>();
for (const table of Object.keys(tables) as TableName[]) {
  const columns = getTableColumns(tables[table]);
  columnsOf.set(table, columns);
  allMembers.set(table, Object.keys(columns));
}

function column(table: TableName, member: string): PgColumn {
  const found = columnsOf.get(table)?.[member];
  if (found === undefined) throw new TypeError(`${table} has no ${member}`);
  return found;
}

const isJson = ({ columnType }: PgColumn): boolean => columnType === "PgJson" || columnType === "PgJsonb";

/** The domain's rows hold only what `Value` allows, and JSON, which becomes text here; the driver refuses the rest. */
function valueOf(table: TableName, member: string, members: Members): Value {
  const value = members[member];
  if (value === undefined) throw new TypeError(`${table}.${member} is missing`);
  return isJson(column(table, member)) ? JSON.stringify(value) : (value as Value);
}

const sorted = (members: Members): readonly string[] => Object.keys(members).toSorted();

const valuesOf = (table: TableName, names: readonly string[], members: Members): readonly Value[] =>
  names.map((name) => valueOf(table, name, members));

function insertPart(table: TableName, row: Members): Part {
  const assigned = allMembers.get(table) ?? [];
  const strange = Object.keys(row).find((member) => !assigned.includes(member));
  if (strange !== undefined) throw new TypeError(`${table} has no ${strange}`);
  return { kind: "insert", table, assigned, matched: [], values: valuesOf(table, assigned, row) };
}

function updatePart(table: TableName, where: Members, set: Members): Part {
  const [assigned, matched] = [sorted(set), sorted(where)];
  if (assigned.length === 0 || matched.length === 0) throw new TypeError(`an update of ${table} without members`);
  const values = [...valuesOf(table, assigned, set), ...valuesOf(table, matched, where)];
  return { kind: "update", table, assigned, matched, values };
}

function removePart(table: TableName, where: Members): Part {
  const matched = sorted(where);
  if (matched.length === 0) throw new TypeError(`a removal from ${table} without members`);
  return { kind: "remove", table, assigned: [], matched, values: valuesOf(table, matched, where) };
}

function partOf(change: Change): Part {
  if ("insert" in change) return insertPart(change.insert, { ...change.row });
  if ("update" in change) return updatePart(change.update, { ...change.where }, { ...change.set });
  return removePart(change.remove, { ...change.where });
}

const shapeOf = ({ kind, table, assigned, matched }: Part): string =>
  kind === "insert" ? `+${table}` : `${kind} ${table} ${assigned.join()} ${matched.join()}`;

const quoted = (name: string): string => `"${name}"`;

/** Only a column that may be null needs the comparison that no index serves. */
function comparison(table: TableName, member: string, placeholder: string): string {
  const { notNull, columnType } = column(table, member);
  if (columnType === "PgJson") throw new TypeError(`${table}.${member} cannot be compared`);
  return `${quoted(member)} ${notNull ? "=" : "is not distinct from"} ${placeholder}`;
}

function clauseOf({ kind, table, assigned, matched }: Part, first: number): string {
  const placeholder = (member: string, index: number) => `$${first + index}::${column(table, member).getSQLType()}`;
  const name = quoted(table);
  if (kind === "insert") {
    return `insert into ${name} (${assigned.map(quoted).join(", ")}) values (${assigned.map(placeholder).join(", ")})`;
  }
  const condition = matched
    .map((member, index) => comparison(table, member, placeholder(member, assigned.length + index)))
    .join(" and ");
  if (kind === "remove") return `delete from ${name} where ${condition} returning 1`;
  const assignments = assigned.map((member, index) => `${quoted(member)} = ${placeholder(member, index)}`).join(", ");
  return `update ${name} set ${assignments} where ${condition} returning 1`;
}

/** Insertions, and then one number for each other change, which is refused unless it is 1. */
function textOf(parts: readonly Part[]): string {
  const clauses: string[] = [];
  const requirements: string[] = [];
  let first = 1;
  parts.forEach((part, index) => {
    clauses.push(`c${index} as (${clauseOf(part, first)})`);
    if (part.kind !== "insert") requirements.push(`atlas_require((select count(*) from c${index})) as c${index}`);
    first += part.values.length;
  });
  return `with ${clauses.join(", ")} select ${requirements.join(", ") || "1 as done"}`;
}

const texts = new Map<string, string>();

/**
 * One statement that makes all changes, in which no row may be touched twice. It fails with SQLSTATE AT001 when an update
 * or a removal does not meet exactly one row, and then, as with any other failure, nothing has changed.
 * References between rows of one statement hold in any order, as they are checked at its end.
 */
export function compileChanges(changes: readonly Change[]): Statement {
  if (changes.length === 0) throw new TypeError("there is nothing to change");
  const parts = changes.map(partOf);
  const shape = parts.map(shapeOf).join(";");
  const text = texts.get(shape) ?? textOf(parts);
  texts.set(shape, text);
  return { text, values: parts.flatMap((part) => part.values) };
}
