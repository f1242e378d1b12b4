/** A server of five operations, written from the server stubs: what a team has after its first day. */
import { type LimitName, type OperationId, contractVersion, limits, operations } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/validators/requests";
import {
  type Answer,
  type Handlers,
  type Pipeline,
  type Refusal,
  type RefusedRequest,
  atlasRoutes,
  encode,
  operationsAt,
  refusalAnswer,
} from "@atlas-messaging/server-stubs";
import type { Target } from "../src/index.ts";

export const five = ["system.health", "system.version", "channels.list", "channels.get", "sessions.create"] as const;
type Five = (typeof five)[number];

const token = "atlas_sandbox_five_operations";
const now = (): string => new Date().toISOString();

const channel = {
  id: crypto.randomUUID(),
  channel: "chatapp",
  display_name: "Shop",
  status: "active",
  agent_id: null,
  last_health_check: now(),
  created_at: now(),
} as const;

const health = { state: "healthy", latency_ms: 0, consecutive_failures: 0, message: null } as const;

const notFound: Refusal<"not_found"> = { code: "not_found", message: "Nothing has this id." };

const noAgent: Refusal<"validation_failed"> = {
  code: "validation_failed",
  message: "There is no such agent.",
  details: [{ path: "agent_id", message: "must be an agent of yours" }],
};

const handlers: Pick<Handlers<null>, Five> = {
  "system.health": async () => ({ status: 200, body: { ok: true, data: { status: "ok" } } }),
  "system.version": async () => {
    const listed = five.map((id) => ({ operation_id: id, stage: operations[id].stage, enabled: true }));
    const data = {
      contract_version: contractVersion,
      build: "five",
      environment: "sandbox" as const,
      operations: listed,
    };
    return { status: 200, body: { ok: true, data } };
  },
  "channels.list": async ({ query }) => {
    if (query.after_id !== undefined) return { code: "invalid_cursor", message: "This list issued no such cursor." };
    return { status: 200, body: { ok: true, data: { channels: [channel], has_more: false, next_cursor: null } } };
  },
  "channels.get": async ({ params }) =>
    params.channel_id === channel.id
      ? { status: 200, body: { ok: true, data: { channel: { ...channel, health } } } }
      : notFound,
  "sessions.create": async ({ body }) => {
    if (body?.agent_id !== undefined && body.agent_id !== null) return noAgent;
    const made = { id: crypto.randomUUID(), agent_id: null, status: "active" as const, created_at: now() };
    const session = { ...made, last_message_at: null, ended_at: null };
    return { status: 200, body: { ok: true, data: { session } } };
  },
};

const isServed = (id: OperationId): id is Five => five.some((each) => each === id);

/** Reads and checks a request. Returns what refuses it, or its answer. */
const answered = async (
  id: OperationId | null,
  request: Request,
  params: Readonly<Record<string, string>>,
  refused: RefusedRequest,
): Promise<Answer> => {
  const refuse = (refusal: Refusal, headers = {}): Answer =>
    refusalAnswer(id === null ? null : { ...operations[id], id }, refusal, refused, headers);
  if (id === null || !isServed(id)) return refuse({ code: "not_found", message: "Nothing is here." });
  const operation = operations[id];
  if (operation.auth.scheme !== "none" && request.headers.get("authorization") !== `Bearer ${token}`)
    return refuse(
      { code: "unauthenticated", message: "Send the token." },
      { "www-authenticate": 'Bearer realm="atlas"' },
    );
  const search = new URL(request.url).searchParams;
  const query = Object.fromEntries([...search.keys()].map((name) => [name, valueOf(search.getAll(name))]));
  const read = await bodyOf(request, operation.body === "json");
  const body = "refusal" in read ? undefined : read.body;
  if ("organization_id" in query || Object.hasOwn(Object(body), "organization_id"))
    return refuse({ code: "organization_id_not_allowed", message: "The token names the organization." });
  if ("refusal" in read) return refuse(read.refusal);
  const valid = validateRequest(id, { params, query, body });
  if (valid.ok) return handled(id, valid.value, refused);
  if (valid.notFound) return refuse(notFound);
  return refuse({ code: "validation_failed", message: "See details.", details: valid.details });
};

/** The validator has checked the parts by the schemas of this operation. */
const handled = async (id: Five, parts: object, refused: RefusedRequest): Promise<Answer> =>
  encode(id, (await handlers[id]({ id, ...parts } as never, null)) as never, refused);

const valueOf = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? "") : values);

type Read = { readonly body: unknown } | { readonly refusal: Refusal };

