/** Gathers all tables from the sections that own them. */
import type { TableName } from "./rows.ts";
import type { PgTable } from "drizzle-orm/pg-core";
import { outbox } from "./jobs.ts";
import { deprecationNotices, idempotency, storedRequests } from "./requests.ts";
import { agents, sessionMessages, sessions } from "./agents.ts";
import { approvals } from "./approvals.ts";
import { channelLinks, channels, earlyChanges, unlinkedCallbacks } from "./channels.ts";
import { alertChoices, exportPieces, organizationExports, organizations, retentions } from "./organizations.ts";
import { appRedirectUris, apps, credentials, oauthConsents, oauthRefreshTokens, serviceAccounts } from "./access.ts";
import { auditEvents, runs } from "./runs.ts";
import { conversationLabels, conversationNotes, conversations } from "./conversations.ts";
import { messageCharges, messageRates, spendingCaps } from "./costs.ts";
import { customerAddresses, customerConsents, customerLabels, customers, quietHours, vouchers } from "./customers.ts";
import { events, webhookAttempts, webhookDeliveries, webhookEndpoints } from "./events.ts";
import {
  knowledgeDocuments,
  knowledgeGaps,
  knowledgePassages,
  knowledgePostings,
  knowledgeVectors,
} from "./knowledge.ts";
import { memberPasswords, members, operatorSessions, secondFactors } from "./members.ts";
import { media, mediaHandles, messages } from "./messages.ts";
import { templates } from "./templates.ts";

export const tables = {
  organizations,
  credentials,
  channels,
  channel_links: channelLinks,
  unlinked_callbacks: unlinkedCallbacks,
  early_changes: earlyChanges,
  customers,
  customer_addresses: customerAddresses,
  customer_labels: customerLabels,
  customer_consents: customerConsents,
  quiet_hours: quietHours,
  alert_choices: alertChoices,
  retentions,
  organization_exports: organizationExports,
  export_pieces: exportPieces,
  conversations,
  conversation_labels: conversationLabels,
  conversation_notes: conversationNotes,
  messages,
  media,
  media_handles: mediaHandles,
  templates,
  message_charges: messageCharges,
  message_rates: messageRates,
  spending_caps: spendingCaps,
  vouchers,
  events,
  webhook_endpoints: webhookEndpoints,
  webhook_deliveries: webhookDeliveries,
  webhook_attempts: webhookAttempts,
  outbox,
  runs,
  audit_events: auditEvents,
  idempotency,
  stored_requests: storedRequests,
  agents,
  sessions,
  session_messages: sessionMessages,
  knowledge_documents: knowledgeDocuments,
  knowledge_passages: knowledgePassages,
  knowledge_postings: knowledgePostings,
  knowledge_vectors: knowledgeVectors,
  knowledge_gaps: knowledgeGaps,
  approvals,
  deprecation_notices: deprecationNotices,
  members,
  member_passwords: memberPasswords,
  member_second_factors: secondFactors,
  operator_sessions: operatorSessions,
  apps,
  app_redirect_uris: appRedirectUris,
  service_accounts: serviceAccounts,
  oauth_consents: oauthConsents,
  oauth_refresh_tokens: oauthRefreshTokens,
} satisfies { readonly [Table in TableName]: PgTable };
