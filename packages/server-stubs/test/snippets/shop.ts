import { type Caller, partial, serve, versionOf } from "@atlas-messaging/server-stubs";

const served = ["system.health", "system.version", "channels.list", "channels.get", "sessions.create"] as const;

const channel = {
  id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f",
  channel: "chatapp",
  display_name: "Corner Shop",
  status: "active",
  agent_id: null,
  last_health_check: null,
  created_at: "2026-11-02T09:00:00.000Z",
} as const;

const health = { state: "healthy", latency_ms: 12, consecutive_failures: 0, message: null } as const;

const handlers = partial({
  "system.health": async () => ({ status: 200, body: { ok: true, data: { status: "ok" } } }),
  "system.version": async () => ({ status: 200, body: versionOf(served, { build: "1.0.0", environment: "sandbox" }) }),
  "channels.list": async ({ query }) => {
    if (query.after_id !== undefined) return { code: "invalid_cursor", message: "This list has one page." };
    return { status: 200, body: { ok: true, data: { channels: [channel], has_more: false, next_cursor: null } } };
  },
  "channels.get": async ({ params }) => {
    if (params.channel_id !== channel.id) return { code: "not_found", message: "No channel has this id." };
    return { status: 200, body: { ok: true, data: { channel: { ...channel, health } } } };
  },
  "sessions.create": async ({ body }, { organization }) => {
    if (body?.agent_id) {
      const details = [{ path: "agent_id", message: `must be an agent of ${organization}` }];
      return { code: "validation_failed", message: "There is no such agent.", details };
    }
    const times = { created_at: new Date().toISOString(), last_message_at: null, ended_at: null };
    const session = { id: crypto.randomUUID(), agent_id: null, status: "active", ...times } as const;
    return { status: 200, body: { ok: true, data: { session } } };
  },
});

const callers = new Map<string, Caller>([
  ["a-token-for-trying", { organization: "corner-shop", principal: "key-1", scopes: "all" }],
]);

const authenticate = async (token: string) => callers.get(token) ?? null;

export const atlas = serve(handlers, { authenticate });
