/** Compiles changes of one shape, as several requests have decided them, to one statement that applies fully or not at all. */
import {
  type Compiled,
  type Part,
  type Schema,
  column,
  insertInto,
  quoted,
  selectFromJson,
  shapeOf,
  stored,
} from "./compile.ts";
import type { Statement } from "./database.ts";
import { type Value, unitsOf } from "./wire.ts";

/** Maximum UTF-16 code units of the values of one request in a group, which bounds what a group holds in memory. */
const maxUnits = 16_384;

const grouped: ReadonlySet<Part["kind"]> = new Set(["insert", "insertMany", "update"]);

/** Tells if changes can be part of a group. */
export const isGroupable = ({ rooms, parts }: Compiled): boolean =>
  rooms.length === 0 &&
  parts.every(({ kind }) => grouped.has(kind)) &&
  parts.reduce((sum, { values }) => sum + unitsOf(values), 0) <= maxUnits;

/**
 * Makes one statement: an insert of all rows for each table, and an update of all rows for each form. Rows travel as
 * JSON, so that their number does not change the text. SQLSTATE AT001 means that some update did not match its row.
 */
export const groupStatement = ({ texts }: Schema, group: readonly Compiled[]): Statement => {
  const clauses = [
    ...Map.groupBy(
      group.flatMap(({ parts }) => parts),
      clauseName,
    ).values(),
  ];
  const shape = `group ${group[0]?.shape}`;
  const text = texts.get(shape) ?? groupText(clauses);
  texts.set(shape, text);
  return { text, values: clauses.flatMap(valuesOf) };
};

/** Inserts of a table share a clause, and so do updates of a form. */
const clauseName = (part: Part): string => (part.kind === "update" ? shapeOf(part) : part.table.name);

const groupText = (clauses: readonly (readonly Part[])[]): string => {
  const [written, required]: [string[], string[]] = [[], []];
  let first = 1;
  clauses.forEach(([part], index) => {
    if (!part) return;
    if (part.kind !== "update") {
      written.push(`c${index} as (${insertInto(part)} ${selectFromJson(part, `$${first++}`)})`);
      return;
    }
    written.push(`c${index} as (${updateClause(part, first)})`);
    // Each row is met, and none by two.
    required.push(
      `atlas_require((select (count(*) = $${first + 1}::int and count(distinct n) = $${first + 1}::int)::int from c${index}))`,
    );
    first += 2;
  });
  return `with ${written.join(", ")} select ${required.map((each, index) => `${each} as r${index}`).join(", ") || "1 as done"}`;
};

const valuesOf = (parts: readonly Part[]): readonly Value[] => {
  if (parts[0]?.kind !== "update") return [`[${parts.flatMap(rowsOf).join()}]`];
  const rows = updatesOf(parts);
  return [`[${rows.join()}]`, rows.length];
};

/** Writes rows of an insert as JSON. */
const rowsOf = ({ kind, table, assigned, values }: Part): readonly string[] => {
  if (kind === "insert")
    return [`{${assigned.map((member, index) => `"${member}":${jsonOf(table, member, values[index])}`).join()}}`];
  const rows = String(values[0]).slice(1, -1);
  return rows === "" ? [] : [rows];
};

const jsonOf = (table: Part["table"], member: string, value: Value | undefined): string => {
  if (typeof value === "number" || (typeof value === "string" && column(table, member).json)) return String(value);
  return JSON.stringify(value ?? null);
};

/**
 * Writes updates as JSON. Those of one row under equal conditions become the last of them, unless they change what the
 * conditions compare. They are sorted, so that groups of several processes lock rows in the same order.
 */
const updatesOf = (parts: readonly Part[]): readonly string[] => {
  const rows = new Map<string, string>();
  parts.forEach(({ table, assigned, matched, values }, n) => {
    const json = [...assigned, ...matched].map(
      (member, index) => `"v${index}":${jsonOf(table, member, values[index])}`,
    );
    const condition = json.slice(assigned.length).join();
    const key = assigned.some((member) => matched.includes(member)) ? `${condition} ${n}` : condition;
    rows.set(key, `{"n":${n},${json.join()}}`);
  });
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
};

const updateClause = ({ table, assigned, matched }: Part, first: number): string => {
  const members = [...assigned, ...matched];
  const types = members.map((member, index) => `v${index} ${column(table, member).type}`).join(", ");
  const set = assigned.map(
    (member, index) => `${stored(table, member)} = ${assignedValue(table, member, `g.v${index}`)}`,
  );
  const where = matched.map(
    (member, index) =>
      `t.${stored(table, member)} ${column(table, member).notNull ? "=" : "is not distinct from"} g.v${assigned.length + index}`,
  );
  return `update ${quoted(table.name)} t set ${set.join(", ")} from json_to_recordset($${first}::json) g(n int, ${types}) where ${where.join(" and ")} returning g.n`;
};

/** Restores JSON's null, which becomes SQL's null inside a record. */
const assignedValue = (table: Part["table"], member: string, value: string): string => {
  const { json, notNull, type } = column(table, member);
  return json && notNull ? `coalesce(${value}, 'null'::${type})` : value;
};
