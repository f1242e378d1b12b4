/** Tells which encryption keys the stored secrets need. */
import { sealedPrefix } from "@atlas-messaging/domain";
import { boundMark } from "../vault.ts";
import type { Database } from "./database.ts";
import { secretColumns } from "./seal-secrets.ts";

/** Secrets of one column that one key opens. */
export interface SealedBy {
  readonly table: string;
  readonly column: string;
  /** Fingerprint of the key. */
  readonly key: string;
  readonly count: number;
}

const names: { readonly [table: string]: string } = {
  webhook_endpoints: "signing secrets of webhooks",
  channel_links: "credentials of channels",
  alert_choices: "addresses of alerts",
  member_second_factors: "second factors of operators",
};

const places = Object.entries(secretColumns).flatMap(([table, { columns }]) =>
  columns.map((column) => ({ table, column })),
);

/** Counts secrets by the key that sealed them. Values in the old form name their key one place earlier. */
export const SEALED_KEYS = places
  .map(
    ({ table, column }) => `select '${table}' as "table", '${column}' as "column",
      split_part(${column}, ':', case when starts_with(${column}, '${boundMark}') then 3 else 2 end) as key, count(*)::int as count
    from ${table} where starts_with(${column}, '${sealedPrefix}') group by 3`,
  )
  .join(" union all ");

/** Thrown when secrets of the database need keys that the settings lack. */
class KeysMissing extends Error {
  override readonly name = "KeysMissing";
}

const listed = (sealed: readonly SealedBy[]): string => {
  const kinds = Map.groupBy(sealed, ({ table, key }) => `${names[table] ?? table} (key ${key})`);
  return Array.from(kinds, ([kind, found]) => `${found.reduce((sum, { count }) => sum + count, 0)} ${kind}`).join(", ");
};

interface Warner {
  warn(about: object, message: string): void;
}

/** Refuses a database whose secrets no given key opens, but for keys that the operator has given up. */
export const refuseMissingKeys = async (
  database: Database,
  lostKeys: readonly string[],
  logger: Warner,
): Promise<void> => {
  const { keys } = database.vault;
  const sealed = await database.asSystem<SealedBy>({ text: SEALED_KEYS, values: [] });
  const closed = sealed.filter(({ key }) => !keys.includes(key));
  const missing = closed.filter(({ key }) => !lostKeys.includes(key));
  if (missing.length > 0) {
    const fingerprints = Array.from(new Set(missing.map(({ key }) => key)));
    throw new KeysMissing(
      `The database holds ${listed(missing)}, which the keys of this process (${keys.join(", ")}) cannot open. ` +
        "Add the missing key to ATLAS_ENCRYPTION_KEYS, or restore DATA_DIR/encryption.key. " +
        `If it is lost, set ATLAS_LOST_KEYS=${fingerprints.join(",")} to start without these secrets, and renew them as docs/operations/backup.md describes.`,
    );
  }
  if (closed.length > 0) logger.warn({ lost: closed }, `${listed(closed)} are lost: renew them`);
};
