/** How many things of a kind one organization may have. Rates are elsewhere: these are numbers of rows. */
import type { ErrorCodeOf, OperationId } from "@atlas-messaging/contract";
import type { Change, Within } from "./changes.ts";
import type { QuotaName } from "./default-quotas.ts";
import { type Facts, type Outcome, type Verb, refuse } from "./outcome.ts";
import type { Rows, TableName } from "./rows.ts";

/** How many there are, counted no further than to the limit, and the limit. */
export interface Quota {
  readonly held: number;
  readonly most: number;
}

export interface QuotaFacts extends Facts {
  readonly quota: Quota;
}

interface Counted {
  readonly table: TableName;
  /** Whether a row of the table takes one of the places. */
  readonly counts: (row: Rows[TableName]) => boolean;
  /** Whether a change takes a place. */
  readonly adds: (change: Change) => boolean;
  readonly plural: string;
  /** What makes room for another. */
  readonly wayOut: string;
}

const inserts =
  (table: TableName) =>
  (change: Change): boolean =>
    change.kind === "insert" && change.table === table;

/** Rows of a table that are not all counted. */
const only = <Table extends TableName>(table: Table, counts: (row: Rows[Table]) => boolean) => ({
  table,
  // Whoever counts passes rows of this table alone.
  counts: (row: Rows[TableName]) => counts(row as Rows[Table]),
  adds: inserts(table),
});

const all = (table: TableName) => ({ table, counts: () => true, adds: inserts(table) });

const raise = "ask whoever runs the service for more";

const counted: { readonly [Name in QuotaName]: Counted } = {
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
  templates: { ...all("templates"), plural: "templates", wayOut: raise },
  agents: { ...all("agents"), plural: "agents", wayOut: raise },
  vouchers: {
    ...only("vouchers", ({ status }) => status === "available"),
    plural: "vouchers to issue",
    wayOut: "issue some first",
  },
};

const restoresDocument = (change: Change): boolean =>
  change.kind === "update" && change.table === "knowledge_documents" && change.where.status === "archived";

/** Of which table the rows are counted, and which of them. */
export const countedRows = (name: QuotaName): Pick<Counted, "table" | "counts"> => counted[name];

/** Why there cannot be another; null when there can. */
export const quotaProblem = (name: QuotaName, { held, most }: Quota): string | null => {
  const { plural, wayOut } = counted[name];
  return held < most ? null : `Your organization has ${most} ${plural}, and ${most} is the limit; ${wayOut}.`;
};

/** Holds only while there is room: two that come at once cannot both take the last place. */
export const roomFor = (name: QuotaName, { most }: Quota): Within => ({ kind: "within", quota: name, most });

/** Operations that may meet a limit of number. */
type Limited = { [Id in OperationId]: "limit_reached" extends ErrorCodeOf<Id> ? Id : never }[OperationId];

/** A verb that refuses to add one more than the organization may have. */
export const withinQuota =
  <Id extends Limited, Known extends Facts>(
    _operation: Id,
    name: QuotaName,
    decide: Verb<Id, Known>,
  ): Verb<Id, Known & QuotaFacts> =>
  (facts, command) => {
    const outcome = decide(facts, command);
    if (outcome.kind === "refused" || !outcome.changes.some(counted[name].adds)) return outcome;
    const problem = quotaProblem(name, facts.quota);
    // Every operation of `Limited` may answer it.
    if (problem !== null) return refuse("limit_reached", problem) as Outcome<Id>;
    return { ...outcome, changes: [...outcome.changes, roomFor(name, facts.quota)] };
  };
