/**
 * GET /v1/atlas/conversations with authentication, limit and row-level security, against bare Elysia that runs the same
 * prepared select as the owner of the tables, and answers the same from it.
 */
import { createPipeline } from "@atlas-messaging/pipeline";
import { type Statement, openDatabase } from "../src/platform/database/index.ts";
import { handlers } from "../src/sections/index.ts";
import { asOwner, createMigrated, startPostgres } from "../test-support/postgres.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { testServices } from "../test-support/services.ts";
import { runLoad } from "./http-load.ts";
import { type MeasuredServer, startMeasured, startProcess } from "./server.ts";

const requests = 8_000;
const connections = 32;
const rounds = 5;
// Both compile while they run: what is measured is how they serve, not how they begin.
const warmups = 3;
const page = 5;
const path = `/v1/atlas/conversations?limit=${page}`;

export const benchRead = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true });
  const url = await createMigrated(postgres.url);
  try {
    process.stdout.write(`read: ${requests} conversation lists a round, ${connections} at a time, PostgreSQL\n`);
    const { token, statement } = await prepareRead(url);
    const served = await startMeasured(url);
    const floor = await startProcess("bench/floor-read.ts", {
      DATABASE_URL: asOwner(url),
      BENCH_STATEMENT: JSON.stringify(statement),
      BENCH_PAGE: String(page),
    });
    const ratios: number[] = [];
    for (let round = 1 - warmups; round <= rounds; round++) {
      const bare = await rateOf(floor, `GET /read HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
      const full = await rateOf(
        served,
        `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`,
      );
      if (round < 1) continue;
      ratios.push(full / bare);
      process.stdout.write(
        `  round ${round}  floor ${Math.round(bare)}/s  served ${Math.round(full)}/s  ratio ${(full / bare).toFixed(2)}\n`,
      );
    }
    await Promise.all([served.stop(), floor.stop()]);
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    process.stdout.write(`read: median ratio ${median.toFixed(2)} (aim: at least 0.8)\n`);
  } finally {
    await postgres.stop();
  }
};

const rateOf = async ({ port }: MeasuredServer, request: string): Promise<number> => {
  const { seconds } = await runLoad({ port, connections, requests: Array.from({ length: requests }, () => request) });
  return requests / seconds;
};

/** Seeds an organization, and reads once to learn the statement that the read sends. */
const prepareRead = async (url: string): Promise<{ token: string; statement: Statement }> => {
  const database = await openDatabase({ url, dataDir: "" });
  try {
    const { token } = await seedOrganization(database);
    const sent: Statement[] = [];
    const recording = {
      ...database,
      read: <Row>(organizationId: string, statement: Statement) => {
        sent.push(statement);
        return database.read<Row>(organizationId, statement);
      },
    };
    const request = new Request(`http://bench${path}`, { headers: { authorization: `Bearer ${token}` } });
    const pipeline = createPipeline(testServices(recording), handlers);
    const response = await pipeline("conversations.list", { request, params: {}, clientAddress: null });
    const statement = sent.at(-1);
    if (response.status !== 200 || !statement) throw new Error(await response.text());
    return { token, statement };
  } finally {
    await database.close();
  }
};
