/**
 * Makes a migration from the tables: `bun run --cwd servers/reference migrations --name NAME`. Notes the hash of the
 * newest in `frozen.json`, so run it again after editing that, and keeps the newest snapshot alone, on one line.
 */
import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import frozen from "../migrations/frozen.json" with { type: "json" };

const folder = new URL("../migrations/", import.meta.url);

const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { stdio: "inherit" });
if (status !== 0) throw new Error("drizzle-kit failed.");

const newest =
  (await readdir(folder))
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .at(-1) ?? "";
const hash = createHash("sha256")
  .update(await readFile(new URL(newest, folder)))
  .digest("hex");
await writeFile(new URL("frozen.json", folder), `${JSON.stringify({ ...frozen, [newest]: hash }, null, 2)}\n`);

const meta = new URL("meta/", folder);
const snapshots = (await readdir(meta)).filter((name) => name.endsWith("_snapshot.json")).toSorted();
for (const older of snapshots.slice(0, -1)) await rm(new URL(older, meta));
// Nobody reads the newest one, and on one line it is half as large.
const snapshot = new URL(snapshots.at(-1) ?? "", meta);
await writeFile(snapshot, `${JSON.stringify(JSON.parse(await readFile(snapshot, "utf8")))}\n`);
