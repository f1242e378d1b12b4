/**
 * `bench block`: the longest time that one request holds the event loop, for each operation and surface. Sends the most
 * expensive valid and refused requests to its own server on PostgreSQL. A figure is the least of several attempts,
 * beside the cost of an idle `/health` in the same run.
 */
import { parseArgs } from "node:util";
import { type Caller, type Resources, makeResources, nobodys } from "@atlas-messaging/conformance";
import { type Operation, type OperationId, operations } from "@atlas-messaging/contract";
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { ids, seedShop, settings } from "../test-support/whole-contract.ts";
import { documents, ingest } from "./block-jobs.ts";
import { type ProbedServer, benchKey, openBench, startProbed } from "./server.ts";
import { type Surface, connectChannel, surfacesOf } from "./worst-surfaces.ts";
import { type WorstRequest, worstRequestsOf } from "./worst-requests.ts";

const aim = 50;
const controls = 40;
/** Maximum of a page. */
const rowsOfLists = 200;
/** Maximum bytes of its request, so that lists still show it. */
const largestRow = 50_000;

const table: { readonly [Id in OperationId]: Operation } = operations;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Measured {
  readonly name: string;
  readonly title: string;
  readonly status: number;
  readonly block: number;
}

interface Options {
  /** A part of the names to measure. */
  readonly only: string;
  readonly attempts: number;
  /** Shows each request, not only the worst of a name. */
  readonly all: boolean;
}

interface Tokens {
  readonly token: string;
  readonly operator: string;
  /** A session of another operator. */
  readonly leaver: () => Promise<string>;
}

export const benchBlock = async (given: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: given.filter((each) => each !== "--"),
    options: {
      only: { type: "string", default: "" },
      attempts: { type: "string", default: "3" },
      all: { type: "boolean", default: false },
    },
  });
  const postgres = await startPostgres({ durable: true });
  try {
    await measureAll(await createMigrated(postgres.url), { ...values, attempts: Number(values.attempts) });
  } finally {
    await postgres.stop();
  }
};

const seeded = async (url: string) => {
  const database = await openBench(url);
  try {
    return await seedShop(database);
  } finally {
    await database.close();
  }
};

const variables = {
  ...settings,
  LOG_LEVEL: "info",
  ATLAS_ENCRYPTION_KEYS: benchKey,
  ATLAS_TRUSTED_PROXIES: "127.0.0.1",
  ATLAS_OAUTH_REGISTRATION: "operators",
  ATLAS_METRICS_TOKEN: "a token of this measurement alone",
};

const measureAll = async (url: string, options: Options): Promise<void> => {
  const { only } = options;
  const { token, data, key, consent, organizationId } = await seeded(url);
  const channelId = await connectChannel(url, organizationId);
  const server = await startProbed({ ...variables, DATABASE_URL: url, ATLAS_WORKER: "off" });
  try {
    const leaver = async () => (await seeded(url)).data.operator_token;
    const tokens = { token, operator: data.operator_token, leaver };
    const made = await makeResources(callerOf(server, tokens.token), {
      known: { ...data, key_id: key, consent_id: consent },
      operator: callerOf(server, tokens.operator),
      receiverUrl: "http://127.0.0.1:9911",
    });
    const resources = orNobodys(made);
    const bench = new Bench(server, tokens, options);
    const control = await bench.control();
    const surfaces = surfacesOf({ ...(await standingOf(server, tokens, data)), channelId }, await documentsOf(server));
    for (const surface of surfaces) if (surface.name.includes(only)) await bench.measure(surface);
    const asked = ordered.filter((id) => id.includes(only));
    for (const id of asked) await bench.measure(operationAs(id, resources));
    await measureJobs(bench, url, only);
    report(bench.worst, control, await bench.control());
  } finally {
    await server.stop();
  }
};

/** Measures jobs on a server with a worker, in an organization without other jobs. */
const measureJobs = async (bench: Bench, url: string, only: string): Promise<void> => {
  const { token } = await seeded(url);
  const server = await startProbed({ ...variables, DATABASE_URL: url });
  try {
    for (const document of documents) {
      const name = `job ingest_knowledge, ${document.title}`;
      if (!name.includes(only)) continue;
      let [title, block] = ["", Infinity];
      for (let attempt = 0; attempt < bench.attempts; attempt++) {
        await server.longestBlock();
        title = await ingest(callerOf(server, token), document);
        block = Math.min(block, await server.longestBlock());
      }
      bench.note({ name, title, status: 200, block });
    }
  } finally {
    await server.stop();
  }
};

/** Replaces missing resources: without a worker there is no delivery. */
const orNobodys = (made: Resources): Resources =>
  Object.fromEntries(
    Object.entries(nobodys).map(([name, nobodysOwn]) => {
      try {
        return [name, Reflect.get(made, name) ?? nobodysOwn] as const;
      } catch {
        return [name, nobodysOwn] as const;
      }
    }),
  ) as unknown as Resources; // Exactly the names of its own kind.

const endsSession = (id: OperationId): boolean => id === "console.signOut" || id === "console.endSessions";

/** Runs lists after what fills them, and what ends a credential last. */
const rank = (id: OperationId): number => {
  if (id === "keys.revoke" || endsSession(id)) return 3;
  if (/delete|revoke|remove/i.test(id)) return 2;
  return table[id].method === "GET" ? 1 : 0;
};
const ordered = ids.toSorted((one, other) => rank(one) - rank(other));

