import { type Scope, keysOf, roles, sandbox, scopes } from "@atlas-messaging/contract";
import { type Change, insert } from "../core/changes.ts";
import type { FreshToken } from "../access/credentials.ts";
import { enqueueCheck } from "../channels/health.ts";
import { asWritten } from "../messages/send.ts";
import { newTemplate } from "../templates/content.ts";
import type { TemplateRow } from "../rows/templates.ts";
import { newCustomer } from "../customers/decide.ts";
import type { EmbeddingFacts } from "../knowledge/indexing.ts";
import { type Facts, type Outcome, accept } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { Environment, Id, Instant } from "../rows/primitives.ts";
import type { Rows } from "../rows/rows.ts";
import { day, hour, later, minute } from "../core/time.ts";

/** Facts of a new sandbox organization. The shell generates the tokens. */
export interface ProvisionFacts extends Facts, EmbeddingFacts {
  readonly environment: Environment;
  readonly credentialId: Id;
  readonly token: FreshToken;
  /** Token of its only member's console session. */
  readonly operatorToken: FreshToken;
  readonly baseUrl: string;
  /** Scopes of the token. All by default. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Seeds its knowledge: `seedKnowledge`, or a replacement that loads the same later. */
  readonly knowledge: (facts: Facts & EmbeddingFacts) => readonly Change[];
}

const lifetime = day;
// A literal object has exactly its own keys.
const scopeNames = keysOf(scopes);

/** Parses a space-separated list of scopes, or returns its first unknown name. */
export const scopesNamed = (list: string): { readonly scopes: readonly Scope[] } | { readonly unknown: string } => {
  const names = new Set(list.split(" ").filter((name) => name !== ""));
  const unknown = [...names].find((name) => !Object.hasOwn(scopes, name));
  return unknown === undefined ? { scopes: scopeNames.filter((scope) => names.has(scope)) } : { unknown };
};

/** Seeds an isolated, expiring organization and hands out its token (GET /sandbox/credentials). */
export const provisionSandbox = (facts: ProvisionFacts): Outcome<"sandbox.credentials"> => {
  const { organizationId, now, newId, scopes: granted = scopeNames, knowledge } = facts;
  const expiresAt = later(now, lifetime);
  const channelId = newId();
  const template = seedTemplate(facts);
  const { delivered, unpaid: _unpaid, two_forms: _forms, ...others } = sandbox.phoneNumbers;
  const demo = seedCustomer(facts, channelId, delivered);
  const seeds = [demo, ...Object.values(others).map((number) => seedCustomer(facts, channelId, number))];
  const voucherId = newId();
  const ownerId = newId();
  const changes: Change[] = [
    insert("organizations", organization(facts, expiresAt)),
    insert("credentials", credential(facts, granted, expiresAt)),
    insert("channels", channel(facts, channelId)),
    enqueueCheck(facts, channelId),
    ...seeds.flatMap((seed) => seed.changes),
    insert("templates", template),
    insert("vouchers", voucher(facts, voucherId)),
    insert("members", owner(facts, ownerId)),
    insert("operator_sessions", ownerSession(facts, ownerId, expiresAt)),
    ...knowledge(facts),
    audit(facts, "atlas_api.sandbox.create", organizationId, {
      after: { channel_id: channelId, expires_at: expiresAt },
    }),
  ];
  const data = {
    token: facts.token.text,
    token_type: "Bearer" as const,
    phone_number: delivered.phone_number,
    scopes: [...granted],
    expires_at: expiresAt,
    base_url: facts.baseUrl,
    mcp_url: `${facts.baseUrl}/atlas/v1/mcp`,
    organization_id: organizationId,
    channel_id: channelId,
    conversation_id: demo.conversationId,
    customer_id: demo.customerId,
    template_id: template.id,
    voucher_id: voucherId,
    key_id: facts.credentialId,
    owner_id: ownerId,
    operator_token: facts.operatorToken.text,
    phone_numbers: phoneNumbers(),
    user_ids: { hidden: sandbox.userIds.hidden.user_id },
  };
  return accept({ ok: true, data }, changes);
};

const organization = (
  { organizationId, environment, now }: ProvisionFacts,
  expires_at: Instant,
): Rows["organizations"] => ({
  id: organizationId,
  name: "Sandbox",
  environment,
  expires_at,
  first_sign_up: null,
  deleted_at: null,
  forgotten_at: null,
  suspended_at: null,
  limits: null,
  quotas: null,
  created_at: now,
});

