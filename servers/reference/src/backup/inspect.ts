/** Reads from a database what a manifest says of it. */
import { SEALED_KEYS } from "../platform/database/index.ts";
import type { Manifest } from "./manifest.ts";

type Ask = <Row extends object>(query: string) => Promise<readonly Row[]>;

export type Inspected = Pick<Manifest, "tables" | "keys" | "migration">;

/** Counts all rows, so it takes as long as reading them. Run it in the transaction that the backup is of. */
export const inspect = async (ask: Ask, tagOf: (when: number) => string): Promise<Inspected> => {
  const names = await ask<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const tables: Record<string, number> = {};
  for (const { name } of names) {
    const [counted] = await ask<{ rows: number }>(`select count(*)::float8 as rows from public."${name}"`);
    tables[name] = counted?.rows ?? 0;
  }
  const sealed = await ask<{ key: string }>(`select distinct key from (${SEALED_KEYS}) sealed order by 1`);
  const [state] = await ask<{ newest: string }>(
    "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
  );
  return { tables, keys: sealed.map(({ key }) => key), migration: tagOf(Number(state?.newest ?? 0)) };
};
