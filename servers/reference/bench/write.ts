/**
 * POST /v1/atlas/messages with authentication, idempotency and row-level security, against the same statements sent over
 * the same connections without HTTP, validation and decision: recorded from real requests, replayed on an empty database.
 */
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { runLoad } from "./http-load.ts";
import { startMeasured } from "./server.ts";
import { handlers } from "../src/services/handlers.ts";
import { createPipeline } from "@atlas-messaging/service/pipeline/request";
import type { Database } from "@atlas-messaging/postgres/database";
import { testServices } from "../test-support/services.ts";

const requests = 12_000;

const connections = 32;

const rounds = 3;

export const benchWrite = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true });
  try {
    process.stdout.write(`write: ${requests} messages a round, ${connections} at a time, PostgreSQL\n`);
    const recorded = await recordWrites(await createMigrated(postgres.url), requests);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const floor = requests / (await replay(await createMigrated(postgres.url), recorded));
      const served = requests / (await serve(await createMigrated(postgres.url)));
      ratios.push(served / floor);
      process.stdout.write(
        `  round ${round}  floor ${Math.round(floor)}/s  served ${Math.round(served)}/s  ratio ${(served / floor).toFixed(2)}\n`,
      );
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    process.stdout.write(`write: median ratio ${median.toFixed(2)} (aim: at least 0.65)\n`);
  } finally {
    await postgres.stop();
  }
};

/** Seconds that the recorded statements take: in the order of each request, `connections` requests at a time. */
const replay = async (url: string, { before, writes }: Awaited<ReturnType<typeof recordWrites>>): Promise<number> => {
  const database = await openDatabase({ url, dataDir: "" });
  try {
    for (const call of before) await call(database);
    let next = 0;
    const started = performance.now();
    const drive = async () => {
      for (let write = writes[next++]; write !== undefined; write = writes[next++]) {
        for (const call of write) await call(database);
      }
    };
    await Promise.all(Array.from({ length: connections }, drive));
    return (performance.now() - started) / 1_000;
  } finally {
    await database.close();
  }
};

const serve = async (url: string): Promise<number> => {
  const server = await startMeasured(url);
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}/sandbox/credentials`);
    const { data } = (await answer.json()) as { data: { token: string; template_id: string } };
    const texts = Array.from({ length: requests }, (_, index) => requestText(data, index));
    const { seconds } = await runLoad({ port: server.port, connections, requests: texts });
    return seconds;
  } finally {
    await server.stop();
  }
};

const requestText = ({ token, template_id }: { token: string; template_id: string }, index: number): string => {
  const body = JSON.stringify(messageBody(template_id, index));
  return `POST /v1/atlas/messages HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

// Real requests through the real pipeline, with each statement written down on its way to the database.

/** A statement as it was sent, to be sent again to any database. */
export type Sent = (database: Database) => Promise<unknown>;

export interface Recorded {
  /** Statements that made the organization. */
  readonly before: readonly Sent[];
  /** The statements of each message. */
  readonly writes: readonly (readonly Sent[])[];
}

const recordWrites = async (url: string, count: number): Promise<Recorded> => {
  const database = await openDatabase({ url, dataDir: "" });
  const sent: Sent[] = [];
  const pipeline = createPipeline(
    testServices(recording(database, sent), { ATLAS_LIMIT_MESSAGES: "100000000" }),
    handlers,
  );
  const call = async (id: Parameters<typeof pipeline>[0], request: Request) => {
    const response = await pipeline(id, { request, params: {}, clientAddress: "127.0.0.1" });
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  };
  try {
    const { data } = (await call("sandbox.credentials", new Request("http://bench/sandbox/credentials"))) as {
      data: { token: string; template_id: string };
    };
    const before = sent.splice(0);
    const writes: Sent[][] = [];
    for (let index = 0; index < count; index++) {
      await call(
        "messages.send",
        new Request("http://bench/v1/atlas/messages", {
          method: "POST",
          headers: { authorization: `Bearer ${data.token}`, "content-type": "application/json" },
          body: JSON.stringify(messageBody(data.template_id, index)),
        }),
      );
      writes.push(sent.splice(0));
    }
    return { before, writes };
  } finally {
    await database.close();
  }
};

const recording = (database: Database, sent: Sent[]): Database => ({
  ...database,
  read: (organizationId, statement) => {
    sent.push((other) => other.read(organizationId, statement));
    return database.read(organizationId, statement);
  },
  asTenant: (organizationId, statement) => {
    sent.push((other) => other.asTenant(organizationId, statement));
    return database.asTenant(organizationId, statement);
  },
  asSystem: (statement) => {
    sent.push((other) => other.asSystem(statement));
    return database.asSystem(statement);
  },
});

/** Five hundred customers in turn; each message with a key of its own. */
const messageBody = (templateId: string, index: number) => ({
  idempotency_key: `order-${index}`,
  phone_number: `+1555${String(1_000_000 + (index % 500))}`,
  template_id: templateId,
  template_params: { name: "Ada" },
  category: "utility",
});
