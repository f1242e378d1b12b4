/** Reseals stored secrets: with the newest key, or, once, to bind them to their place. */
import { sealedPrefix } from "@atlas-messaging/domain";
import type { SealedPlace } from "@atlas-messaging/pipeline";
import { type SQL, sql } from "drizzle-orm";
import { VaultError, boundMark } from "../vault.ts";
import type { Database } from "./database.ts";
import { arg } from "./facts.ts";
import { prepare } from "./prepare.ts";
import { detailPlace, placeOf, sealedColumns } from "./seal-secrets.ts";

const batch = 500;

interface Sealed {
  /** Physical place of the row; if it moves, we find it again. */
  readonly lies: string;
  readonly sealed: string;
  /** Members of the row's key. */
  readonly key: object;
}

interface Warner {
  warn(about: object, message: string): void;
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
