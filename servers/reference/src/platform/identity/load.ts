import { sql } from "drizzle-orm";
import type { Database } from "../database/index.ts";
import { arg } from "../database/facts.ts";
import { prepare } from "../database/prepare.ts";
import { passwordSalts } from "./tables.ts";

/** Salts of e-mail addresses, by the address's digest. */
export interface Salts {
  find(key: string): Promise<string | null>;
  /** Returns the address's salt, or stores and returns `fresh`. */
  keep(key: string, fresh: string): Promise<string>;
}

const found = prepare(sql`select salt from ${passwordSalts} where key = ${arg("key")}`);
const kept = prepare(
  sql`insert into ${passwordSalts} (key, salt) values (${arg("key")}, ${arg("salt")}) on conflict (key) do nothing`,
);

export const saltsIn = (database: Database): Salts => {
  const find = async (key: string): Promise<string | null> => {
    const [row] = await database.asSystem<{ salt: string }>(found({ key }));
    return row?.salt ?? null;
  };
  return {
    find,
    keep: async (key, salt) => {
      const known = await find(key);
      if (known !== null) return known;
      await database.asSystem(kept({ key, salt }));
      return (await find(key)) ?? salt;
    },
  };
};
