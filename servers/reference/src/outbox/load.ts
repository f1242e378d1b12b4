import { maxEmbedded } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { arg, exists, factLoader, joined, row, rows, systemFactLoader, texts } from "../platform/database/facts.ts";
import { one, own } from "../platform/database/own.ts";
import { hostedAgentOn } from "../sections/agents/index.ts";
import { decisionFacts } from "../sections/console/approvals/index.ts";
import { channelLinks, channels } from "../sections/channels/tables.ts";
import { conversations, customers } from "../sections/conversations/tables.ts";
import { events } from "../sections/events/tables.ts";
import { knowledgeFacts, spokenFacts } from "../sections/knowledge/index.ts";
import { knowledgeDocuments, knowledgePassages, knowledgeVectors } from "../sections/knowledge/tables.ts";
import { messages } from "../sections/messages/tables.ts";
import { templates } from "../sections/console/templates/tables.ts";
import { organizations } from "../sections/console/organizations/tables.ts";
import { isTurn, runs } from "../sections/runs/tables.ts";
import { sessions } from "../sections/sessions/tables.ts";
import { webhookEndpoints } from "../sections/webhooks/tables.ts";

/** A message, and what its events tell of it. */
const message = joined(
  { message: "messages", conversation: "conversations", customer: "customers", channel: "channels" },
  sql`select message, conversation, customer, linked as channel from ${own(messages, "message")}
      cross join ${one(conversations, "conversation", sql`id = message.conversation_id`)}
      cross join ${one(customers, "customer", sql`id = conversation.customer_id`)}
      cross join ${one(channels, "linked", sql`id = conversation.channel_id`)}
      where message.id = ${arg("id")}`,
);

export const loadMessage = factLoader({ message });

/** A message, how its channel reaches its provider, and the template it was made from. */
export const loadHandover = factLoader({
  message,
  link: row(
    "channel_links",
    sql`select link.* from ${own(messages, "message")}
        cross join ${one(conversations, "conversation", sql`id = message.conversation_id`)}
        cross join ${one(channelLinks, "link", sql`id = conversation.channel_id`)}
        where message.id = ${arg("id")}`,
  ),
  template: row(
    "templates",
    sql`select template.* from ${own(messages, "message")}
        cross join ${one(templates, "template", sql`id = message.template_id`)}
        where message.id = ${arg("id")}`,
  ),
});

const conversationId = sql`(select conversation_id from ${own(messages)} where id = ${arg("id")})`;
const channelName = sql`(
  select linked.channel from ${own(conversations, "conversation")}
  cross join ${one(channels, "linked", sql`id = conversation.channel_id`)}
  where conversation.id = ${conversationId})`;

/** What the turn about a customer's message depends on; ids are in the order of arrival. */
export const loadTurn = factLoader({
  turn: message,
  agent: row("agents", hostedAgentOn(channelName)),
  overtaken: exists(
    sql`select 1 from ${own(messages)}
        where conversation_id = ${conversationId} and direction = 'inbound' and id > ${arg("id")}`,
  ),
  lastTurn: row(
    "runs",
    sql`select * from ${own(runs)} where conversation_id = ${conversationId} and ${isTurn} order by run_id desc limit 1`,
  ),
});

/** The events, and the active endpoints of their organizations. */
export const loadEvents = systemFactLoader({
  found: rows(
    "events",
    sql`select event.* from unnest(${arg("organizations")}::uuid[], ${arg("ids")}::uuid[]) wanted(organization_id, id)
        join ${events} event using (organization_id, id)`,
  ),
  endpoints: rows(
    "webhook_endpoints",
    sql`select * from ${webhookEndpoints} where organization_id = any (${arg("organizations")}::uuid[]) and status = 'active'
        order by id`,
  ),
});

export const loadEndpoint = factLoader({
  endpoint: row("webhook_endpoints", sql`select * from ${own(webhookEndpoints)} where id = ${arg("id")}`),
});

/** An approval, and what a decision about it knows. */
export const loadDecision = factLoader(decisionFacts);

export const loadSession = factLoader({
  session: row("sessions", sql`select * from ${own(sessions)} where id = ${arg("id")}`),
});

/** A document that waits for its ingest, without its file. */
export const loadKnowledge = factLoader({ ...knowledgeFacts, ...spokenFacts });

export const loadKnowledgeFile = factLoader({
  document: row("knowledge_documents", sql`select * from ${own(knowledgeDocuments)} where id = ${arg("id")}`),
});

/** A document, and the first of its passages that have no vector of a model. */
export const loadUnembedded = factLoader({
  ...knowledgeFacts,
  passages: rows(
    "knowledge_passages",
    sql`select * from ${own(knowledgePassages, "passage")} where document_id = ${arg("id")} and not exists (
          select from ${own(knowledgeVectors, "embedded")} where embedded.id = passage.id and embedded.model = ${arg("model")}
        ) order by position limit ${sql.raw(String(maxEmbedded))}`,
  ),
  formerModels: texts(
    sql`select distinct model as value from ${own(knowledgeVectors)}
        where document_id = ${arg("id")} and model <> ${arg("model")}`,
  ),
});

/** Some organizations behind one, of those that last: a sandbox's own knowledge is the same for all, and found by its words. */
export const loadLasting = systemFactLoader({
  organizations: texts(
    sql`select id as value from ${organizations} where id > ${arg("after")}::uuid and expires_at is null
        order by id limit 100`,
  ),
});

/** Each of them may have hundreds of passages. */
export const documentsAtOnce = 50;

/** Some documents behind one that have not been embedded by a model: their passages are in their order, the last tells of all. */
export const loadEarlier = factLoader({
  documents: texts(
    sql`select id as value from ${own(knowledgeDocuments, "document")}
        where id > ${arg("after")}::uuid and status = 'indexed' and not exists (
          select from ${own(knowledgeVectors, "embedded")} where embedded.document_id = document.id
            and embedded.position = document.chunk_count - 1 and embedded.model = ${arg("model")}
        ) order by id limit ${sql.raw(String(documentsAtOnce))}`,
  ),
});

/** A channel, whose it is, and whether it has ever carried a message. */
export const loadChannel = factLoader({
  channel: row("channels", sql`select * from ${own(channels)} where id = ${arg("id")}`),
  link: row("channel_links", sql`select * from ${own(channelLinks)} where id = ${arg("id")}`),
  organization: row("organizations", sql`select * from ${own(organizations)}`),
  carried: exists(
    sql`select 1 from ${own(conversations, "conversation")}
        cross join ${one(messages, "message", sql`conversation_id = conversation.id`)}
        where conversation.channel_id = ${arg("id")}`,
  ),
});
