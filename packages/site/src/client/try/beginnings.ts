/**
 * Makes what an example needs. Its ids belong to nothing, so the playground replaces each by one of the same kind, and
 * makes that when it is first needed.
 */

/** Calls an operation and returns the `data` of its answer. */
export type Call = (method: string, path: string, body?: object) => Promise<Made>;

export type Made = { readonly [member: string]: unknown };

/** Returns the id of the thing of a kind. */
export type IdOf = (kind: string) => Promise<string>;

type Maker = (call: Call, idOf: IdOf) => Promise<string>;

const developers = "/operator/developers";

/** Returns the text that a path of members leads to. */
const text = (made: unknown, ...path: readonly (string | number)[]): string => {
  let at = made;
  for (const step of path) at = typeof at === "object" && at !== null ? Reflect.get(at, step) : undefined;
  if (typeof at !== "string") throw new Error(`the sandbox made no ${path.join(".")}`);
  return at;
};

const makers: { readonly [kind: string]: Maker } = {
  knowledge: async (call) => {
    const source = { source_type: "text", title: "Opening hours", text: "We open at noon." };
    return text(await call("POST", "/v1/atlas/knowledge", source), "document", "id");
  },
  pages: async (call) => {
    const source = { source_type: "url", title: "Menu", url: "https://shop.example/menu" };
    return text(await call("POST", "/v1/atlas/knowledge", source), "document", "id");
  },
  "knowledge-gaps": async (call) => {
    await call("GET", "/v1/atlas/knowledge?q=helicopter");
    return text(await call("GET", "/operator/knowledge-gaps?limit=1"), "questions", 0, "id");
  },
  agents: async (call) => {
    const agent = { name: "Menu helper", channels: ["chatapp"], answer_after_seconds: 0 };
    return text(await call("POST", "/v1/atlas/agents", agent), "agent", "id");
  },
  sessions: async (call, idOf) => {
    const session = { agent_id: await idOf("agents") };
    return text(await call("POST", "/v1/atlas/sessions", session), "session", "id");
  },
  runs: async (call, idOf) => {
    await idOf("sessions");
    return text(await call("GET", "/v1/atlas/runs?limit=1"), "runs", 0, "run_id");
  },
  webhooks: async (call, idOf) => {
    const subscription = {
      service_account_id: await idOf("service-accounts"),
      endpoint_url: "https://shop.example/atlas/webhooks",
      subscribed_events: ["message.delivered"],
    };
    return text(await call("POST", `${developers}/webhooks`, subscription), "webhook_endpoint", "id");
  },
  deliveries: async (call, idOf) => {
    const path = `${developers}/webhooks/${await idOf("webhooks")}/deliveries?limit=1`;
    await call("POST", "/v1/atlas/messages", { phone_number: "+15550100001", text: "Your table is ready." });
    return text(await call("GET", path), "deliveries", 0, "id");
  },
  events: async (call) => {
    await call("POST", "/v1/atlas/messages", { phone_number: "+15550100001", text: "Your table is ready." });
    return text(await call("GET", "/operator/events?limit=1"), "events", 0, "id");
  },
  messages: async (call) => {
    const written = { customer: { phone_number: "+15550100001" }, message: { text: "When are you open?" } };
    const event = { channel: "chatapp", event_type: "message.received", ...written };
    return text(await call("POST", "/v1/atlas/events", event), "message_id");
  },
  media: async (call) => {
    const file = { media_type: "text/plain", content: btoa("Soup of the day and bread."), filename: "menu.txt" };
    return text(await call("POST", "/v1/atlas/media", file), "media", "id");
  },
  "scheduled-messages": async (call) => {
    const send_at = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const message = { phone_number: "+15550100001", text: "Your table is ready.", send_at };
    return text(await call("POST", "/v1/atlas/messages", message), "message_id");
  },
  "erasable-customers": async (call) => {
    const written = { customer: { phone_number: "+15550100077" }, message: { text: "Please forget me." } };
    const event = { channel: "chatapp", event_type: "message.received", ...written };
    return text(await call("POST", "/v1/atlas/events", event), "customer_id");
  },
  requests: async (call) => {
    await call("GET", "/v1/atlas/channels");
    return text(await call("GET", "/operator/requests?limit=1"), "requests", 0, "id");
  },
  "service-accounts": async (call) => {
    const account = { name: "Order service", runtime_mode: "external_agent" };
    return text(await call("POST", `${developers}/service-accounts`, account), "service_account", "id");
  },
  keys: async (call, idOf) => {
    const path = `${developers}/service-accounts/${await idOf("service-accounts")}/keys`;
    return text(await call("POST", path, { granted_scopes: ["atlas.messages.send"] }), "key", "id");
  },
  apps: async (call) => {
    const app = { name: "Order assistant", runtime_mode: "external_agent" };
    return text(await call("POST", `${developers}/apps`, app), "app", "id");
  },
  grants: async (call, idOf) => {
    const path = `${developers}/apps/${await idOf("apps")}/grants`;
    return text(await call("POST", path, { granted_scopes: ["atlas.messages.send"] }), "grant", "id");
  },
  approvals: async (call, idOf) => {
    const issued = { voucher_id: await idOf("vouchers"), customer_id: await idOf("customers") };
    const params = { name: "issue_voucher", arguments: issued };
    await call("POST", "/atlas/v1/mcp", { jsonrpc: "2.0", id: "1", method: "tools/call", params });
    return text(await call("GET", `${developers}/approvals?limit=1`), "approvals", 0, "id");
  },
  "taken-conversations": async (call, idOf) => {
    const id = await idOf("conversations");
    await call("POST", `/operator/conversations/${id}/take-over`);
    return id;
  },
  "closed-conversations": async (call, idOf) => {
    const id = await idOf("conversations");
    await call("POST", `/operator/conversations/${id}/close`);
    return id;
  },
  drafts: async (call, idOf) => {
    const payload = { text: "Your table is ready." };
    const draft = { action_type: "draft", conversation_id: await idOf("conversations"), payload };
    return text(await call("POST", "/v1/atlas/actions", draft), "run", "run_id");
  },
  members: async (call) => {
    const invited = { email: "bo@shop.example", role: "viewer" };
    return text(await call("POST", `${developers}/members`, invited), "member", "id");
  },
};

/** Ids of one sandbox by kind: those of its first organization, and what is made on demand. */
export const idsOf = (known: { readonly [kind: string]: string }, call: Call): IdOf => {
  const ids = new Map(Object.entries(known).map(([kind, id]) => [kind, Promise.resolve(id)]));
  const idOf: IdOf = (kind) => {
    const made = ids.get(kind) ?? makers[kind]?.(call, idOf) ?? Promise.resolve("");
    ids.set(kind, made);
    return made;
  };
  return idOf;
};
