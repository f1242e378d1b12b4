/** Sealing anew what is stored sealed: with the newest key, or, once, for the place where it stands. */
import { sealedPrefix } from "@atlas-messaging/domain";
import type { SealedPlace } from "@atlas-messaging/pipeline";
import { sql } from "drizzle-orm";
import { VaultError, boundMark } from "../vault.ts";
import type { Database } from "./database.ts";
import { arg } from "./facts.ts";
import { prepare } from "./prepare.ts";
import { placeOf, sealedColumns } from "./seal-secrets.ts";

const batch = 500;

interface Sealed {
  /** Where the row lies; it may have moved since, and is then found again. */
  readonly lies: string;
  readonly sealed: string;
  /** The members of its key. */
  readonly key: object;
}

interface Warner {
  warn(about: object, message: string): void;
}

/** Of each column of what is sealed: what begins with the mark and not with another one, and how it is replaced. */
export const resealing = (mark: string) =>
  Object.entries(sealedColumns).flatMap(([table, { key, columns }]) =>
    columns.map((column) => columnOf(table, column, ["organization_id", ...key], mark)),
  );

const columnOf = (table: string, column: string, key: readonly string[], mark: string) => {
  const [of, sealed] = [sql.raw(table), sql.raw(column)];
  const members = sql.raw(key.map((name) => `'${name}', ${name}`).join(", "));
  const find = prepare(sql`
    select ctid::text as lies, ${sealed} as sealed, json_build_object(${members}) as key from ${of}
    where starts_with(${sealed}, ${sql.raw(`'${sealedPrefix}'`)}) and starts_with(${sealed}, ${arg("mark")}::text)
      and not starts_with(${sealed}, ${arg("not")}::text)
      and (${arg("after")}::text is null or ctid > ${arg("after")}::text::tid)
    order by ctid limit ${arg("most")}`);
  const put = prepare(sql`
    update ${of} set ${sealed} = ${arg("again")} where ctid = ${arg("lies")}::tid and ${sealed} = ${arg("sealed")}`);
  return {
    find: (database: Database, given: { readonly not: string; readonly after: string | null; readonly most: number }) =>
      database.asSystem<Sealed>(find({ mark, ...given })),
    /** What cannot be read stays as it is. */
    replace: async (
      database: Database,
      found: readonly Sealed[],
      seal: (sealed: string, at: SealedPlace) => string,
      logger: Warner,
    ): Promise<void> => {
      for (const each of found) {
        try {
          const again = seal(each.sealed, placeOf(table, column, each.key));
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
 * Binds to their places the secrets that were sealed before secrets were bound. A process does it once, before it serves:
 * afterwards nothing opens them, so that one of an old copy cannot be put back under a running service.
 */
export const bindSealed = async (database: Database, logger: Warner): Promise<void> => {
  const { vault } = database;
  for (const column of resealing(sealedPrefix)) {
    let after: string | null = null;
    for (;;) {
      const found: readonly Sealed[] = await column.find(database, { not: boundMark, after, most: batch });
      await column.replace(database, found, (sealed, at) => vault.bind(sealed, at), logger);
      after = found.at(-1)?.lies ?? null;
      if (found.length < batch) break;
    }
  }
};
