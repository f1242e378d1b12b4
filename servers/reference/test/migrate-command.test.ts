import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import { emptyDatabase } from "../test-support/databases.ts";
import { asService } from "../test-support/postgres.ts";
import { runCommand } from "../test-support/run-command.ts";
import { machine, testKey } from "../test-support/server-process.ts";

const command = fileURLToPath(new URL("../src/migrate.ts", import.meta.url));

const emptyDigest = createHash("sha256").digest("hex");

interface Ended {
  readonly code: number;
  readonly text: string;
}

const run = (settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> =>
  promisify(execFile)("bun", [command, ...args], { env: { ...machine, ...settings } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { readonly code: number; readonly stderr: string }) => ({ code: error.code, text: error.stderr }),
  );

test("several processes migrate at once, one does it, and --check tells before and after", async () => {
  const owner = await emptyDatabase();
  const settings = { DATABASE_URL: asService(owner), DATABASE_OWNER_URL: owner };
  const [first, last] = [journal.entries[0]?.tag, journal.entries.at(-1)?.tag];
  expect(await run(settings, "--check")).toEqual({
    code: 1,
    text: expect.stringMatching(`The database lacks ${first}, .*${last}\\.`),
  });
  const all = await Promise.all([run(settings), run(settings), run(settings)]);
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(all.filter(({ text }) => text.startsWith("Applied")).length).toBe(1);
  expect(all.filter(({ text }) => text.startsWith("The tables are those of this version.")).length).toBe(2);
  // The service's login may ask as well.
  expect(await run({ DATABASE_URL: asService(owner) }, "--check")).toMatchObject({ code: 0 });
  expect(await run(settings, "--chek")).toEqual({ code: 1, text: expect.stringContaining("no argument but --check") });
});

test.for(["migrate", "backup", "restore"])(
  "in production, `%s` asks for the login that owns the tables",
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), "atlas-no-owner-"));
    const settings = {
      ATLAS_ENVIRONMENT: "production",
      DATABASE_URL: "postgres://atlas_service:service@127.0.0.1:1/atlas",
      ATLAS_BASE_URL: "https://api.example.com",
      ATLAS_ENCRYPTION_KEYS: testKey,
      ATLAS_SECRET: "a secret that is long enough for all",
    };
    const manifest = {
      format: 1,
      kind: "postgresql",
      tables: {},
      keys: [],
      file: { name: "empty", sha256: emptyDigest },
    };
    if (name === "restore") {
      await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
      await writeFile(join(folder, "empty"), "");
    }
    const args = name === "migrate" ? [] : [folder];
    expect(await runCommand(`${name}.ts`, settings, ...args)).toEqual({
      code: 1,
      text: expect.stringContaining("DATABASE_OWNER_URL must name the login that owns the tables"),
    });
    await rm(folder, { recursive: true });
  },
);
