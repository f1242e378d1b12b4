/** Reads that a statement makes, by the plan that the database executed. */
import type postgres from "postgres";
import type { Statement } from "@atlas-messaging/postgres/database";
import type { Value } from "@atlas-messaging/postgres/wire";

interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly Node[];
}

export interface Read {
  /** Rows that were looked at, shown or not, by all scans together. */
  readonly rows: number;
  /** Pages of tables and indexes. */
  readonly pages: number;
  /** The scans, for whoever wants to know why. */
  readonly scans: readonly string[];
}

const rowsOf = (node: Node): number =>
  (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0)) *
  node["Actual Loops"];

const scansOf = (node: Node): readonly Node[] => [
  ...(node["Relation Name"] || node["Index Name"] ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

const literal = (value: Value): string => {
  if (value === null) return "null";
  const text = Array.isArray(value) ? `{${value.map((each) => JSON.stringify(each)).join(",")}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
};

interface Bound extends Pick<Statement, "values" | "first"> {
  readonly organizationId?: string;
}

type Mode = "force_generic_plan" | "force_custom_plan";

/** Prepares a text once, runs it for each of these under the plans that the mode says, and undoes what it has done. */
export const readsBy = async (
  connection: postgres.Sql,
  text: string,
  bound: readonly Bound[],
  mode: Mode,
): Promise<readonly Read[]> => {
  await connection.unsafe(`set plan_cache_mode = ${mode}; prepare asked as ${text}`);
  try {
    const reads: Read[] = [];
    for (const each of bound) reads.push(await readAsked(connection, each));
    return reads;
  } finally {
    await connection.unsafe("rollback; deallocate asked; reset plan_cache_mode");
  }
};

/** The same of one statement. */
export const readBy = async (
  connection: postgres.Sql,
  { text, ...bound }: Statement,
  mode: Mode,
  organizationId = "",
): Promise<Read> => {
  const [read] = await readsBy(connection, text, [{ ...bound, organizationId }], mode);
  if (!read) throw new Error("nothing was read");
  return read;
};

const withLiterals = ({ text, values }: Statement): string =>
  text.replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1] ?? null));

const readAsked = async (connection: postgres.Sql, { values, first, organizationId = "" }: Bound): Promise<Read> => {
  const given = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`;
  const answers = await connection.unsafe(
    `begin; set local app.organization_id = '${organizationId}'; ${first ? withLiterals(first) : ""};
    explain (analyze, buffers, timing off, format json) execute asked${given}; rollback`,
  );
  const [explained] = answers.flat().flatMap((row) => row["QUERY PLAN"] ?? []);
  const plan: Node = explained.Plan; // As PostgreSQL documents it.
  const scans = scansOf(plan).filter((node) => rowsOf(node) > 0);
  return {
    rows: scans.reduce((sum, node) => sum + rowsOf(node), 0),
    pages: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
    scans: scans.map(
      (node) => `${node["Node Type"]} ${node["Relation Name"] ?? ""} ${node["Index Name"] ?? ""} ${rowsOf(node)}`,
    ),
  };
};
