/** Commits many small outcomes in one statement; each applies fully or not at all. */
import {
  column,
  insertInto,
  partOf,
  quoted,
  selectFromJson,
  shapeOf,
  stored,
  type Part,
  type Change,
  type Schema,
} from "./compile.ts";
import type { Statement } from "./database.ts";
import type { Value } from "./wire.ts";

/** The number of an outcome that has happened, from 1. */
export interface Happened {
  readonly n: number;
}

/**
 * Commits outcomes by `run`, as the system or for one organization. Each begins with an update or removal of one row that
 * guards the rest: if that row no longer matches, the outcome is skipped. Returns for each whether it happened; where its
 * statement failed, which writes none of it, the reason.
 */
export const commitEach = async (
  schema: Schema,
  run: (statement: Statement) => Promise<readonly Happened[]>,
  outcomes: readonly (readonly Change[])[],
): Promise<readonly PromiseSettledResult<boolean>[]> => {
  const results = outcomes.map((): PromiseSettledResult<boolean> => ({ status: "fulfilled", value: false }));
  const compiled = outcomes.map((changes, index) => ({
    index,
    parts: changes.map((change) => partOf(schema, change)),
  }));
  const groups = Map.groupBy(compiled, ({ parts }) => parts.map(shapeOf).join(";"));
  await Promise.all(
    Array.from(groups.values(), async (group) => {
      const statement = statementFor(
        schema,
        group.map(({ parts }) => parts),
      );
      try {
        for (const { n } of await run(statement)) {
          const index = group[n - 1]?.index;
          if (index !== undefined) results[index] = { status: "fulfilled", value: true };
        }
      } catch (reason) {
        for (const { index } of group) results[index] = { status: "rejected", reason };
      }
    }),
  );
  return results;
};

/**
 * Builds one statement for outcomes of one shape. Values travel as an array per column, since PostgreSQL reads JSON at
 * half the speed.
 */
const statementFor = ({ texts }: Schema, outcomes: readonly (readonly Part[])[]): Statement => {
  const [shape] = outcomes;
  if (!shape) throw new TypeError("there is nothing to commit");
  const rows = outcomes.map((parts) => parts.flatMap(({ values }) => values));
  const width = rows[0]?.length ?? 0;
  const values = Array.from({ length: width }, (_, index) => rows.map((row) => elementOf(row[index] ?? null)));
  return { text: textFor(texts, shape), values };
};

const elementOf = (value: Value): string | null => {
  if (value !== null && typeof value === "object") throw new TypeError("an array cannot be part of a batch here");
  return value === null ? null : String(value);
};

const textFor = (texts: Schema["texts"], parts: readonly Part[]): string => {
  const shape = `each ${parts.map(shapeOf).join(";")}`;
  const text = texts.get(shape) ?? compose(parts);
  texts.set(shape, text);
  return text;
};

const compose = (parts: readonly Part[]): string => {
  const types: string[] = [];
  const clauses = parts.map((part, index) => {
    const first = types.length;
    types.push(...typesOf(part));
    return `c${index} as (${clauseOf(part, first, index === 0)})`;
  });
  const arrays = types.map((type, index) => `$${index + 1}::${type}[]`).join(", ");
  const names = types.map((_, index) => `v${index}`).join(", ");
  const given = `given as materialized (select * from unnest(${arrays}) with ordinality as g(${names}, n))`;
  return `with ${given}, ${clauses.join(", ")} select n from c0`;
};

/** A list of rows is one value. JSON is text until it is assigned. */
const typesOf = ({ kind, table, assigned, matched }: Part): readonly string[] =>
  kind === "insertMany" ? ["text"] : [...assigned, ...matched].map((member) => typeOf(column(table, member)));

const typeOf = ({ json, type }: ReturnType<typeof column>): string => (json ? "text" : type);

const assignedValue = (table: Part["table"], member: string, value: string): string => {
  const { json, type } = column(table, member);
  return json ? `${value}::${type}` : value;
};

/** Writes one clause. The first selects the outcomes that apply; the others join it. */
const clauseOf = (part: Part, first: number, leads: boolean): string => {
  const { kind, table, assigned, matched } = part;
  const name = quoted(table.name);
  const source = leads ? "given g" : "given g join c0 using (n)";
  const from = leads ? "from given g" : "from given g, c0";
  const follows = leads ? "" : " and c0.n = g.n";
  const condition = matched
    .map((member, index) => compared(table, member, `g.v${first + assigned.length + index}`))
    .join(" and ");
  const returning = leads ? " returning g.n" : "";
  if (kind === "update") {
    const assignments = assigned
      .map((member, index) => `${stored(table, member)} = ${assignedValue(table, member, `g.v${first + index}`)}`)
      .join(", ");
    return `update ${name} t set ${assignments} ${from} where ${condition}${follows}${returning}`;
  }
  if (kind === "remove") {
    const using = leads ? "using given g" : "using given g, c0";
    return `delete from ${name} t ${using} where ${condition}${follows}${returning}`;
  }
  if (kind === "insertMany" && !leads)
    return `${insertInto(part)} ${selectFromJson(part, `g.v${first}`, `${source}, `)}`;
  if (kind !== "insert" || leads) throw new TypeError(`${kind} cannot be part of a batch here`);
  const values = assigned.map((member, index) => assignedValue(table, member, `g.v${first + index}`)).join(", ");
  return `${insertInto(part)} select ${values} from ${source}`;
};

const compared = (table: Part["table"], member: string, value: string): string =>
  `t.${stored(table, member)} ${column(table, member).notNull ? "=" : "is not distinct from"} ${value}`;
