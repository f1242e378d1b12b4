/** Rules that keep a migration from stopping the service, or the processes of the version before. */
import { type AlterTableCmd, type ColumnDef, type Constraint, type Node, parse } from "libpg-query";

export interface Problem {
  readonly rule: Rule;
  readonly message: string;
}

type Rule = "index" | "alone" | "not-null" | "rewrite" | "constraint" | "column" | "remove" | "rows" | "hidden";

const say = (rule: Rule, message: string): Problem => ({ rule, message });

/** Returns the problems of a migration. A comment `-- allow RULE: reason` in a statement permits it there. */
export const lintMigration = async (text: string): Promise<readonly Problem[]> => {
  const parts = text.split("--> statement-breakpoint");
  const parsed = await Promise.all(parts.map(async (part) => ({ part, nodes: await nodesOf(part) })));
  const all = parsed.flatMap(({ nodes }) => nodes);
  const created = new Set(all.map(createdTable));
  const problems = parsed.flatMap(({ part, nodes }) => {
    const allowed = new Set([...part.matchAll(/--\s*allow ([a-z-]+):[ \t]*\S/g)].map(([, rule]) => rule));
    return nodes.flatMap((node) => problemsOf(node, created)).filter(({ rule }) => !allowed.has(rule));
  });
  const concurrent = all.filter(isConcurrent).length;
  return concurrent > 0 && concurrent < all.length
    ? [
        ...problems,
        say("alone", "CONCURRENTLY runs outside a transaction: give these statements a migration of their own."),
      ]
    : problems;
};

const nodesOf = async (sql: string): Promise<readonly Node[]> => {
  // The parser refuses a text of comments alone.
  if (sql.replace(/--.*$/gm, "").trim() === "") return [];
  const { stmts = [] } = await parse(sql);
  return stmts.flatMap(({ stmt }) => stmt ?? []);
};

const createdTable = (node: Node): string | undefined =>
  "CreateStmt" in node ? node.CreateStmt.relation?.relname : undefined;

const isConcurrent = (node: Node): boolean =>
  ("IndexStmt" in node && node.IndexStmt.concurrent === true) ||
  ("DropStmt" in node && node.DropStmt.concurrent === true);

const problemsOf = (node: Node, created: ReadonlySet<string | undefined>): readonly Problem[] => {
  if ("IndexStmt" in node) return created.has(node.IndexStmt.relation?.relname) ? [] : ofIndex(node.IndexStmt);
  if ("AlterTableStmt" in node) {
    const table = node.AlterTableStmt.relation?.relname;
    if (created.has(table)) return [];
    const commands = (node.AlterTableStmt.cmds ?? []).flatMap((each) =>
      "AlterTableCmd" in each ? each.AlterTableCmd : [],
    );
    return commands.flatMap((command) => ofCommand(command, table ?? ""));
  }
  if ("UpdateStmt" in node) return ofRows("UPDATE", node.UpdateStmt.relation?.relname, created);
  if ("DeleteStmt" in node) return ofRows("DELETE", node.DeleteStmt.relation?.relname, created);
  return ofOther(node);
};

const ofIndex = ({
  concurrent,
  if_not_exists: again,
  relation,
}: {
  concurrent?: boolean;
  if_not_exists?: boolean;
  relation?: { relname?: string };
}) => {
  if (concurrent === true && again === true) return [];
  return [
    say(
      "index",
      `An index of ${relation?.relname} locks its writers out: CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a migration of its own.`,
    ),
  ];
};

const ofRows = (verb: string, table = "", created: ReadonlySet<string | undefined>): readonly Problem[] =>
  created.has(table)
    ? []
    : [
        say(
          "rows",
          `${verb} of ${table} locks every row that it changes until the end: do it in steps in the housekeeping, or say what bounds it.`,
        ),
      ];

const rewrites: ReadonlySet<unknown> = new Set([
  "AT_AlterColumnType",
  "AT_SetLogged",
  "AT_SetUnLogged",
  "AT_SetTableSpace",
  "AT_SetAccessMethod",
]);

