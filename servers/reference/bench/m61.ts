/**
 * POST /v1/atlas/messages with authentication, idempotency and row-level security, against the same statements sent over
 * the same connections one by one, without HTTP, validation and decision: recorded from real requests, replayed on an
 * empty database.
 */
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { cpuOf, cpuOfPostgres } from "./cpu-time.ts";
import { runLoad } from "./http-load.ts";
import { startMeasured } from "./server.ts";
import { handlers } from "../src/services/handlers.ts";
import { createPipeline } from "@atlas-messaging/service/pipeline/request";
import type { Database } from "@atlas-messaging/postgres/database";
import { testServices } from "../test-support/services.ts";

const requests = 4_000;

/** Requests at a time. The ratio is judged at the third. */
const widths = [1, 8, 32, 128] as const;

const rounds = 3;

/** Costs of a message: microseconds of a processor, and milliseconds until its answer. */
interface Cost {
  readonly perSecond: number;
  readonly server: number;
  readonly postgres: number;
  readonly waits: readonly number[];
}

export const one = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true });
  try {
    const served = await serve(await createMigrated(postgres.url), 32);
    process.stdout.write(`${process.argv[2]} ${told(served)}\n`);
  } finally {
    await postgres.stop();
  }
};

const told = ({ perSecond, server, postgres, waits }: Cost): string => {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  const processor = `${server > 0 ? `server ${Math.round(server)} ` : ""}PostgreSQL ${Math.round(postgres)}`;
  return `${Math.round(perSecond)}/s ${processor}${sorted.length > 0 ? ` p50 ${at(0.5)} ms p95 ${at(0.95)} ms` : ""}`;
};

/** Fewer where each waits for the one before. */
const countAt = (width: number): number => (width === 1 ? requests / 8 : requests);

/** Sends the recorded statements, each request's in their order. */
const replay = async (url: string, { before, writes }: Recorded, width: number): Promise<Cost> => {
  const database = await openDatabase({ url, dataDir: "" });
  const count = countAt(width);
  try {
    for (const call of before) await call(database);
    let next = 0;
    const processor = await cpuOfPostgres(database);
    const started = performance.now();
    const drive = async () => {
      for (let index = next++; index < count; index = next++) {
        for (const call of writes[index] ?? []) await call(database);
      }
    };
    await Promise.all(Array.from({ length: width }, drive));
    const seconds = (performance.now() - started) / 1_000;
    const postgres = (1_000 * ((await cpuOfPostgres(database)) - processor)) / count;
    return { perSecond: count / seconds, server: 0, postgres, waits: [] };
  } finally {
    await database.close();
  }
};

const serve = async (url: string, width: number): Promise<Cost> => {
  const server = await startMeasured(url);
  const database = await openDatabase({ url, dataDir: "", connections: 1 });
  const count = countAt(width);
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}/sandbox/credentials`);
    const { data } = (await answer.json()) as { data: { token: string; template_id: string } };
    const texts = Array.from({ length: count }, (_, index) => requestText(data, index));
    const before = [await cpuOf(server.pid), await cpuOfPostgres(database)] as const;
    const { seconds, waits } = await runLoad({ port: server.port, connections: width, requests: texts });
    const used = [(await cpuOf(server.pid)) - before[0], (await cpuOfPostgres(database)) - before[1]] as const;
    const [own, postgres] = [(1_000 * used[0]) / count, (1_000 * used[1]) / count];
    return { perSecond: count / seconds, server: own, postgres, waits };
  } finally {
    await database.close();
    await server.stop();
  }
};

const requestText = ({ token, template_id }: { token: string; template_id: string }, index: number): string => {
  const body = JSON.stringify({ ...messageBody(template_id, index), ...(process.argv[2] === "with" ? { metadata: { order_id: String(index) } } : {}) });
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

await one();
