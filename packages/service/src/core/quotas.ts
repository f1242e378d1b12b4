import type { ErrorCodeOf, OperationId } from "@atlas-messaging/contract";
import type { Change, Within } from "./changes.ts";
import { type Facts, type Outcome, type Verb, refuse } from "./outcome.ts";
import type { Rows, TableName } from "../rows/rows.ts";
import type { RowQuotaName } from "../rows/primitives.ts";

// Limits on the number of rows that an organization may have. Rate limits are not here.

/** The number held, counted no further than the limit, and the limit. */
export interface Quota {
  readonly held: number;
  readonly max: number;
}

export interface QuotaFacts extends Facts {
  readonly quota: Quota;
}

interface Counted {
  readonly table: TableName;
  /** Tells if a row counts toward the limit. */
  readonly counts: (row: Rows[TableName]) => boolean;
  /** Tells if a change adds a row that counts. */
  readonly adds: (change: Change) => boolean;
  readonly plural: string;
  /** Advice on how to make room. */
  readonly wayOut: string;
}

const inserts =
  (table: TableName) =>
  (change: Change): boolean =>
    change.kind === "insert" && change.table === table;

/** Counts some rows of a table. */
const only = <Table extends TableName>(table: Table, counts: (row: Rows[Table]) => boolean) => ({
  table,
  // The shells pass rows of this table only.
  counts: (row: Rows[TableName]) => counts(row as Rows[Table]),
  adds: inserts(table),
});

const all = (table: TableName) => ({ table, counts: () => true, adds: inserts(table) });

const raise = "ask the operator of the service for a higher limit";

const counted: { readonly [Name in RowQuotaName]: Counted } = {
  webhooks: {
    ...only("webhook_endpoints", ({ status }) => status !== "deleted"),
    plural: "webhooks",
    wayOut: "delete one first",
  },
  apps: { ...all("apps"), plural: "apps", wayOut: raise },
  service_accounts: { ...all("service_accounts"), plural: "service accounts", wayOut: raise },
  keys: {
    ...only("credentials", ({ kind, revoked_at }) => (kind === "grant" || kind === "key") && revoked_at === null),
    plural: "keys and grants",
    wayOut: "revoke one first",
  },
  members: { ...all("members"), plural: "members and invitations", wayOut: "remove one first" },
  documents: {
    ...only("knowledge_documents", ({ status }) => status !== "archived"),
    adds: (change) => inserts("knowledge_documents")(change) || restoresDocument(change),
    plural: "documents",
    wayOut: "archive one first",
  },
  templates: {
    ...only("templates", ({ live }) => live !== null),
    plural: "templates",
    wayOut: "delete one first",
  },
  agents: { ...all("agents"), plural: "agents", wayOut: raise },
  vouchers: {
    ...only("vouchers", ({ status }) => status === "available"),
    plural: "vouchers to issue",
    wayOut: "issue some first",
  },
};

const restoresDocument = (change: Change): boolean =>
  change.kind === "update" && change.table === "knowledge_documents" && change.where.status === "archived";

/** Returns the table to count in and a test for the rows that count. */
export const countedRows = (name: RowQuotaName): Pick<Counted, "table" | "counts"> => counted[name];

/** Explains why the quota is used up; null while it is not. */
export const quotaProblem = (name: RowQuotaName, { held, max }: Quota): string | null => {
  const { plural, wayOut } = counted[name];
  return held < max ? null : `Your organization has ${max} ${plural}, and ${max} is the limit; ${wayOut}.`;
};

/** Repeats the check at commit, so two requests at once cannot both take the last place. */
export const roomFor = (name: RowQuotaName, { max }: Quota): Within => ({ kind: "within", quota: name, max });

/** Explains why a file of this size has no room; null while it has. */
export const storageProblem = ({ held, max }: Quota, size: number): string | null =>
  held + size <= max
    ? null
    : `Your organization stores ${held} bytes of media, ${max} is the limit, and the file has ${size}; keep media for fewer days, or ${raise}.`;

/** Repeats the check at commit, so that two files at once cannot both take the last room. */
export const roomForBytes = ({ max }: Quota, size: number): Within => ({
  kind: "within",
  quota: "stored_bytes",
  max: max - size + 1,
});

/** Operations whose contract lists `limit_reached`. */
type Limited = { [Id in OperationId]: "limit_reached" extends ErrorCodeOf<Id> ? Id : never }[OperationId];

/** Wraps a verb so that it refuses to exceed the quota. */
export const withinQuota =
  <Id extends Limited, Known extends Facts>(
    _operation: Id,
    name: RowQuotaName,
    decide: Verb<Id, Known>,
  ): Verb<Id, Known & QuotaFacts> =>
  (facts, command) => {
    const outcome = decide(facts, command);
    if (outcome.kind === "refused" || !outcome.changes.some(counted[name].adds)) return outcome;
    const problem = quotaProblem(name, facts.quota);
    // The contract lists this code for every operation of `Limited`.
    if (problem !== null) return refuse("limit_reached", problem) as Outcome<Id>;
    return { ...outcome, changes: [...outcome.changes, roomFor(name, facts.quota)] };
  };
