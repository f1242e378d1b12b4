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
  ["inbox", "console.listConversations", { limit: 50 }],
  ["inbox", "console.listConversations", { limit: 50, waiting: "true" }],
  ["inbox", "console.listConversations", { limit: 50, owner: "me" }],
  ["inbox", "console.listConversations", { limit: 50, status: "open" }],
  ["inbox", "console.listConversations", { limit: 50, status: "handed_off" }],
  ["inbox", "console.listConversations", { limit: 50, status: "closed" }],
  ["inbox", "console.listConversations", { limit: 50, label: "vip" }],
  ["inbox", "console.listConversations", { limit: 50, label: "vip", waiting: "true" }],
  ["inbox", "console.listConversations", { limit: 50, label: "nobody" }],
  ["inbox", "console.listConversations", { limit: 50, owner: "me", status: "closed" }],
  ["inbox search", "console.listConversations", { limit: 50, q: "Grace" }],
  ["inbox search", "console.listConversations", { limit: 50, q: "number 999999" }],
  ["inbox search", "console.listConversations", { limit: 50, q: "+15552050000" }],
  ["inbox search", "console.listConversations", { limit: 8, q: "zzz-nothing" }],
  ["inbox search", "console.listConversations", { limit: 50, q: "table", waiting: "true" }],
  ["inbox", "console.countConversations", {}],
  ["conversation", "console.listConversationMessages", { limit: 50 }, { conversationId: its.conversation }],
  ["conversation", "console.listConversationEvents", { limit: 200 }, { conversationId: its.conversation }],
  ["conversation", "console.listConversationNotes", { limit: 200 }, { conversationId: its.conversation }],
  ["conversation", "console.getConversation", {}, { conversationId: its.conversation }],
  ["approvals", "console.listApprovals", { limit: 50, state: "pending" }],
  ["approvals", "console.listApprovals", { limit: 50, state: "approved" }],
  ["approvals", "console.listApprovals", { limit: 50, state: "rejected" }],
  ["approvals", "console.listApprovals", { limit: 50, state: "expired" }],
  ["approvals", "console.listVouchers", { limit: 200 }],
  ["today", "console.overview", {}],
  ["today", "console.listEvents", { limit: 200, event_type: "conversation.message_received", since: ago(24 * hour) }],
  ["today", "console.listEvents", { limit: 200, event_type: "agent.message_delivery", since: ago(24 * hour) }],
  ["today", "console.listRequests", { limit: 200, since: ago(24 * hour) }],
  ["today", "console.listKnowledgeGaps", { limit: 200, since: ago(24 * hour) }],
  ["knowledge", "console.listKnowledge", { limit: 200 }],
  ["knowledge", "console.listKnowledge", { limit: 50, status: "archived" }],
  ["knowledge", "console.listKnowledge", { limit: 50, status: "failed" }],
  ["knowledge", "console.listKnowledge", { limit: 50, audience: "customers" }],
  ["knowledge", "console.listKnowledge", { limit: 50, status: "queued", audience: "developers" }],
  ["knowledge", "console.listKnowledgeGaps", { limit: 50 }],
  ["knowledge", "console.listKnowledgeGaps", { limit: 50, knowledge_state: "gap_weak" }],
  ["knowledge", "console.searchKnowledge", { query: "When are you open?" }],
  ["agents", "console.listAgents", { limit: 200 }],
  ["agents", "console.listAgents", { limit: 200, status: "ready" }],
  ["templates", "console.listTemplates", { limit: 200 }],
  ["customers", "console.listCustomers", { limit: 50 }],
  ["customers", "console.listCustomers", { limit: 50, label: "vip" }],
  ["customers", "console.listCustomers", { limit: 50, label: "nobody" }],
  ["customers search", "console.listCustomers", { limit: 50, q: "Grace" }],
  ["customers search", "console.listCustomers", { limit: 50, q: "+15552050000" }],
  ["customers search", "console.listCustomers", { limit: 50, q: "zzz-nothing" }],
  ["customer", "console.listCustomerConsents", { limit: 20 }, { customerId: its.customer }],
  ["events", "console.listEvents", { limit: 100 }],
  ["events", "console.listEvents", { limit: 100, event_type: "conversation.updated" }],
  ["events", "console.listEvents", { limit: 100, event_type: "agent.handoff" }],
  ["events", "console.listEvents", { limit: 100, conversation_id: its.conversation }],
  ["events", "console.listEvents", { limit: 100, conversation_id: its.conversation, event_type: "agent.handoff" }],
  ["events", "console.listEvents", { limit: 100, correlation_id: "request-200" }],
  ["webhooks", "console.listWebhooks", { limit: 200 }],
  ["webhooks", "console.listDeliveries", { limit: 100 }, { webhookId: its.webhook }],
  ["webhooks", "console.listDeliveries", { limit: 100, status: "pending" }, { webhookId: its.webhook }],
  ["webhooks", "console.listDeliveries", { limit: 100, status: "exhausted" }, { webhookId: its.webhook }],
  ["webhooks", "console.listDeliveries", { limit: 100, event_type: "message.delivered" }, { webhookId: its.webhook }],
  [
    "webhooks",
    "console.listDeliveries",
    { limit: 100, event_type: "message.delivered", status: "exhausted" },
    { webhookId: its.webhook },
  ],
  ["webhooks", "console.listDeliveries", { limit: 100, event_type: "agent.handoff" }, { webhookId: its.webhook }],
  ["requests", "console.listRequests", { limit: 100 }],
  ["requests", "console.listRequests", { limit: 100, correlation_id: "request-200" }],
  ["requests", "console.listRequests", { limit: 100, operation: "messages.send" }],
  ["requests", "console.listRequests", { limit: 100, operation: "messages.send", status: 500 }],
  ["requests", "console.listRequests", { limit: 100, status: 422 }],
  ["requests", "console.listRequests", { limit: 100, status: 429 }],
  ["requests", "console.listRequests", { limit: 100, principal_id: its.principal }],
  ["requests", "console.listRequests", { limit: 100, principal_id: its.principal, status: 500 }],
  ["requests", "console.listRuns", { limit: 100, correlation_id: "request-200" }],
  ["keys", "console.listServiceAccounts", { limit: 50 }],
  ["apps", "console.listApps", { limit: 50 }],
  ["apps", "console.listConsents", { limit: 50, app_id: its.app }],
  ["channels", "console.listChannels", { limit: 200 }],
  ["members", "console.listMembers", { limit: 200 }],
  ["audit", "console.listAuditEvents", { limit: 100 }],
  ["audit", "console.listAuditEvents", { limit: 100, event_type: "atlas_api.key" }],
  ["audit", "console.listAuditEvents", { limit: 100, event_type: "atlas_api.app" }],
  ["audit", "console.listAuditEvents", { limit: 100, since: ago(24 * hour) }],
  ["audit", "console.listAuditEvents", { limit: 100, since: ago(720 * hour), event_type: "atlas_api.app" }],
  ["audit", "console.listAuditEvents", { limit: 100, event_type: "atlas_api.key", since: ago(hour) }],
  ["audit", "console.listAuditEvents", { limit: 100, actor_id: its.member }],
  ["audit", "console.listAuditEvents", { limit: 100, actor_id: its.member, event_type: "atlas_api.app" }],
  ["audit", "console.listAuditEvents", { limit: 100, asset_id: its.asset }],
  ["audit", "console.listAuditEvents", { limit: 100, correlation_id: "request-200" }],
  ["settings", "console.listOwnSessions", { limit: 50 }],
  ["settings", "console.listLimits", {}],
  ["requests", "console.findDeliveries", { id: its.event }],
  ["search", "console.findDeliveries", { id: its.member }],
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
