/** First page of every list and count that the console asks for, with its filters and searches, over HTTP. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { createClient, pathOf } from "../test-support/client.ts";
import { quantile } from "./measures.ts";

export interface ConsoleTarget {
  readonly url: string;
  readonly token: string;
}

/** A row of the organization by its table, where a list needs an id. */
export interface Places {
  readonly conversation: string;
  readonly customer: string;
  readonly webhook: string;
  readonly app: string;
  readonly asset: string;
  readonly event: string;
  readonly member: string;
  readonly principal: string;
}

const maxMilliseconds = 200;
const rounds = 40;
const hour = 3_600_000;

const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

type Listed = readonly [
  page: string,
  operation: OperationId,
  query: { readonly [name: string]: string | number },
  params?: { readonly [name: string]: string },
];

/** Lists by page of the console; nobody has the last filter of a group, so that it reads the most. */
const listsOf = (its: Places): readonly Listed[] => [
  ["inbox", "console.conversations.list", { limit: 50 }],
  ["inbox", "console.conversations.list", { limit: 50, waiting: "true" }],
  ["inbox", "console.conversations.list", { limit: 50, owner: "me" }],
  ["inbox", "console.conversations.list", { limit: 50, status: "open" }],
  ["inbox", "console.conversations.list", { limit: 50, status: "handed_off" }],
  ["inbox", "console.conversations.list", { limit: 50, status: "closed" }],
  ["inbox", "console.conversations.list", { limit: 50, label: "vip" }],
  ["inbox", "console.conversations.list", { limit: 50, label: "vip", waiting: "true" }],
  ["inbox", "console.conversations.list", { limit: 50, label: "nobody" }],
  ["inbox", "console.conversations.list", { limit: 50, owner: "me", status: "closed" }],
  ["inbox search", "console.conversations.list", { limit: 50, q: "Grace" }],
  ["inbox search", "console.conversations.list", { limit: 50, q: "number 999999" }],
  ["inbox search", "console.conversations.list", { limit: 50, q: "+15552050000" }],
  ["inbox search", "console.conversations.list", { limit: 8, q: "zzz-nothing" }],
  ["inbox search", "console.conversations.list", { limit: 50, q: "table", waiting: "true" }],
  ["inbox", "console.conversations.count", {}],
  ["conversation", "console.conversations.listMessages", { limit: 50 }, { conversationId: its.conversation }],
  ["conversation", "console.conversations.listEvents", { limit: 200 }, { conversationId: its.conversation }],
  ["conversation", "console.conversations.listNotes", { limit: 200 }, { conversationId: its.conversation }],
  ["conversation", "console.conversations.get", {}, { conversationId: its.conversation }],
  ["approvals", "console.approvals.list", { limit: 50, state: "pending" }],
  ["approvals", "console.approvals.list", { limit: 50, state: "approved" }],
  ["approvals", "console.approvals.list", { limit: 50, state: "rejected" }],
  ["approvals", "console.approvals.list", { limit: 50, state: "expired" }],
  ["approvals", "console.vouchers.list", { limit: 200 }],
  ["today", "console.overview.get", {}],
  ["today", "console.events.list", { limit: 200, event_type: "conversation.message_received", since: ago(24 * hour) }],
  ["today", "console.events.list", { limit: 200, event_type: "agent.message_delivery", since: ago(24 * hour) }],
  ["today", "console.requests.list", { limit: 200, since: ago(24 * hour) }],
  ["today", "console.knowledgeGaps.list", { limit: 200, since: ago(24 * hour) }],
  ["knowledge", "console.knowledge.list", { limit: 200 }],
  ["knowledge", "console.knowledge.list", { limit: 50, status: "archived" }],
  ["knowledge", "console.knowledge.list", { limit: 50, status: "failed" }],
  ["knowledge", "console.knowledge.list", { limit: 50, audience: "customers" }],
  ["knowledge", "console.knowledge.list", { limit: 50, status: "queued", audience: "developers" }],
  ["knowledge", "console.knowledgeGaps.list", { limit: 50 }],
  ["knowledge", "console.knowledgeGaps.list", { limit: 50, knowledge_state: "gap_weak" }],
  ["knowledge", "console.knowledge.search", { query: "When are you open?" }],
  ["agents", "console.agents.list", { limit: 200 }],
  ["agents", "console.agents.list", { limit: 200, status: "ready" }],
  ["templates", "console.templates.list", { limit: 200 }],
  ["customers", "console.customers.list", { limit: 50 }],
  ["customers", "console.customers.list", { limit: 50, label: "vip" }],
  ["customers", "console.customers.list", { limit: 50, label: "nobody" }],
  ["customers search", "console.customers.list", { limit: 50, q: "Grace" }],
  ["customers search", "console.customers.list", { limit: 50, q: "+15552050000" }],
  ["customers search", "console.customers.list", { limit: 50, q: "zzz-nothing" }],
  ["customer", "console.customers.listConsents", { limit: 20 }, { customerId: its.customer }],
  ["events", "console.events.list", { limit: 100 }],
  ["events", "console.events.list", { limit: 100, event_type: "conversation.updated" }],
  ["events", "console.events.list", { limit: 100, event_type: "agent.handoff" }],
  ["events", "console.events.list", { limit: 100, conversation_id: its.conversation }],
  ["events", "console.events.list", { limit: 100, conversation_id: its.conversation, event_type: "agent.handoff" }],
  ["events", "console.events.list", { limit: 100, correlation_id: "request-200" }],
  ["webhooks", "console.webhooks.list", { limit: 200 }],
  ["webhooks", "console.webhooks.listDeliveries", { limit: 100 }, { webhookId: its.webhook }],
  ["webhooks", "console.webhooks.listDeliveries", { limit: 100, status: "pending" }, { webhookId: its.webhook }],
  ["webhooks", "console.webhooks.listDeliveries", { limit: 100, status: "exhausted" }, { webhookId: its.webhook }],
  [
    "webhooks",
    "console.webhooks.listDeliveries",
    { limit: 100, event_type: "message.delivered" },
    { webhookId: its.webhook },
  ],
  [
    "webhooks",
    "console.webhooks.listDeliveries",
    { limit: 100, event_type: "message.delivered", status: "exhausted" },
    { webhookId: its.webhook },
  ],
  [
    "webhooks",
    "console.webhooks.listDeliveries",
    { limit: 100, event_type: "agent.handoff" },
    { webhookId: its.webhook },
  ],
  ["requests", "console.requests.list", { limit: 100 }],
  ["requests", "console.requests.list", { limit: 100, correlation_id: "request-200" }],
  ["requests", "console.requests.list", { limit: 100, operation: "messages.send" }],
  ["requests", "console.requests.list", { limit: 100, operation: "messages.send", status: 500 }],
  ["requests", "console.requests.list", { limit: 100, status: 422 }],
  ["requests", "console.requests.list", { limit: 100, status: 429 }],
  ["requests", "console.requests.list", { limit: 100, principal_id: its.principal }],
  ["requests", "console.requests.list", { limit: 100, principal_id: its.principal, status: 500 }],
  ["requests", "console.runs.list", { limit: 100, correlation_id: "request-200" }],
  ["keys", "console.serviceAccounts.list", { limit: 50 }],
  ["apps", "console.apps.list", { limit: 50 }],
  ["apps", "console.consents.list", { limit: 50, app_id: its.app }],
  ["channels", "console.channels.list", { limit: 200 }],
  ["members", "console.members.list", { limit: 200 }],
  ["audit", "console.auditEvents.list", { limit: 100 }],
  ["audit", "console.auditEvents.list", { limit: 100, event_type: "atlas_api.key" }],
  ["audit", "console.auditEvents.list", { limit: 100, event_type: "atlas_api.app" }],
  ["audit", "console.auditEvents.list", { limit: 100, since: ago(24 * hour) }],
  ["audit", "console.auditEvents.list", { limit: 100, since: ago(720 * hour), event_type: "atlas_api.app" }],
  ["audit", "console.auditEvents.list", { limit: 100, event_type: "atlas_api.key", since: ago(hour) }],
  ["audit", "console.auditEvents.list", { limit: 100, actor_id: its.member }],
  ["audit", "console.auditEvents.list", { limit: 100, actor_id: its.member, event_type: "atlas_api.app" }],
  ["audit", "console.auditEvents.list", { limit: 100, asset_id: its.asset }],
  ["audit", "console.auditEvents.list", { limit: 100, correlation_id: "request-200" }],
  ["settings", "console.sessions.list", { limit: 50 }],
  ["settings", "console.limits.list", {}],
  ["requests", "console.deliveries.list", { id: its.event }],
  ["search", "console.deliveries.list", { id: its.member }],
];

