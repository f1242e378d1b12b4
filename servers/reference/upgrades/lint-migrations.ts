/** Holds the migrations to the rules of `lint.ts`: a part of `bun run check`. */
import { readFile, readdir } from "node:fs/promises";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { lintMigration } from "./lint.ts";

/** Migrations before this one ran when there was no deployment, and never change. */
const first = "0032";

const folder = new URL("../migrations/", import.meta.url);
const problems: string[] = [];
for (const { tag } of journal.entries.filter((each) => each.tag >= first)) {
  const found = await lintMigration(await readFile(new URL(`${tag}.sql`, folder), "utf8"));
  problems.push(...found.map(({ rule, message }) => `${tag}.sql: ${message} (${rule})`));
}
// `drizzle-kit generate` compares with the newest alone; older ones would be 300,000 lines.
const snapshots = (await readdir(new URL("meta/", folder))).filter((name) => name.endsWith("_snapshot.json"));
const older = snapshots.toSorted().slice(0, -1);
if (older.length > 0) problems.push(`migrations/meta: remove ${older.join(", ")}. Only the newest snapshot is kept.`);
if (problems.length > 0) {
  process.stderr.write(
    `${problems.join("\n")}\nA reason permits an exception: \`-- allow RULE: reason\` in the statement.\n`,
  );
  process.exitCode = 1;
}
