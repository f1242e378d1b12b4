/** Rows to begin with: complete, valid, each with ids of its own. Most are the domain's, of the given organization. */
import type { Rows } from "@atlas-messaging/service/rows/rows";
import * as consoleRows from "@atlas-messaging/service/test-support/console-rows";
import * as rows from "@atlas-messaging/service/test-support/rows";
import { uuidv7 } from "uuidv7";

const at = "2026-01-01T00:00:00.000Z";

const owned = (organization_id: string) => ({ organization_id, id: uuidv7(), created_at: at });
const changing = (organization_id: string) => ({ ...owned(organization_id), updated_at: at });

export const organizationRow = (change: Partial<Rows["organizations"]> = {}) =>
  rows.organizationRow({ id: uuidv7(), name: "Café Atlas", created_at: at, ...change });

export const channelRow = (organization_id: string, change: Partial<Rows["channels"]> = {}) =>
  rows.channelRow({ ...owned(organization_id), ...change });

export const customerRow = (organization_id: string, change: Partial<Rows["customers"]> = {}) =>
  rows.customerRow({ ...owned(organization_id), phone_number: "+15550100001", ...change });

const unheard = { last_inbound_at: null, last_inbound_id: null, waiting_since: null };

export const conversationRow = (
  organization_id: string,
  change: Pick<Rows["conversations"], "customer_id" | "channel_id"> & Partial<Rows["conversations"]>,
) => rows.conversationRow({ ...changing(organization_id), ...unheard, ...change });

const unscoped = { kind: "sandbox", token_prefix: "atlas_sandbox", scopes: [], owner_id: null } as const;

export const credentialRow = (organization_id: string, change: Partial<Rows["credentials"]> = {}) =>
  rows.credentialRow({ ...owned(organization_id), ...unscoped, token_hash: uuidv7(), ...change });

export const mediaRow = (organization_id: string, change: Partial<Rows["media"]> = {}) =>
  rows.mediaRow({ ...changing(organization_id), ...change });

export const requestRow = (organization_id: string, change: Partial<Rows["stored_requests"]> = {}) => {
  const listing = { operation: "agents.list", path: "/v1/atlas/agents", correlation_id: "correlation" } as const;
  return consoleRows.requestRow({
    ...owned(organization_id),
    ...listing,
    principal_id: uuidv7(),
    duration_ms: 1,
    ...change,
  });
};

export const runRow = (organization_id: string, change: Partial<Rows["runs"]> = {}) =>
  rows.runRow({
    organization_id,
    run_id: uuidv7(),
    conversation_id: null,
    correlation_id: "test",
    created_at: at,
    ...change,
  });

export const eventRow = (organization_id: string, change: Partial<Rows["events"]> = {}) =>
  rows.eventRow({
    ...owned(organization_id),
    event_type: "conversation.created",
    names: {},
    correlation_id: "test",
    ...change,
  });

const sent = {
  event_type: "atlas_api.message.sent",
  correlation_id: "test",
  actor_kind: "sandbox",
  actor_id: null,
} as const;

export const auditEventRow = (organization_id: string, change: Partial<Rows["audit_events"]> = {}) =>
  consoleRows.auditEventRow({ ...owned(organization_id), ...sent, subject_id: uuidv7(), ...change });

const free = { detail: {}, due_at: at, leased_until: null, correlation_id: "test" };

export const jobRow = (organization_id: string, change: Partial<Rows["outbox"]> = {}) =>
  rows.jobRow({ ...owned(organization_id), ...free, subject_id: uuidv7(), ...change });

export const idempotencyRow = (
  organization_id: string,
  change: Partial<Rows["idempotency"]> = {},
): Rows["idempotency"] => ({
  organization_id,
  scope: "atlas.messages.send",
  operation: "messages.send",
  key: uuidv7(),
  request_hash: "0".repeat(64),
  status: 202,
  answer: "{}",
  created_at: at,
  ...change,
});

export const agentRow = (organization_id: string, change: Partial<Rows["agents"]> = {}) =>
  rows.agentRow({
    ...changing(organization_id),
    name: "Concierge",
    description: null,
    announces_people: false,
    answer_after_seconds: 0,
    ...change,
  });

export const sessionRow = (organization_id: string, change: Partial<Rows["sessions"]> = {}) =>
  rows.agentSessionRow({ ...owned(organization_id), ...change });

export const appRow = (organization_id: string, change: Partial<Rows["apps"]> = {}) => {
  const own = owned(organization_id);
  const client_id = `atlas_app_${own.id.replaceAll("-", "")}`;
  return rows.appRow({ ...own, client_id, name: "Orders", description: null, ...change });
};

/** One that tokens have come of. */
export const consentRow = (organization_id: string, app_id: string, change: Partial<Rows["oauth_consents"]> = {}) => {
  const issued = { scopes: ["atlas.channels.read"], redirect_uri: "https://app.example/callback" } as const;
  const used = { code_hash: uuidv7(), code_expires_at: at, code_used_at: at };
  return rows.consentRow({ ...owned(organization_id), app_id, member_id: uuidv7(), ...issued, ...used, ...change });
};

export const memberRow = (organization_id: string, change: Partial<Rows["members"]> = {}) =>
  rows.memberRow({ ...owned(organization_id), role: null, ...change });

export const templateRow = (organization_id: string, change: Partial<Rows["templates"]> = {}) =>
  rows.templateRow({ ...changing(organization_id), submitted_at: at, ...change });

const inbound = { direction: "inbound", text: "Is the terrace open?", delivery_state: null } as const;

export const messageRow = (
  organization_id: string,
  change: Pick<Rows["messages"], "conversation_id"> & Partial<Rows["messages"]>,
) => rows.messageRow({ ...changing(organization_id), ...inbound, ...change });

export const endpointRow = (organization_id: string, change: Partial<Rows["webhook_endpoints"]> = {}) =>
  rows.endpointRow({ ...changing(organization_id), url: "https://shop.example/hook", ...change });

export const deliveryRow = (organization_id: string, change: Partial<Rows["webhook_deliveries"]> = {}) => {
  const ids = { endpoint_id: uuidv7(), event_row_id: uuidv7(), event_id: uuidv7() };
  const times = { round_started_at: at, next_attempt_at: at };
  return rows.deliveryRow({ ...changing(organization_id), ...ids, ...times, ...change });
};

export const approvalRow = (organization_id: string, change: Partial<Rows["approvals"]> = {}) => {
  const decided = { state: "approved", decided_at: at, expires_at: at } as const;
  return consoleRows.approvalRow({ ...owned(organization_id), run_id: uuidv7(), ...decided, ...change });
};
