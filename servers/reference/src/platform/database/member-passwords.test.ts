/** Migration of existing passwords. */
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import journal from "../../../migrations/meta/_journal.json" with { type: "json" };
import { emptyDatabase } from "../../../test-support/databases.ts";
import { asService, connectAsOwner, serviceLogin } from "../../../test-support/postgres.ts";
import { sha256 } from "../tokens.ts";
import { migratePostgres } from "./migrate.ts";
import { openDatabase } from "./open.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Brings a database to the version before one migration. */
const migrateBefore = async (url: string, tag: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  const client = new Client({ connectionString: url });
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const entries = journal.entries.filter((entry) => entry.tag < tag);
    await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    await client.connect();
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
    await rm(folder, { recursive: true });
  }
};

test("passwords become those of the memberships that they opened, for an owner that is no superuser", async () => {
  const url = await emptyDatabase();
  const superuser = connectAsOwner(url);
  const name = new URL(url).pathname.slice(1);
  const own = new URL(url);
  [own.username, own.password] = [`login_${name}`, "login"];
  await superuser.unsafe(`create role ${own.username} login password 'login' nosuperuser nocreaterole`);
  await superuser.unsafe(`alter database ${name} owner to ${own.username}`);
  await superuser.unsafe(`alter schema public owner to ${own.username}`);
  await migrateBefore(own.href, "0005");
  const [shop, other, user] = [uuidv7(), uuidv7(), uuidv7()];
  const [byPassword, bySignOn, invited] = [uuidv7(), uuidv7(), uuidv7()];
  const email = "ada@shop.example";
  await superuser`insert into organizations (id, name, environment, created_at)
    select id, 'Shop', 'sandbox', now() from unnest(${[shop, other]}::uuid[]) id`;
  const member = (organization: string, id: string, address: string, status: string, opens: boolean) =>
    superuser`insert into members
      (organization_id, id, email, permissions, status, signs_in_by_password, created_at)
      values (${organization}, ${id}, ${address}, '{}', ${status}, ${opens}, now())`;
  await member(shop, byPassword, email, "active", true);
  await member(other, bySignOn, email, "active", false);
  await member(shop, invited, "bob@shop.example", "invited", false);
  await superuser`insert into identities (id, name, email, email_verified, created_at, updated_at)
    values (${user}, 'Ada', ${email}, false, now(), now())`;
  await superuser`insert into identity_accounts
    (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values (${uuidv7()}, ${user}, ${user}, 'credential', 'salt:hash', now(), now())`;
  await superuser.end();
  expect((await migratePostgres(own.href, serviceLogin)).applied).toContain("0005_member_passwords");
  const database = await openDatabase({ url: asService(url), dataDir: "", connections: 1 });
  const kept = { text: "select id::text, hash from member_passwords", values: [] };
  expect(await database.asSystem(kept)).toEqual([{ id: byPassword, hash: "salt:hash" }]);
  const salts = { text: "select key, salt from password_salts", values: [] };
  expect(await database.asSystem(salts)).toEqual([{ key: sha256(email), salt: "salt" }]);
  const unseen = { text: "select count(*)::int as count from members", values: [] };
  expect(await database.asTenant(uuidv7(), unseen)).toEqual([{ count: 0 }]);
  await database.close();
});
