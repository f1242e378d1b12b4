/**
 * Writes the rows of a filled database of this version into `states/`: `bun run --cwd servers/reference state`. The
 * contract's own suite fills it. Run it after adding a migration; the tests upgrade every state to the newest.
 */
import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { Session, allCases, runCases } from "@atlas-messaging/conformance";
import { limits } from "@atlas-messaging/contract";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { connectAsOwner, createMigrated, startPostgres } from "../test-support/postgres.ts";
import { start } from "../test-support/server-process.ts";
import { asSql, chooseRows } from "./rows.ts";

const tag = journal.entries.at(-1)?.tag ?? "";

/** Successful calls, and stories; refusals leave no other kind of row. */
const filling = allCases.filter(
  ({ id }) => (/\/20\d$/.test(id) || id.startsWith("behaviour/")) && !id.startsWith("behaviour/limits/"),
);

const raised = Object.fromEntries(Object.keys(limits).map((name) => [`ATLAS_LIMIT_${name.toUpperCase()}`, "1000000"]));

const fill = async (databaseUrl: string): Promise<void> => {
  const server = await start({
    DATABASE_URL: databaseUrl,
    ATLAS_ALLOW_LOOPBACK_TARGETS: "true",
    LOG_LEVEL: "info",
    ...raised,
  });
  const session = await Session.open({ baseUrl: server.url });
  const results = await runCases(session, filling, { atOnce: 8 });
  await session.close();
  await server.stop();
  const failed = results.filter(({ outcome }) => outcome === "failed").map((result) => result.case.id);
  if (failed.length > 0) throw new Error(`the suite failed: ${failed.join(", ")}`);
};

const postgres = await startPostgres();
try {
  const url = await createMigrated(postgres.url);
  await fill(url);
  const owner = connectAsOwner(url);
  const chosen = await chooseRows(owner);
  await owner.end();
  const file = new URL(`states/${tag}.sql.gz`, import.meta.url);
  await writeFile(file, gzipSync(asSql(chosen), { level: 9 }));
  const count = Array.from(chosen.rows.values()).flat().length;
  process.stdout.write(`${count} rows of ${chosen.tables.length} tables in upgrades/states/${tag}.sql.gz\n`);
} finally {
  await postgres.stop();
}