const bodyOf = async (request: Request, isJson: boolean): Promise<Read> => {
  const bytes = await request.arrayBuffer();
  if (!isJson || bytes.byteLength === 0) return { body: undefined };
  if (bytes.byteLength > 1_048_576)
    return { refusal: { code: "payload_too_large", message: "Send a mebibyte at most." } };
  if (!/^application\/json(; ?charset=utf-8)?$/i.test(request.headers.get("content-type") ?? ""))
    return { refusal: { code: "unsupported_media_type", message: "Send JSON." } };
  try {
    return { body: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return { refusal: { code: "malformed_json", message: "This is not JSON." } };
  }
};

/** Counts requests of a minute by the class of their limit. */
class Windows {
  readonly #sent = new Map<LimitName, number[]>();
  readonly #areLimited: boolean;

  constructor(areLimited: boolean) {
    this.#areLimited = areLimited;
  }

  /** Takes a place. Returns the headers that tell of the window, and if there was one. */
  take(name: LimitName, isCounted: boolean): { readonly isFull: boolean; readonly headers: Record<string, string> } {
    const { limit } = limits[name];
    const time = Date.now();
    const sent = (this.#sent.get(name) ?? []).filter((at) => at > time - 60_000);
    const isFull = this.#areLimited && isCounted && sent.length >= limit;
    if (isCounted && this.#areLimited && !isFull) sent.push(time);
    this.#sent.set(name, sent);
    const [remaining, seconds] = [limit - sent.length, Math.ceil(((sent[0] ?? time) + 60_000 - time) / 1_000)];
    return { isFull, headers: limitHeaders({ name, limit, remaining, seconds, isFull }) };
  }
}

interface Told {
  readonly name: LimitName;
  readonly limit: number;
  readonly remaining: number;
  readonly seconds: number;
  readonly isFull: boolean;
}

/** The headers of an answer that tell of a window. */
export const limitHeaders = ({ name, limit, remaining, seconds, isFull }: Told): Record<string, string> => ({
  ratelimit: `"${name}";r=${remaining};t=${seconds}`,
  "ratelimit-policy": `"${name}";q=${limit};w=60`,
  "retry-after": isFull ? `${seconds}` : "0",
  "x-atlas-ratelimit-limit": `${limit}`,
  "x-atlas-ratelimit-reason": isFull ? limits[name].per[0] : "ok",
  "x-atlas-ratelimit-remaining": `${remaining}`,
  "x-atlas-ratelimit-reset": `${Math.floor(Date.now() / 1_000) + seconds}`,
  "x-ratelimit-remaining": `${remaining}`,
});

const baseUrl = "http://five.example";

/** Makes the server as a target. Without limits, it never answers 429. */
export const fiveOperations = ({ areLimited = true } = {}): Target & { readonly token: string } => {
  const windows = new Windows(areLimited);
  const respond = async (
    id: OperationId | null,
    request: Request,
    answer: (refused: RefusedRequest) => Promise<Answer>,
  ): Promise<Response> => {
    const given = request.headers.get("x-request-id") ?? "";
    const requestId = /^[\w.:-]{8,128}$/.test(given) ? given : crypto.randomUUID();
    const refused = { requestId, site: baseUrl };
    const isKnown = request.headers.get("authorization") === `Bearer ${token}`;
    const name = id !== null && isKnown ? operations[id].limit : "public";
    const { isFull, headers } = windows.take(name, id !== "system.health");
    const limited = { code: "rate_limited", message: "Wait for Retry-After." } as const;
    const { status, body, contentType, ...own } = isFull
      ? refusalAnswer(id === null ? null : { ...operations[id], id }, limited, refused)
      : await answer(refused);
    const common = { "cache-control": "no-store", "x-content-type-options": "nosniff", "x-request-id": requestId };
    return new Response(body, {
      status,
      headers: { ...headers, ...common, "content-type": contentType ?? "", ...own.headers },
    });
  };
  const pipeline: Pipeline = (id, { request, params }) =>
    respond(id, request, (refused) => answered(id, request, params, refused));
  const app = atlasRoutes(pipeline);
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const methods = Object.keys(operationsAt(pathname));
    if (methods.includes(request.method)) return app.handle(request);
    const refusal = { code: methods.length === 0 ? "not_found" : "method_not_allowed", message: "See Allow." } as const;
    const allow: Record<string, string> = methods.length === 0 ? {} : { allow: methods.join(", ") };
    return respond(null, request, async (refused) => refusalAnswer(null, refusal, refused, allow));
  };
  return { baseUrl, fetch, token, startReceiver: null };
};
