import { sql } from "drizzle-orm";
import type { Database } from "../database/index.ts";
import { arg } from "../database/facts.ts";
import { prepare } from "../database/prepare.ts";
import { passwordSalts } from "./tables.ts";

/** The salts of addresses, by the digest of the address. */
export interface Salts {
  find(key: string): Promise<string | null>;
  /** The salt that the address has, or else this one from now on. */
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