/** A query in words; ids say little. */
const wordsOf = ([, operation, query]: Listed): string => {
  const filters = Object.entries(query).map(([name, value]) => `${name}=${isId.test(String(value)) ? "…" : value}`);
  return [operation.slice("console.".length), ...filters].join(" ");
};

const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^20\d\d-/;

/** Prints a line for each list, and how many are too slow. The first answer is held to the contract. */
export const measureLists = async ({ url, token }: ConsoleTarget, places: Places): Promise<void> => {
  const client = createClient(url, token);
  let slow = 0;
  process.stdout.write(`  ${"page".padEnd(17)} ${"list".padEnd(80)}    p50 /    p95 ms, rows\n`);
  for (const listed of listsOf(places)) {
    const [page, operation, query, params = {}] = listed;
    const rows = rowsIn(await client.succeed(operation, { query, params }));
    const times = await timesOf(`${url}${pathOf(operations[operation].path, { query, params })}`, token);
    const [middle, late] = [quantile(times, 0.5), quantile(times, 0.95)];
    if (late > maxMilliseconds) slow += 1;
    const figures = [middle, late].map((figure) => figure.toFixed(1).padStart(6)).join(" / ");
    process.stdout.write(
      `  ${page.padEnd(17)} ${wordsOf(listed).padEnd(80)} ${figures}  ${rows}${late > maxMilliseconds ? `  over ${maxMilliseconds}` : ""}\n`,
    );
  }
  const verdict = slow === 0 ? "every list is" : `${slow} lists are not`;
  process.stdout.write(`console: ${verdict} within ${maxMilliseconds} ms at p95\n`);
};

const timesOf = async (address: string, token: string): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  }
  return times;
};

/** Number of rows of an answer: those of its first array. */
const rowsIn = (body: unknown): number => {
  const data: unknown = Object(body).data;
  const found: unknown = Object.values(Object(data)).find((value) => Array.isArray(value));
  return Array.isArray(found) ? found.length : 0;
};
