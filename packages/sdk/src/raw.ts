import createClient from "openapi-fetch";
import type { Client } from "openapi-fetch";
import type { paths } from "@atlas-messaging/contract";
import { Atlas as AtlasWithoutRaw } from "./atlas.ts";
import { AtlasClient } from "./client.ts";
import { routes } from "./generated/routes.ts";
import type { Route } from "./generated/routes.ts";
import type { Settings } from "./options.ts";
import type { Outgoing } from "./transport/exchange.ts";
import { send } from "./transport/send.ts";

/** The typed openapi-fetch client: every path of the contract, answers as they came. */
export type RawClient = Client<paths>;

/**
 * Every path of the contract through a client: with its token, hosts, retries, throttle and deadlines. A refusal is an
 * answer here, not an error, and no idempotency key is made: a mutation is tried again only if its body has one.
 */
export const rawOf = (client: AtlasClient): RawClient => {
  const settings = AtlasClient.settings(client);
  // As a request has it: "http://host:80" would be longer than what it becomes there.
  const baseUrl = new URL(settings.addresses.base).href.replace(/\/$/, "");
  const raw = createClient<paths>({ baseUrl });
  raw.use({
    onRequest: async ({ request, schemaPath }) => {
      const outgoing = await outgoingOf(request, schemaPath, baseUrl, settings);
      const { response, text, error } = await send(settings, outgoing, { signal: request.signal });
      if (!response) throw error;
      return new Response(text === "" ? null : text, response);
    },
  });
  return raw;
};

/**
 * The client with `raw` beside its methods.
 *
 * @example
 * ```ts
 * import { Atlas } from "@atlas-messaging/sdk/raw";
 *
 * const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });
 * const { data, error, response } = await atlas.raw.GET("/v1/atlas/channels", { params: { query: { limit: 1 } } });
 * ```
 */
export class Atlas extends AtlasWithoutRaw {
  readonly raw: RawClient = rawOf(this);
}

const outgoingOf = async (
  request: Request,
  schemaPath: string,
  baseUrl: string,
  settings: Settings,
): Promise<Outgoing> => {
  const operation = `${request.method} ${schemaPath}`;
  const { host = "base", limit = "" } = routeOf(operation);
  const body = await request.text();
  return {
    number: 1,
    operation,
    method: request.method,
    url: settings.addresses[host] + request.url.slice(baseUrl.length),
    headers: { ...settings.headers, ...Object.fromEntries(request.headers) },
    body: body === "" ? undefined : body,
    limit,
    idempotencyKey: keyIn(body),
  };
};

/** A path that only a later contract has is taken to be the public API's. */
const routeOf = (operation: string): Partial<Route> => {
  const table: Readonly<Record<string, Route>> = routes;
  return table[operation] ?? {};
};

const keyIn = (body: string): string | null => {
  const { idempotency_key: own, params } = membersOf(body);
  const key =
    own ?? (typeof params === "object" && params !== null && "idempotency_key" in params && params.idempotency_key);
  return typeof key === "string" ? key : null;
};

const membersOf = (body: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
