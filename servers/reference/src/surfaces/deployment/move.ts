/**
 * Moves a suspended organization to another deployment: all rows with their secrets, as lines of JSON. The first line
 * names the organization and the version of the tables, the last one says that nothing is missing.
 */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { Database } from "@atlas-messaging/postgres/database";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { exportLine, movedRows } from "../../platform/database/export-rows.ts";
import { importRows, missingKeys } from "../../platform/database/import-rows.ts";
import { latestMigration } from "../../platform/database/migrate.ts";
import { typed } from "../../platform/program.ts";
import { loadMoved } from "./load.ts";
import { type Acting, recordExport } from "./organizations.ts";

/** Lines of a suspended organization. Others change while they are read. */
export const exportOrganization = async function* (acting: Acting, id: Id, requestId: string): AsyncGenerator<string> {
  const { database } = acting;
  const { organization } = await loadMoved(database, id, {});
  if (!organization) throw new Problem("not_found", `There is no organization ${id}.`);
  if (organization.suspended_at === null) {
    throw new Problem(
      "conflict",
      `Suspend it first, so that nothing changes meanwhile: ${typed(`organizations suspend ${id}`)}`,
    );
  }
  await recordExport(acting, id, requestId);
  yield `${JSON.stringify({ organization_id: id, version: latestMigration })}\n`;
  for await (const row of movedRows(database, id)) yield exportLine(row);
  yield `${JSON.stringify({ end: true })}\n`;
};

const refused = (sentence: string): never => {
  throw new Problem("validation_failed", sentence);
};

const parsed = (line: string): { readonly [member: string]: unknown } => {
  try {
    return Object(JSON.parse(line));
  } catch {
    return refused(`Standard input must be a file of \`${typed("organizations export ID")}\`.`);
  }
};

/** Reads the first line; returns the organization. */
const headOf = (line: string): Id => {
  const { organization_id, version } = parsed(line);
  if (typeof organization_id !== "string" || typeof version !== "string")
    return refused(`Standard input must be a file of \`${typed("organizations export ID")}\`.`);
  if (version !== latestMigration)
    return refused(
      `The file is of ${version}, and this version of the service of ${latestMigration}: bring both to one version.`,
    );
  return organization_id;
};

/**
 * Takes an organization in, which stays suspended. Rows that are there stay, so an import that broke off is run again.
 * Returns how many rows each table got.
 */
export const importOrganization = async (database: Database, lines: AsyncIterable<string>) => {
  let target: Target | undefined;
  for await (const line of lines) {
    if (target) await target.take(line);
    else target = await Target.open(database, headOf(line));
  }
  if (!target?.isWhole) return refused("The file has no end: export it again, and import that.");
  const { organizationId, rows } = target;
  return { organization_id: organizationId, rows, next: typed(`organizations resume ${organizationId}`) };
};

/** Maxima of one statement. */
const most = { rows: 500, length: 4_000_000 };

class Target {
  readonly #database: Database;
  readonly organizationId: Id;
  readonly rows: { [table: string]: number } = {};
  #table = "";
  #waiting: object[] = [];
  #length = 0;
  /** True once the last line has come. */
  isWhole = false;

  private constructor(database: Database, organizationId: Id) {
    this.#database = database;
    this.organizationId = organizationId;
  }

  /** Refuses an organization that is served here. */
  static async open(database: Database, organizationId: Id): Promise<Target> {
    const { organization } = await loadMoved(database, organizationId, {});
    if (organization && organization.suspended_at === null)
      return refused(`The organization ${organizationId} is here already, and not suspended.`);
    return new Target(database, organizationId);
  }

  async take(line: string): Promise<void> {
    const missing = missingKeys(line, this.#database.vault.keys);
    if (missing.length > 0) {
      refused(
        `Secrets of the file need the key ${missing.join(" and ")}: add it to ATLAS_ENCRYPTION_KEYS, after the key of this deployment.`,
      );
    }
    const { table, row, end } = parsed(line);
    if (typeof table === "string" && typeof row === "object" && row !== null) await this.#add(table, row, line.length);
    else if (end === true) await this.#write().then(() => (this.isWhole = true));
    else refused("A line of the file has neither a row nor the end.");
  }

  async #add(table: string, row: object, length: number): Promise<void> {
    const isFull = this.#waiting.length >= most.rows || this.#length >= most.length;
    if (table !== this.#table || isFull) await this.#write();
    this.#table = table;
    this.#waiting.push(row);
    this.#length += length;
  }

  async #write(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const added = await importRows(this.#database, this.organizationId, this.#table, this.#waiting);
    this.rows[this.#table] = (this.rows[this.#table] ?? 0) + added;
    this.#waiting = [];
    this.#length = 0;
  }
}
