/**
 * GET /v1/atlas/conversations with authentication, limit and row-level security, against bare Elysia that runs the same
 * prepared select as the owner of the tables, and answers the same from it.
 */
import { createPipeline } from "@atlas-messaging/service/pipeline/request";
import type { Database, Statement } from "@atlas-messaging/postgres/database";
import { openDatabase } from "../src/platform/database/open.ts";
import { handlers } from "../src/services/handlers.ts";
import { asOwner, createMigrated, startPostgres } from "../test-support/postgres.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { testServices } from "../test-support/services.ts";
import { cpuOf, cpuOfPostgres } from "./cpu-time.ts";
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
      BENCH_STATEMENT: JSON.stringify(bareOf(statement)),
      BENCH_PAGE: String(page),
    });
    const database = await openDatabase({ url, dataDir: "" });
    const ratios: number[] = [];
    for (let round = 1 - warmups; round <= rounds; round++) {
      const bare = await rateOf(database, floor, `GET /read HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
      const full = await rateOf(
        database,
        served,
        `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`,
      );
      if (round < 1) continue;
      const ratio = full.perSecond / bare.perSecond;
      ratios.push(ratio);
      const row = `floor ${summaryOf(bare)}  served ${summaryOf(full)}  ratio ${ratio.toFixed(2)}`;
      process.stdout.write(`  round ${round}  ${row}\n`);
    }
    await database.close();
    await Promise.all([served.stop(), floor.stop()]);
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    process.stdout.write(`read: median ratio ${median.toFixed(2)} (aim: at least 0.8)\n`);
  } finally {
    await postgres.stop();
  }
};

interface Rate {
  readonly perSecond: number;
  /** Microseconds of CPU a request, which a busy machine changes less than the rate. */
  readonly server: number;
  readonly postgres: number;
}

const summaryOf = ({ perSecond, server, postgres }: Rate): string =>
  `${Math.round(perSecond)}/s (${Math.round(server)} + ${Math.round(postgres)} µs)`;

/** The floor has no tenant to open. */
const bareOf = ({ text, values }: Statement): Statement => {
  const bare = text.replace(/ from \(select set_config\(.*\)\) opened$/, "");
  if (bare === text) throw new Error(`the read does not open its organization: ${text}`);
  return { text: bare, values };
};

/** Requests are stored up to a quarter of a second after their answers. */
const settles = 400;

const rateOf = async (database: Database, { pid, port }: MeasuredServer, request: string): Promise<Rate> => {
  const used = async () => [await cpuOf(pid), await cpuOfPostgres(database)] as const;
  const [server, postgres] = await used();
  const { seconds } = await runLoad({ port, connections, requests: Array.from({ length: requests }, () => request) });
  await Bun.sleep(settles);
  const [serverAfter, postgresAfter] = await used();
  const each = (milliseconds: number): number => (1_000 * milliseconds) / requests;
  return {
    perSecond: requests / seconds,
    server: each(serverAfter - server),
    postgres: each(postgresAfter - postgres),
  };
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
