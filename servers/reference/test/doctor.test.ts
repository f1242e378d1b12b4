import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { emptyDatabase, freshDatabase } from "../test-support/databases.ts";
import { asOwner, asService, freePort } from "../test-support/postgres.ts";
import { runCommand } from "../test-support/run-command.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";
import { startWorstPooler } from "../test-support/worst-pooler.ts";

const servers: ServerProcess[] = [];
afterAll(() => Promise.all(servers.map((server) => server.kill())));

/** The doctor writes its findings on standard output, also when there are problems. */
const examine = (settings: Readonly<Record<string, string>>) => runCommand("doctor.ts", settings);

describe("the doctor", () => {
  test("finds nothing wrong with a deployment, and what is wrong when its parts are taken away", async () => {
    const url = await freshDatabase();
    const port = String(await freePort());
    const settings = {
      ATLAS_ENVIRONMENT: "production",
      ATLAS_BASE_URL: `http://127.0.0.1:${port}`,
      ATLAS_SECRET: randomBytes(32).toString("hex"),
      DATABASE_URL: url,
      DATABASE_OWNER_URL: asOwner(url),
      PORT: port,
    };
    const server = await start(settings);
    servers.push(server);
    const well = await examine(settings);
    expect(well.text).not.toMatch(/^✗/m);
    for (const subject of ["settings", "database", "clock", "pooler", "notifications", "keys", "jobs", "migrations"]) {
      expect(well.text).toMatch(new RegExp(`^✓ ${subject} `, "m"));
    }
    // It serves without TLS here.
    expect(well.text).toMatch(/^! address +http:\/\/127\.0\.0\.1:\d+ is ready, but without TLS/m);
    expect(well.code).toBe(0);

    const pooler = await startWorstPooler(url, { backends: 1, follows: true });
    const pooled = await examine({ ...settings, DATABASE_URL: pooler.url });
    await pooler.close();
    expect([pooled.code, pooled.text]).toEqual([1, expect.stringMatching(/^✗ pooler .*set DATABASE_POOLED=on/m)]);
    await server.stop();
    const { ATLAS_SECRET: _, ...without } = settings;
    const ended = await examine({ ...without, DATABASE_URL: asService(await emptyDatabase()) });
    expect(ended.code).toBe(1);
    expect(ended.text).toMatch(/^✗ settings +ATLAS_SECRET must be set/m);
    expect(ended.text).toMatch(/^✗ database +The database lacks tables of this version/m);
    expect(ended.text).toMatch(/^✗ address +\S+ cannot be reached/m);
  });

  test("tells a mistyped setting first", async () => {
    const { code, text } = await examine({ ATLAS_LIMIT_MESAGES: "1" });
    expect([code, text]).toEqual([1, expect.stringContaining("Did you mean ATLAS_LIMIT_MESSAGES?")]);
  });
});
