/** Gathers all tables from the sections that own them. */
import type { TableName } from "@atlas-messaging/domain";
import type { PgTable } from "drizzle-orm/pg-core";
import { outbox } from "../../outbox/tables.ts";
import { idempotency } from "../../pipeline/tables.ts";
import { agents } from "../../sections/agents/tables.ts";
import { approvals } from "../../sections/console/approvals/tables.ts";
import { channelLinks, channels } from "../../sections/channels/tables.ts";
import { alertChoices } from "../../sections/console/alerts/tables.ts";
import { appRedirectUris, apps } from "../../sections/console/apps/tables.ts";
import { auditEvents } from "../../sections/console/audit-events/tables.ts";
import { exportPieces, organizationExports } from "../../sections/console/organization-export/tables.ts";
import { organizations } from "../../sections/console/organizations/tables.ts";
import { retentions } from "../../sections/console/retention/tables.ts";
import { serviceAccounts } from "../../sections/console/service-accounts/tables.ts";
import { conversationLabels, conversationNotes, conversations } from "../../sections/conversations/tables.ts";
import { customerConsents, customerLabels, customers, quietHours } from "../../sections/customers/tables.ts";
import { events } from "../../sections/events/tables.ts";
import { credentials } from "../../sections/keys/tables.ts";
import {
  knowledgeDocuments,
  knowledgeGaps,
  knowledgePassages,
  knowledgePostings,
  knowledgeVectors,
} from "../../sections/knowledge/tables.ts";
import { memberPasswords, members, operatorSessions, secondFactors } from "../../sections/console/members/tables.ts";
import { media, mediaHandles, messages } from "../../sections/messages/tables.ts";
import { templates } from "../../sections/console/templates/tables.ts";
import { oauthConsents, oauthRefreshTokens } from "../../sections/console/consents/tables.ts";
import { storedRequests } from "../../sections/console/requests/tables.ts";
import { runs } from "../../sections/runs/tables.ts";
import { sessionMessages, sessions } from "../../sections/sessions/tables.ts";
import { vouchers } from "../../sections/console/vouchers/tables.ts";
import { deprecationNotices } from "../../pipeline/tables.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "../../sections/webhooks/tables.ts";

export const tables = {
  organizations,
  credentials,
  channels,
  channel_links: channelLinks,
  customers,
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
