/** Hashes operators' passwords: scrypt off the main thread, one salt for all passwords of an address. */
import { randomBytes, scrypt } from "node:crypto";
import type { Passwords } from "@atlas-messaging/service/pipeline/services";
import type { Database } from "@atlas-messaging/postgres/database";
import { sha256 } from "./tokens.ts";
import { sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { prepare } from "@atlas-messaging/postgres/queries";
import { passwordSalts } from "./tables.ts";

/** OWASP's recommendation at 16 MiB. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

const [keyLength, saltLength] = [64, 16];

/** Unknown addresses are hashed, too, so that timing does not reveal them. */
const nobodysSalt = randomBytes(saltLength).toString("hex");

export const passwordsIn = (database: Database): Passwords => passwordsOf(saltsIn(database));

export const passwordsOf = (salts: Salts, derive = deriveKey): Passwords => ({
  hashTried: async ({ email }, password) => hashOf(derive, password, (await salts.find(keyOf(email))) ?? nobodysSalt),
  hashNew: async (email, password) => {
    const fresh = randomBytes(saltLength).toString("hex");
    return hashOf(derive, password, await salts.keep(keyOf(email), fresh));
  },
});

/** Keeps addresses out of the table of salts. */
const keyOf = (email: string): string => sha256(email);

/** Returns `salt:key` in hex. The salt's hex digits are what scrypt receives. */
const hashOf = async (derive: typeof deriveKey, password: string, salt: string): Promise<string> =>
  `${salt}:${(await derive(password.normalize("NFKC"), salt)).toString("hex")}`;

const deriveKey = (password: string, salt: string): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password, salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
};

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
