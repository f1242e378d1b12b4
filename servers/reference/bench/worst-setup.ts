/** A shop with one of each resource, and the most expensive requests to every surface and operation of its server. */
import { type Caller, type Resources, makeResources, nobodys } from "@atlas-messaging/conformance";
import { type Operation, type OperationId, operations } from "@atlas-messaging/contract";
import { upToDate } from "@atlas-messaging/server-stubs/parts";
import { ids, seedShop, settings } from "../test-support/whole-contract.ts";
import { type ProbedServer, benchKey, openBench, startProbed } from "./server.ts";
import { type WorstRequest, worstRequestsOf } from "./worst-requests.ts";
import { type Surface, connectChannel, surfacesOf } from "./worst-surfaces.ts";

const table: { readonly [Id in OperationId]: Operation } = operations;

export interface Tokens {
  readonly token: string;
  readonly operator: string;
  /** A session of another operator. */
  readonly leaver: () => Promise<string>;
}

export interface Setup {
  readonly server: ProbedServer;
  readonly tokens: Tokens;
  /** Surfaces outside the contract, then the operations in the order that they are run in. Requests take megabytes each. */
  readonly surfaces: (only: readonly string[]) => Iterable<Surface>;
}

const variables = {
  ...settings,
  LOG_LEVEL: "info",
  ATLAS_MAX_STORED_BYTES: "1000000000000",
  ATLAS_ENCRYPTION_KEYS: benchKey,
  ATLAS_TRUSTED_PROXIES: "127.0.0.1",
  ATLAS_OAUTH_REGISTRATION: "operators",
  ATLAS_METRICS_TOKEN: "a token of this measurement alone",
};

/** Tells if a name has one of the parts that are asked for; all are asked for where none is given. */
export const isAsked = (only: readonly string[], name: string): boolean =>
  only.length === 0 || only.some((part) => name.includes(part));

/** Starts the measured server. Only one with a worker runs jobs. */
export const startOn = (url: string, { worker = false } = {}): Promise<ProbedServer> =>
  startProbed({ ...variables, DATABASE_URL: url, ...(worker ? {} : { ATLAS_WORKER: "off" }) });

/** Fills a migrated database, and starts a server on it. */
export const createSetup = async (url: string): Promise<Setup> => {
  const { token, data, key, consent, organizationId } = await seeded(url);
  const channelId = await connectChannel(url, organizationId);
  const server = await startOn(url);
  try {
    const leaver = async () => (await seeded(url)).data.operator_token;
    const tokens = { token, operator: data.operator_token, leaver };
    const made = await makeResources(callerOf(server, tokens.token), {
      known: { ...data, key_id: key, consent_id: consent },
      operator: callerOf(server, tokens.operator),
      receiverUrl: "http://127.0.0.1:9911",
    });
    const resources = orNobodys(made);
    const standing = { ...(await standingOf(server, tokens, data)), channelId };
    const others = surfacesOf(standing, await documentsOf(server));
    const surfaces = function* (only: readonly string[]): Iterable<Surface> {
      yield* others.filter(({ name }) => isAsked(only, name));
      for (const id of ordered) if (isAsked(only, id)) yield operationAs(id, resources);
    };
    return { server, tokens, surfaces };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

/** Makes another organization. */
export const seeded = async (url: string) => {
  const database = await openBench(url);
  try {
    return await seedShop(database);
  } finally {
    await database.close();
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

const endsSession = (id: OperationId): boolean => id === "console.account.signOut" || id === "console.sessions.endAll";

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

/** Calls operations with a token. */
export const callerOf = (server: ProbedServer, token: string): Caller => ({
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

/** Sends a request as one of the callers; resolves with its status when its answer, or what a stream has, is there. */
export const send = async (
  { url }: ProbedServer,
  token: string | null,
  { method, path, headers = {}, body }: WorstRequest,
): Promise<number> => {
  const authorization: { [name: string]: string } = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...authorization, ...headers },
    redirect: "manual",
    ...(body ? { body: body() } : {}),
  });
  await (isStream(response) ? readBacklog(response) : response.arrayBuffer());
  return response.status;
};

const isStream = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/event-stream") ?? false;

/** Reads a stream of events until it waits for news: it would never end. */
const readBacklog = async ({ body }: Response): Promise<void> => {
  const decoder = new TextDecoder();
  for await (const part of body ?? []) if (decoder.decode(part).endsWith(upToDate)) return;
};

export const tokenOf = async (tokens: Tokens, as: Surface["as"]): Promise<string | null> =>
  as === "nobody" ? null : as === "leaver" ? tokens.leaver() : tokens[as];

/** Maximum of a page. */
const rowsOfLists = 200;

/** Maximum bytes of its request, so that lists still show it. */
const largestRow = 50_000;

const fills = (name: string): boolean => /\.(create|send|ingest|execute|invite)/.test(name);

/** Tells if a request that succeeded makes a row that is large, and that lists show. */
export const fillsLists = (name: string, status: number, { body }: WorstRequest): boolean =>
  fills(name) && status < 300 && (body?.().length ?? 0) < largestRow;

/** Fills the lists that later operations read. */
export const fillLists = async ({ server, tokens }: Setup, as: Surface["as"], request: WorstRequest): Promise<void> => {
  const token = await tokenOf(tokens, as);
  for (let row = 0; row < rowsOfLists; row++) await send(server, token, request);
};

const standingOf = async (server: ProbedServer, { operator }: Tokens, data: { customer_id: string }) => {
  const redirectUri = "https://shop.example/callback";
  const console = callerOf(server, operator);
  const { app } = (await console.succeed("console.apps.create", { body: { name: "Orders" } })).data;
  await console.succeed("console.apps.addRedirectUri", {
    params: { app_id: app.id },
    body: { redirect_uri: redirectUri },
  });
  return { clientId: app.client_id, redirectUri, customerId: data.customer_id };
};

const documentsOf = async ({ url }: ProbedServer): Promise<string[]> => {
  const text = await (await fetch(`${url}/sitemap.xml`)).text();
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, found]) => new URL(found ?? "").pathname);
};
