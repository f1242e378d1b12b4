/** A server of five operations, written from the server stubs: what a team has after its first day. */
import { type Caller, partial, serve, versionOf } from "@atlas-messaging/server-stubs";
import { type Limiter, processLimiter } from "@atlas-messaging/server-stubs/parts";
import type { Target } from "../src/index.ts";

export const five = ["system.health", "system.version", "channels.list", "channels.get", "sessions.create"] as const;

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

const handlers = partial({
  "system.health": async () => ({ status: 200, body: { ok: true, data: { status: "ok" } } }),
  "system.version": async () => ({ status: 200, body: versionOf(five, { build: "five", environment: "sandbox" }) }),
  "channels.list": async ({ query }) => {
    if (query.after_id !== undefined) return { code: "invalid_cursor", message: "This list issued no such cursor." };
    return { status: 200, body: { ok: true, data: { channels: [channel], has_more: false, next_cursor: null } } };
  },
  "channels.get": async ({ params }) =>
    params.channel_id === channel.id
      ? { status: 200, body: { ok: true, data: { channel: { ...channel, health } } } }
      : { code: "not_found", message: "Nothing has this id." },
  "sessions.create": async ({ body }) => {
    const details = [{ path: "agent_id", message: "must be an agent of yours" }];
    if (typeof body?.agent_id === "string")
      return { code: "validation_failed", message: "There is no such agent.", details };
    const made = { id: crypto.randomUUID(), agent_id: null, status: "active", created_at: now() } as const;
    const session = { ...made, last_message_at: null, ended_at: null };
    return { status: 200, body: { ok: true, data: { session } } };
  },
});

const caller: Caller = { organization: "shop", principal: "the token", scopes: "all" };

const baseUrl = "http://five.example";

const windows = processLimiter({ now: () => Date.now() });

/** Counts nothing, so that no window is ever full. */
const uncounted: Limiter = { take: windows.peek, peek: windows.peek };

/** Makes the server as a target. Without limits, it never answers 429. */
export const fiveOperations = ({ areLimited = true } = {}): Target & { readonly token: string } => {
  const atlas = serve(handlers, {
    authenticate: (given) => (given === token ? caller : null),
    ...(!areLimited && { limiter: uncounted }),
  });
  return { baseUrl, fetch: (request) => atlas(request), token, startReceiver: null };
};