const ofCommand = ({ subtype, name = "", def }: AlterTableCmd, table: string): readonly Problem[] => {
  if (rewrites.has(subtype))
    return [
      say("rewrite", `${table}.${name} is rewritten row by row under an exclusive lock: add a new column instead.`),
    ];
  if (subtype === "AT_SetNotNull") {
    return [
      say(
        "not-null",
        `SET NOT NULL reads all of ${table} under an exclusive lock: add CHECK (${name} IS NOT NULL) NOT VALID, and validate it in the next migration.`,
      ),
    ];
  }
  if (subtype === "AT_DropColumn") return [removed(`The column ${table}.${name}`)];
  if (subtype === "AT_AddConstraint" && def && "Constraint" in def) return ofConstraint(def.Constraint, table);
  if (subtype === "AT_AddColumn" && def && "ColumnDef" in def) return ofColumn(def.ColumnDef, table);
  return [];
};

const removed = (subject: string): Problem =>
  say("remove", `${subject} is used by processes of the version before: remove it one version after its last use.`);

const ofConstraint = (
  { contype, skip_validation: later, indexname }: Constraint,
  table: string,
): readonly Problem[] => {
  if (contype === "CONSTR_FOREIGN" || contype === "CONSTR_CHECK") {
    return later === true
      ? []
      : [
          say(
            "constraint",
            `A constraint of ${table} is proven row by row under a lock: add NOT VALID, and validate it in the next migration.`,
          ),
        ];
  }
  return indexname === undefined
    ? [
        say(
          "constraint",
          `A key of ${table} builds its index under a lock: build it CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX.`,
        ),
      ]
    : [];
};

const ofColumn = ({ colname = "", constraints = [] }: ColumnDef, table: string): readonly Problem[] => {
  const named = constraints.flatMap((each) => ("Constraint" in each ? each.Constraint : []));
  const kinds = new Set(named.map(({ contype }) => contype));
  const value = named.find(({ contype }) => contype === "CONSTR_DEFAULT")?.raw_expr;
  if (kinds.has("CONSTR_GENERATED") || kinds.has("CONSTR_IDENTITY") || (value && !isConstant(value))) {
    return [
      say(
        "rewrite",
        `${table}.${colname} is computed for each row under an exclusive lock: add it empty, and fill it in steps.`,
      ),
    ];
  }
  if (kinds.has("CONSTR_UNIQUE") || kinds.has("CONSTR_PRIMARY"))
    return ofConstraint({ contype: "CONSTR_UNIQUE" }, table);
  if (kinds.has("CONSTR_NOTNULL") && !value) {
    return [
      say(
        "column",
        `${table}.${colname} has no value in rows of before, nor in those that the version before writes: give it a default.`,
      ),
    ];
  }
  return [];
};

/** PostgreSQL keeps such a default beside the table and rewrites nothing. */
const isConstant = (value: Node): boolean => {
  if ("A_Const" in value || "SQLValueFunction" in value) return true;
  if ("TypeCast" in value) return value.TypeCast.arg !== undefined && isConstant(value.TypeCast.arg);
  if ("FuncCall" in value) return JSON.stringify(value.FuncCall.funcname).includes('"now"');
  if ("A_ArrayExpr" in value) return (value.A_ArrayExpr.elements ?? []).every(isConstant);
  return false;
};

const holders: ReadonlySet<string> = new Set(["ClusterStmt", "TruncateStmt", "LockStmt", "RefreshMatViewStmt"]);
const kinds: { readonly [type: string]: string } = {
  OBJECT_TABLE: "A table",
  OBJECT_COLUMN: "A column",
  OBJECT_FUNCTION: "A function",
};

const ofOther = (node: Node): readonly Problem[] => {
  const [kind = ""] = Object.keys(node);
  if (holders.has(kind)) return [say("rewrite", `${kind} locks a whole table.`)];
  if ("VacuumStmt" in node || "ReindexStmt" in node) return [say("rewrite", `${kind} has no place in a migration.`)];
  if ("RenameStmt" in node) return [removed("The old name")];
  if ("DropStmt" in node) {
    const subject = kinds[node.DropStmt.removeType ?? ""];
    return subject === undefined ? [] : [removed(subject)];
  }
  // A block hides its statements from these rules.
  const hides =
    "DoStmt" in node && /\b(alter\s+table|create\s+(unique\s+)?index|update|delete)\b/i.test(JSON.stringify(node));
  return hides
    ? [say("hidden", "DO hides statements from these rules: write them out, or say why they are safe.")]
    : [];
};
