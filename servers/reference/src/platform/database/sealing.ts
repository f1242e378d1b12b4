import type { Change, RowChange } from "@atlas-messaging/service/core/changes";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import type { TableName } from "@atlas-messaging/service/rows/rows";
import { tokenIn } from "@atlas-messaging/service/mail/mail";
import type { SealedPlace } from "@atlas-messaging/postgres/database";
import { type Database, type Vault, VaultError } from "@atlas-messaging/postgres/database";
import { sealedPrefix } from "@atlas-messaging/service/rows/primitives";
import { boundMark } from "../vault.ts";
import { type SQL, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { prepare } from "@atlas-messaging/postgres/queries";
import { placeOf, sealedColumns, secretColumns } from "@atlas-messaging/service/core/sealed-columns";

type Queued = Pick<JobRow, "organization_id" | "id">;

/** Returns the place of the token in a mail's job. */
const detailPlace = ({ organization_id, id }: Queued): SealedPlace => ({
  table: "outbox",
  column: "detail",
  organization: organization_id,
  row: [id],
});

/** Seals the token of a mail that waits. */
const sealDetail = (job: JobRow, vault: Vault): JobRow => {
  const token = job.kind === "send_mail" ? tokenIn(job.detail) : null;
  return token === null
    ? job
    : { ...job, detail: { ...Object(job.detail), token: vault.seal(token, detailPlace(job)) } };
};

/** Opens the token of a mail's job. */
export const openDetail = (vault: Vault, sealed: string, job: Queued): string => vault.open(sealed, detailPlace(job));

/** Seals the secrets of a change. Input is always clear text; `updateMany` and `updateAll` never set a secret. */
export const sealSecrets = (change: Change, vault: Vault): Change => {
  switch (change.kind) {
    case "insert":
      if (change.table === "outbox") return { ...change, row: sealDetail(change.row, vault) };
      return withSealed(change, { row: (row) => row }, vault);
    case "insertMany":
      if (change.table === "outbox") return { ...change, rows: change.rows.map((row) => sealDetail(row, vault)) };
      return withSealed(change, { rows: (row) => row }, vault);
    case "update":
    case "updateMany":
    case "updateAll":
      return withSealed(change, { set: () => change.where }, vault);
    case "remove":
    case "removeMany":
    case "tally":
    case "within":
      break;
  }
  return change;
};

/** Names the member with new values, and finds a row's key in it. */
type Keyed = { readonly [Member in "row" | "rows" | "set"]?: (values: object) => object };

const withSealed = (change: RowChange, keyed: Keyed, vault: Vault): Change => {
  const { table } = change;
  const columns = secretColumns[table]?.columns;
  if (!columns) return change;
  const sealed = Object.entries(keyed).map(([member, keyOf]) => {
    const given: unknown = Reflect.get(change, member);
    const seal = (values: object) => sealedMembers(table, columns, values, keyOf(values), vault);
    return [member, Array.isArray(given) ? given.map((row: object) => seal(row)) : seal(Object(given))];
  });
  return { ...change, ...Object.fromEntries(sealed) };
};

const sealedMembers = (
  table: TableName,
  columns: readonly string[],
  values: object,
  key: object,
  vault: Vault,
): object => {
  const sealed = columns.flatMap((column) => {
    const secret: unknown = Reflect.get(values, column);
    return typeof secret === "string" ? [[column, vault.seal(secret, placeOf(table, column, key))] as const] : [];
  });
  return { ...values, ...Object.fromEntries(sealed) };
};

// Tells which encryption keys the stored secrets need.

/** Secrets of one column that one key opens. */
export interface SealedBy {
  readonly table: string;
  readonly column: string;
  /** Fingerprint of the key. */
  readonly key: string;
  readonly count: number;
}

const secretNames: { readonly [table: string]: string } = {
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
  const kinds = Map.groupBy(sealed, ({ table, key }) => `${secretNames[table] ?? table} (key ${key})`);
  return Array.from(kinds, ([kind, found]) => `${found.reduce((sum, { count }) => sum + count, 0)} ${kind}`).join(", ");
};

interface Warner {
  warn(about: object, message: string): void;
}

/**
 * Refuses a database whose secrets no given key opens, but for keys that the operator has given up. Returns the keys
 * that its secrets need.
 */
export const refuseMissingKeys = async (
  database: Database,
  lostKeys: readonly string[],
  logger: Warner,
): Promise<ReadonlySet<string>> => {
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
  return new Set(sealed.map(({ key }) => key));
};

// Reseals stored secrets: with the newest key, or, once, to bind them to their place.

const batch = 500;

interface Sealed {
  /** Physical place of the row; if it moves, we find it again. */
  readonly lies: string;
  readonly sealed: string;
  /** Members of the row's key. */
  readonly key: object;
}

/** A value of each row that may be sealed. */
interface Holder {
  readonly table: string;
  readonly column: string;
  readonly key: readonly string[];
  readonly value: SQL;
  /** Sets the value to `again`. */
  readonly put: SQL;
  /** Condition that an index answers, for a large table. */
  readonly only: SQL;
  readonly placeOf: (key: object) => SealedPlace;
}

const columns: readonly Holder[] = Object.entries(sealedColumns).flatMap(([table, { key, columns: names }]) =>
  names.map((column) => ({
    table,
    column,
    key: ["organization_id", ...key],
    value: sql.raw(column),
    put: sql`${sql.raw(column)} = ${arg("again")}`,
    only: sql`true`,
    placeOf: (row: object) => placeOf(table, column, row),
  })),
);

/** Tokens of mails that wait, in the terms of the index of due jobs. */
const mails: Holder = {
  table: "outbox",
  column: "detail",
  key: ["organization_id", "id"],
  value: sql`(detail->>'token')`,
  put: sql`detail = jsonb_set(detail, '{token}', to_jsonb(${arg("again")}::text))`,
  only: sql`kind = 'send_mail' and lane is null and dead_at is null`,
  placeOf: (row) => detailPlace(jobOf(row)),
};

/** Reads the key of a job; the statement has put both members there. */
const jobOf = (row: object): Parameters<typeof detailPlace>[0] => ({
  organization_id: String(Reflect.get(row, "organization_id")),
  id: String(Reflect.get(row, "id")),
});

/** Returns for each sealed value a search by prefix and a replacement. */
export const resealing = (mark: string) => [...columns, mails].map((holder) => resealed(holder, mark));

const resealed = ({ table, column, key, value, put: set, only, placeOf: place }: Holder, mark: string) => {
  const of = sql.raw(table);
  const members = sql.raw(key.map((name) => `'${name}', ${name}`).join(", "));
  const find = prepare(sql`
    select ctid::text as lies, ${value} as sealed, json_build_object(${members}) as key from ${of}
    where ${only} and starts_with(${value}, ${sql.raw(`'${sealedPrefix}'`)}) and starts_with(${value}, ${arg("mark")}::text)
      and not starts_with(${value}, ${arg("not")}::text)
      and (${arg("after")}::text is null or ctid > ${arg("after")}::text::tid)
    order by ctid limit ${arg("max")}`);
  const put = prepare(sql`
    update ${of} set ${set} where ctid = ${arg("lies")}::tid and ${value} = ${arg("sealed")}`);
  return {
    find: (database: Database, given: { readonly not: string; readonly after: string | null; readonly max: number }) =>
      database.asSystem<Sealed>(find({ mark, ...given })),
    /** Replaces values; those that cannot be read stay. */
    replace: async (
      database: Database,
      found: readonly Sealed[],
      seal: (sealed: string, at: SealedPlace) => string,
      logger: Warner,
    ): Promise<void> => {
      for (const each of found) {
        try {
          const again = seal(each.sealed, place(each.key));
          await database.asSystem(put({ again, lies: each.lies, sealed: each.sealed }));
        } catch (error) {
          if (!(error instanceof VaultError)) throw error;
          logger.warn({ table, column, lies: each.lies }, error.message);
        }
      }
    },
  };
};

/**
 * Binds to their places secrets sealed in the old form. A process does it once, before it serves; afterwards nothing
 * opens the old form, so an old copy cannot be put back.
 */
export const bindSealed = async (database: Database, logger: Warner): Promise<void> => {
  const { vault } = database;
  for (const column of resealing(sealedPrefix)) {
    let after: string | null = null;
    for (;;) {
      const found: readonly Sealed[] = await column.find(database, { not: boundMark, after, max: batch });
      await column.replace(database, found, (sealed, at) => vault.bind(sealed, at), logger);
      after = found.at(-1)?.lies ?? null;
      if (found.length < batch) break;
    }
  }
};
