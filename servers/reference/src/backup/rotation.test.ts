/** The lines of the crontab in docs/operations/backup.md, run as they are printed. */
import { execFile } from "node:child_process";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { scratchFolder } from "../../test-support/scratch-folder.ts";

const page = await readFile(new URL("../../../../docs/operations/backup.md", import.meta.url), "utf8");
const rotations = [...page.matchAll(/^\d+ \d+ \* \* \* +(ls .*)$/gm)].map(([, line = ""]) => line);

/** Names of days and hours, the oldest first. */
const names = (day: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${day}-${String(index).padStart(2, "0")}`);

test("backups that fail push none out that is whole, and the newest of both kinds are kept", async () => {
  const folder = await scratchFolder("atlas-rotation-");
  try {
    const whole = [...names("2026-11-01", 30), ...names("month-2026", 14)];
    const failed = names("2026-11-09", 40);
    for (const name of [...whole, ...failed]) await mkdir(join(folder, name));
    for (const name of whole) await writeFile(join(folder, name, "manifest.json"), "{}");
    for (const line of rotations) await promisify(execFile)("sh", ["-c", line.replaceAll("/backups", folder)]);
    const gone = ["2026-11-01-00", "2026-11-01-01", "month-2026-00", "month-2026-01"];
    const kept = [...whole, ...failed].filter((name) => !gone.includes(name));
    expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted());
  } finally {
    await rm(folder, { recursive: true });
  }
});