const operationAs = (id: OperationId, resources: Resources): Surface => {
  const { scheme } = table[id].auth;
  return { name: id, as: endsSession(id) ? "leaver" : askers[scheme], requests: worstRequestsOf(id, resources) };
};

const askers = { none: "nobody", accessToken: "token", operatorSession: "operator" } as const;

const fills = (name: string): boolean => /\.(create|send|ingest|execute|invite)/.test(name);

const callerOf = (server: ProbedServer, token: string): Caller => ({
  succeed: async (id, { params = {}, query = {}, body } = {}) => {
    const path = table[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${server.url}${path}?${search}`, {
      method: table[id].method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
    return response.json() as never; // This server's own response; a wrong type would show in its use.
  },
});

const standingOf = async (server: ProbedServer, { operator }: Tokens, data: { customer_id: string }) => {
  const redirectUri = "https://shop.example/callback";
  const console = callerOf(server, operator);
  const { app } = (await console.succeed("console.createApp", { body: { name: "Orders" } })).data;
  await console.succeed("console.addRedirectUri", { params: { appId: app.id }, body: { redirect_uri: redirectUri } });
  return { clientId: app.client_id, redirectUri, customerId: data.customer_id };
};

const documentsOf = async ({ url }: ProbedServer): Promise<string[]> => {
  const text = await (await fetch(`${url}/sitemap.xml`)).text();
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, found]) => new URL(found ?? "").pathname);
};

class Bench {
  readonly worst: Measured[] = [];
  readonly #server: ProbedServer;
  readonly #tokens: Tokens;
  readonly attempts: number;
  readonly #all: boolean;

  constructor(server: ProbedServer, tokens: Tokens, { attempts, all }: Options) {
    this.#server = server;
    this.#tokens = tokens;
    this.attempts = attempts;
    this.#all = all;
  }

  /** The longest of many idle requests, one by one. */
  async control(): Promise<number> {
    let longest = 0;
    for (let at = 0; at < controls; at++) {
      await this.#server.longestBlock();
      await (await fetch(`${this.#server.url}/health`)).text();
      longest = Math.max(longest, await this.#server.longestBlock());
    }
    return longest;
  }

  async measure({ name, as, requests }: Surface): Promise<void> {
    let worst: Measured | null = null;
    let large: WorstRequest | null = null;
    for (const request of requests) {
      const measured = await this.#least(name, as, request);
      if (this.#all) say(`    ${measured.block.toFixed(1).padStart(8)}  ${measured.status} ${name}: ${measured.title}`);
      if (fills(name) && measured.status < 300 && (request.body?.().length ?? 0) < largestRow) large = request;
      if (!worst || measured.block > worst.block) worst = measured;
    }
    if (large) await this.#fill(as, large);
    if (!worst) return;
    this.note(worst);
  }

  note(measured: Measured): void {
    this.worst.push(measured);
    say(`  ${measured.block.toFixed(1).padStart(8)} ms  ${measured.name}: ${measured.title} (${measured.status})`);
  }

  /** Keeps the attempt that held the loop least: noise only adds. */
  async #least(name: string, as: Surface["as"], request: WorstRequest): Promise<Measured> {
    let least: Measured | null = null;
    for (let attempt = 0; attempt < this.attempts; attempt++) {
      const token = await this.#tokenOf(as);
      await this.#server.longestBlock();
      const status = await this.#send(token, request);
      await Bun.sleep(3);
      const block = await this.#server.longestBlock();
      if (!least || block < least.block) least = { name, title: request.title, status, block };
      if (block < aim / 5) break;
    }
    return least ?? { name, title: request.title, status: 0, block: 0 };
  }

  async #tokenOf(as: Surface["as"]): Promise<string | null> {
    return as === "nobody" ? null : as === "leaver" ? this.#tokens.leaver() : this.#tokens[as];
  }

  async #send(token: string | null, { method, path, headers = {}, body }: WorstRequest): Promise<number> {
    const authorization: { [name: string]: string } = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`${this.#server.url}${path}`, {
      method,
      headers: { ...authorization, ...headers },
      redirect: "manual",
      ...(body ? { body: body() } : {}),
    });
    await response.arrayBuffer();
    return response.status;
  }

  async #fill(as: Surface["as"], request: WorstRequest): Promise<void> {
    const token = await this.#tokenOf(as);
    for (let row = 0; row < rowsOfLists; row++) await this.#send(token, request);
  }
}

const report = (worst: readonly Measured[], before: number, after: number): void => {
  say(`\nblock: the longest that one request held the event loop, in ms (aim: at most ${aim})`);
  say(`  an idle /health: ${before.toFixed(1)} before, ${after.toFixed(1)} after`);
  for (const { name, title, status, block } of worst.toSorted((one, other) => other.block - one.block)) {
    say(`  ${block.toFixed(1).padStart(8)}  ${name}  ${title} (${status})`);
  }
  const over = worst.filter(({ block }) => block > aim);
  say(
    over.length === 0
      ? `block: all ${worst.length} within the aim`
      : `block: ${over.length} of ${worst.length} beyond it`,
  );
};