const credential = (
  { organizationId, credentialId, token, environment, now }: ProvisionFacts,
  granted: readonly Scope[],
  expires_at: Instant,
): Rows["credentials"] => ({
  organization_id: organizationId,
  id: credentialId,
  kind: "sandbox",
  token_hash: token.hash,
  token_prefix: token.prefix,
  scopes: granted,
  environment,
  owner_id: null,
  expires_at,
  resource: null,
  last_used_at: null,
  revoked_at: null,
  created_at: now,
});

const channel = ({ organizationId, now }: Facts, id: Id): Rows["channels"] => ({
  organization_id: organizationId,
  id,
  channel: "chatapp",
  display_name: "Sandbox channel",
  status: "active",
  provider: "sandbox",
  last_health_check: now,
  health: { state: "healthy", latency_ms: 0, consecutive_failures: 0, message: null },
  disconnected_at: null,
  default_since: null,
  agent_id: null,
  phone_handoff_minutes: null,
  removed_at: null,
  created_at: now,
});

const voucher = ({ organizationId, now }: Facts, id: Id): Rows["vouchers"] => ({
  organization_id: organizationId,
  id,
  code: "WELCOME-10",
  description: "10 % off the next order",
  status: "available",
  customer_id: null,
  issued_at: null,
  created_at: now,
});

/** No password, since every sandbox has this address. The session is the only way in. */
const owner = ({ organizationId, now }: Facts, id: Id): Rows["members"] => ({
  organization_id: organizationId,
  id,
  email: "operator@sandbox.example",
  name: null,
  role: "owner",
  permissions: roles.owner,
  status: "active",
  invitation_hash: null,
  invitation_expires_at: null,
  last_signed_in_at: now,
  created_at: now,
});

const ownerSession = (
  { organizationId, newId, operatorToken, now }: ProvisionFacts,
  member_id: Id,
  expires_at: Instant,
): Rows["operator_sessions"] => ({
  organization_id: organizationId,
  id: newId(),
  member_id,
  token_hash: operatorToken.hash,
  expires_at,
  revoked_at: null,
  device: null,
  last_seen_at: null,
  opened_by: null,
  begun_by: null,
  created_at: now,
});

const seedTemplate = (facts: Facts): TemplateRow => {
  const [{ body, samples, ...head }] = sandbox.templates;
  const template = newTemplate(facts, head, {
    header: null,
    header_media: null,
    body,
    footer: null,
    buttons: [],
    samples,
    authentication: null,
  });
  return { ...template, status: "approved", submitted_at: facts.now };
};

const phoneNumbers = () => ({
  delivered: sandbox.phoneNumbers.delivered.phone_number,
  failed: sandbox.phoneNumbers.failed.phone_number,
  stays_sent: sandbox.phoneNumbers.stays_sent.phone_number,
  window_closed: sandbox.phoneNumbers.window_closed.phone_number,
  slow: sandbox.phoneNumbers.slow.phone_number,
  unpaid: sandbox.phoneNumbers.unpaid.phone_number,
  two_forms: sandbox.phoneNumbers.two_forms.phone_number,
});

interface Scripted {
  readonly phone_number: string;
  readonly window_open: boolean;
}

/** Seeds a scripted number as a customer who wrote a minute ago, or two days ago for a closed window. */
const seedCustomer = (facts: Facts, channelId: Id, number: Scripted) => {
  const customer = newCustomer(facts, { phone_number: number.phone_number, name: null });
  const conversationId = facts.newId();
  const messageId = facts.newId();
  const wroteAt = later(facts.now, number.window_open ? -minute : -48 * hour);
  const changes: Change[] = [
    insert("customers", { ...customer, created_at: wroteAt }),
    insert("conversations", {
      organization_id: facts.organizationId,
      id: conversationId,
      customer_id: customer.id,
      channel_id: channelId,
      status: "open",
      owner_id: null,
      labels: [],
      last_inbound_at: wroteAt,
      last_inbound_id: messageId,
      waiting_since: wroteAt,
      person_announced: false,
      messages_removed_before: null,
      phone_until: null,
      metadata: null,
      merged_into: null,
      merged_from: null,
      referral: null,
      person_remind_at: null,
      created_at: wroteAt,
      updated_at: wroteAt,
    }),
    insert("messages", {
      organization_id: facts.organizationId,
      id: messageId,
      conversation_id: conversationId,
      direction: "inbound",
      type: "text",
      text: "Hello! Is there a table for two tonight?",
      author: null,
      template_id: null,
      category: null,
      delivery_state: null,
      provider_message_id: null,
      error_code: null,
      content: null,
      reply_to: null,
      send_at: null,
      read_at: null,
      statuses: [],
      ...asWritten,
      created_at: wroteAt,
      updated_at: wroteAt,
    }),
  ];
  return { customerId: customer.id, conversationId, changes };
};
