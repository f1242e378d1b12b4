/** Reseals stored secrets: with the newest key, or, once, to bind them to their place. */
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
  /** Physical place of the row; if it moves, we find it again. */
  readonly lies: string;
  readonly sealed: string;
  /** Members of the row's key. */
  readonly key: object;
}

interface Warner {
  warn(about: object, message: string): void;
}

/** Returns for each sealed column a search by prefix and a replacement. */
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
    order by ctid limit ${arg("max")}`);
  const put = prepare(sql`
    update ${of} set ${sealed} = ${arg("again")} where ctid = ${arg("lies")}::tid and ${sealed} = ${arg("sealed")}`);
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
