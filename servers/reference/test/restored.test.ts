/** A database is put back to an earlier time under running processes: they believe nothing that it took back. */
import { eventually } from "@atlas-messaging/test-wait";
import { expect, test } from "vitest";
import { createClient } from "../test-support/client.ts";
import { startRestartablePostgres } from "../test-support/restartable-postgres.ts";
import { type ServerProcess, type Variables, start } from "../test-support/server-process.ts";
import { startWorstPooler } from "../test-support/worst-pooler.ts";

const hasEnded = async (server: ServerProcess): Promise<void> => {
  await eventually(() => expect(fetch(`${server.url}/health/live`)).rejects.toThrow("fetch failed"));
  expect(server.logs.map(({ msg }) => msg)).toContain(
    "the database was replaced, as by a restore: this process ends, to start with it",
  );
};

test("a recovery to a point in time ends the processes that remember more, and none believes it meanwhile", async () => {
  const postgres = await startRestartablePostgres();
  const begun: ServerProcess[] = [];
  const startOne = async (settings: Variables) => {
    const server = await start(settings);
    begun.push(server);
    return server;
  };
  await postgres.stop();
  await postgres.copy();
  await postgres.start();
  const pooler = await startWorstPooler(postgres.url);
  try {
    const direct = { DATABASE_URL: postgres.url };
    // It keeps its clients' connections.
    const pooled = { DATABASE_URL: pooler.url, DATABASE_POOLED: "on", DATABASE_DIRECT_URL: postgres.url };
    const servers = [await startOne(direct), await startOne(pooled)];
    const { data } = await createClient(servers[0]?.url ?? "").succeed("sandbox.credentials");
    const ask = ({ url }: ServerProcess) => createClient(url, data.token).call("channels.list");
    for (const { status } of await Promise.all(servers.map(ask))) expect(status).toBe(200);
    await postgres.takeBack();
    await postgres.start();
    const answers = await Promise.all(servers.map((server) => ask(server).catch(() => null)));
    for (const answer of answers) expect([undefined, 401, 503]).toContain(answer?.status);
    await Promise.all(servers.map(hasEnded));
    expect(await ask(await startOne(direct))).toMatchObject({ status: 401 });
  } finally {
    await Promise.all(begun.map((each) => each.kill()));
    await pooler.close();
    await postgres.remove();
  }
});
