import createClient, { type Client } from "openapi-fetch";
import type { Open, paths } from "@atlas-messaging/contract";
import { Atlas as AtlasWithoutRaw } from "./atlas.ts";
import { AtlasClient } from "./client.ts";
import { type Route, routes } from "./generated/routes.ts";
import type { PlatformFetch, Settings } from "./options.ts";
import type { Outgoing } from "./exchange.ts";
import { send } from "./send.ts";

/**
 * Typed openapi-fetch client for every path of the contract. It returns the answers unchanged, once they are whole.
 * Streams have no end, so only the client's own methods read them.
 */
export type RawClient = Client<OpenPaths>;

/** Paths of the contract. Enums of their answers are open, as elsewhere. */
type OpenPaths = {
  [Path in keyof paths]: {
    [Part in keyof paths[Path]]: paths[Path][Part] extends { responses: infer Responses }
      ? Omit<paths[Path][Part], "responses"> & { responses: Open<Responses> }
      : paths[Path][Part];
  };
};

/**
 * Calls any path of the contract with the client's token, hosts, retries, throttle and deadlines. Errors are answers
 * here and do not throw. No idempotency key is generated: a mutation is retried only if its body or its header has one.
 */
export const rawOf = (client: AtlasClient): RawClient => {
  const settings = AtlasClient.settings(client);
  const baseUrl = settings.addresses.base;
  const raw = createClient<OpenPaths>({ baseUrl });
  raw.use({
    onRequest: async ({ request, schemaPath }) => {
      const outgoing = await outgoingOf(request, schemaPath, baseUrl, settings);
      const { fetch, answered } = keepingBytes(settings.fetch);
      const { response, error } = await send({ ...settings, fetch }, outgoing, { signal: request.signal });
      if (!response) throw error;
      return answered(response);
    },
  });
  return raw;
};

/**
 * The client, with `raw` beside its methods.
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

/** Keeps the bytes of the last answer, since a file has no text. */
const keepingBytes = (fetch: PlatformFetch) => {
  let bytes = new ArrayBuffer(0);
  return {
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const response = await fetch(url, init);
      bytes = await response.clone().arrayBuffer();
      return response;
    },
    // Statuses such as 204 allow no body, not even an empty one.
    answered: (response: Response): Response => new Response(bytes.byteLength === 0 ? null : bytes, response),
  };
};

const outgoingOf = async (
  request: Request,
  schemaPath: string,
  baseUrl: string,
  settings: Settings,
): Promise<Outgoing> => {
  const operation = `${request.method} ${schemaPath}`;
  const { host = "base", limit = "", isStream } = routeOf(operation);
  if (isStream)
    throw new TypeError(
      `${operation} is a stream without an end, and a raw answer comes whole. Iterate over the client's own method instead, such as atlas.events.stream().`,
    );
  const isJson = /^application\/json\b/i.test(request.headers.get("content-type") ?? "application/json");
  // Bytes have no text.
  const bytes = isJson ? undefined : await request.blob();
  const body = isJson ? await request.text() : "";
  return {
    number: 1,
    operation,
    method: request.method,
    url: settings.addresses[host] + request.url.slice(baseUrl.length),
    headers: { ...settings.headers, ...Object.fromEntries(request.headers) },
    body: body === "" ? undefined : body,
    limit,
    idempotencyKey: request.headers.get("idempotency-key") ?? keyIn(body),
    file: bytes && (() => ({ body: bytes })),
  };
};

/** Unknown paths, of a later contract, go to the public API host. */
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
