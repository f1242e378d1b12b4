import { earlierMessages } from "@atlas-messaging/service/turns/turn";
import { maxEmbedded } from "@atlas-messaging/service/knowledge/indexing";
import { sql } from "drizzle-orm";
import { arg, exists, factLoader, systemFactLoader, texts } from "@atlas-messaging/postgres/facts";
import { row, rows } from "@atlas-messaging/service/core/facts.sql";
import { one, own } from "@atlas-messaging/postgres/queries";
import { allWithin } from "@atlas-messaging/postgres/pages";
import { deprecationNotices } from "@atlas-messaging/service/rows/requests";
import { servingAgent } from "@atlas-messaging/service/agents/facts.sql";
import { agents, sessions } from "@atlas-messaging/service/rows/agents";
import { decisionFacts } from "@atlas-messaging/service/approvals/facts.sql";
import { exportFacts, isSuspended } from "@atlas-messaging/service/organizations/facts.sql";
import { channelLinks, channels } from "@atlas-messaging/service/rows/channels";
import { conversationParts, unansweredMessage } from "@atlas-messaging/service/conversations/facts.sql";
import { conversationPosition, conversations } from "@atlas-messaging/service/rows/conversations";
import { conversationsOfOwner } from "@atlas-messaging/service/conversations/facts.sql";
import { unassignedAtOnce } from "@atlas-messaging/service/inbox/jobs";
import { mergeFacts } from "@atlas-messaging/service/core/merging.sql";
import { spendingFacts } from "@atlas-messaging/service/messages/facts.caps.sql";
import { quietHoursFact } from "@atlas-messaging/service/customers/facts.sql";
import {
  type EventRow,
  type WebhookEndpointRow,
  events,
  webhookDeliveries,
  webhookEndpoints,
} from "@atlas-messaging/service/rows/events";
import { type FilteredRows, messageOf } from "@atlas-messaging/service/events/filter";
import type { Database } from "@atlas-messaging/postgres/database";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { filteredFacts } from "@atlas-messaging/service/events/facts.sql";
import { documentFacts, spokenFacts } from "@atlas-messaging/service/knowledge/facts.sql";
import { knowledgeDocuments, knowledgePassages, knowledgeVectors } from "@atlas-messaging/service/rows/knowledge";
import {
  inLine,
  mediaHandle,
  messageMedia,
  messageParts,
  receivedMedia,
} from "@atlas-messaging/service/messages/facts.sql";
import { media, messages } from "@atlas-messaging/service/rows/messages";
import { templates } from "@atlas-messaging/service/rows/templates";
import { passwordFacts } from "@atlas-messaging/service/members/facts.sql";
import { members } from "@atlas-messaging/service/rows/members";
import { organizations } from "@atlas-messaging/service/rows/organizations";
import { isTurn, runs } from "@atlas-messaging/service/rows/runs";

export const loadMessage = factLoader({ message: messageParts });

/** Loads a message with those that wait for it. */
export const loadStep = factLoader({ message: messageParts, behind: inLine.behind });

const linked = {
  message: messageParts,
  link: row(
    "channel_links",
    sql`select link.* from ${own(messages, "message")}
        cross join ${one(conversations, "conversation", sql`id = message.conversation_id`)}
        cross join ${one(channelLinks, "link", sql`id = conversation.channel_id`)}
        where message.id = ${arg("id")}`,
  ),
};

/** Loads a message with its channel's link. */
export const loadLinkedMessage = factLoader(linked);

/** Loads all that decides how a message leaves, and whether it may. */
export const loadHandover = factLoader({
  ...linked,
  media: messageMedia,
  quoted: row(
    "messages",
    sql`select quoted.* from ${own(messages, "message")}
        cross join ${one(messages, "quoted", sql`id = message.reply_to`)}
        where message.id = ${arg("id")}`,
  ),
  template: row(
    "templates",
    sql`select template.* from ${own(messages, "message")}
        cross join ${one(templates, "template", sql`id = message.template_id`)}
        where message.id = ${arg("id")}`,
  ),
  quietHours: quietHoursFact,
  suspended: isSuspended,
  ...spendingFacts,
  ...inLine,
});

/** Loads the messaging app's id of media. */
export const loadMediaHandle = factLoader({ handle: mediaHandle });

/** Loads received media, with the link of its channel. */
export const loadReceivedMedia = factLoader(receivedMedia);

const conversationId = sql`(select conversation_id from ${own(messages)} where id = ${arg("id")})`;
const channelId = sql`(select channel_id from ${own(conversations)} where id = ${conversationId})`;

/** Loads the facts of an agent's turn. Ids sort by arrival. */
export const loadTurn = factLoader({
  turn: messageParts,
  suspended: isSuspended,
  agent: row(
    "agents",
    sql`select * from ${own(agents)} where id = ${arg("agent_id")}::uuid and status = 'ready'
        union all (select * from (${servingAgent(channelId)}) serving where ${arg("agent_id")}::uuid is null)`,
  ),
  overtaken: exists(
    sql`select 1 from ${own(messages)}
        where conversation_id = ${conversationId} and direction = 'inbound' and id > ${arg("id")}
          and type <> 'unsupported'`,
  ),
  earlier: rows(
    "messages",
    sql`select * from ${own(messages)}
        where conversation_id = ${conversationId} and direction = 'inbound' and id < ${arg("id")}
        order by id desc limit ${sql.raw(String(earlierMessages))}`,
  ),
  lastTurn: row(
    "runs",
    sql`select * from ${own(runs)} where conversation_id = ${conversationId} and ${isTurn} order by run_id desc limit 1`,
  ),
});

/** Loads a message that an external agent may not have answered, with who answers in its place. */
export const loadTimeOut = factLoader({
  turn: messageParts,
  agent: row("agents", servingAgent(channelId)),
  fallback: row(
    "agents",
    sql`select fallback.* from (${servingAgent(channelId)}) serving
        cross join ${one(agents, "fallback", sql`id = serving.fallback_agent_id`)}`,
  ),
  lastInbound: row(
    "messages",
    sql`select message.* from ${own(conversations, "conversation")}
        cross join ${one(messages, "message", sql`id = conversation.last_inbound_id`)}
        where conversation.id = ${conversationId}`,
  ),
});

const wantedEvents = rows(
  "events",
  sql`select event.* from unnest(${arg("organizations")}::uuid[], ${arg("ids")}::uuid[]) wanted(organization_id, id)
      join ${events} event using (organization_id, id)`,
);

/** Loads events of any organizations. */
export const loadEvents = systemFactLoader({ found: wantedEvents });

/** Loads events and their organizations' active endpoints. */
export const loadExpansions = systemFactLoader({
  found: wantedEvents,
  made: rows(
    "webhook_deliveries",
    sql`select delivery.* from unnest(${arg("retried_of")}::uuid[], ${arg("retried")}::uuid[]) wanted(organization_id, id)
        join ${webhookDeliveries} delivery on delivery.organization_id = wanted.organization_id and delivery.event_row_id = wanted.id`,
  ),
  endpoints: rows(
    "webhook_endpoints",
    sql`select * from ${webhookEndpoints} where organization_id = any (${arg("organizations")}::uuid[]) and status = 'active'
        order by id`,
  ),
});

const loadFiltered = factLoader(filteredFacts);

/** Loads by organization the rows by which filters of its endpoints are decided; nothing where none has a filter. */
export const loadFilteredOf = async (
  database: Database,
  found: readonly EventRow[],
  endpoints: readonly WebhookEndpointRow[],
): Promise<ReadonlyMap<Id, FilteredRows>> => {
  const filtering = new Set(
    endpoints.flatMap(({ filter, organization_id }) => (filter === null ? [] : [organization_id])),
  );
  const loads = Array.from(filtering, async (organizationId) => {
    const theirs = found.filter(({ organization_id }) => organization_id === organizationId);
    const of = {
      conversations: theirs.flatMap(({ conversation_id }) => conversation_id ?? []),
      messages: theirs.flatMap((event) => messageOf(event) ?? []),
    };
    return [organizationId, await loadFiltered(database, organizationId, of)] as const;
  });
  return new Map(await Promise.all(loads));
};

/** Loads two records that are one person. */
export const loadJoined = factLoader(mergeFacts);

/** Loads conversations of a member who was removed. */
export const loadOwned = factLoader({ owned: conversationsOfOwner(unassignedAtOnce) });

/** Loads an approval with the facts of its decision. */
export const loadDecision = factLoader(decisionFacts);

/** Loads the organization's export. */
export const loadExport = factLoader(exportFacts);

export const loadSession = factLoader({
  session: row("sessions", sql`select * from ${own(sessions)} where id = ${arg("id")}`),
});

/** Loads a conversation that the business's phone has, and what the agent has not answered in it. */
export const loadPhoneHandoff = factLoader({ parts: conversationParts, unanswered: unansweredMessage });

/** Loads a queued document without its file. */
export const loadKnowledge = factLoader({ ...documentFacts, ...spokenFacts });

export const loadKnowledgeFile = factLoader({
  document: row("knowledge_documents", sql`select * from ${own(knowledgeDocuments)} where id = ${arg("id")}`),
});

/** Loads a document and its first passages without a vector of the model. */
export const loadUnembedded = factLoader({
  ...documentFacts,
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

/** Loads the link of a channel. */
export const loadLinkOf = factLoader({
  link: row("channel_links", sql`select * from ${own(channelLinks)} where id = ${arg("id")}`),
});

/** Loads a channel with its organization, and if it ever carried a message. */
export const loadChannel = factLoader({
  channel: row("channels", sql`select * from ${own(channels)} where id = ${arg("id")}`),
  link: row("channel_links", sql`select * from ${own(channelLinks)} where id = ${arg("id")}`),
  organization: row("organizations", sql`select * from ${own(organizations)}`),
  carried: exists(
    sql`select 1 from ${own(conversations, "conversation")}
        cross join ${one(messages, "message", sql`conversation_id = conversation.id`)}
        where ${allWithin([[sql`conversation.channel_id`, sql`${arg("id")}::uuid`]], conversationPosition)}`,
  ),
});

/** Loads a template, deleted ones too, with its channel's link. */
export const loadTemplate = factLoader({
  template: row("templates", sql`select * from ${own(templates)} where id = ${arg("id")}`),
  link: row(
    "channel_links",
    sql`select link.* from ${own(templates, "template")}
        cross join ${one(channelLinks, "link", sql`id = template.channel_id`)}
        where template.id = ${arg("id")}`,
  ),
  media: row(
    "media",
    sql`select sample.* from ${own(templates, "template")}
        cross join ${one(media, "sample", sql`id = (template.header_media ->> 'media_id')::uuid`)}
        where template.id = ${arg("id")}`,
  ),
});

/** Loads a channel's link with the templates that are submitted over it, and drafts. */
export const loadChannelTemplates = factLoader({
  link: row("channel_links", sql`select * from ${own(channelLinks)} where id = ${arg("channel_id")}`),
  organization: row("organizations", sql`select * from ${own(organizations)}`),
  templates: rows(
    "templates",
    sql`select * from ${own(templates)}
        where live and (channel_id = ${arg("channel_id")} or status = 'draft') order by id`,
  ),
});

const maxContacts = sql.raw("50");

/** Loads what a mail may be about: a member with an open token, or a deprecated operation with those to tell. */
export const loadMail = factLoader({
  ...passwordFacts,
  organization: row("organizations", sql`select * from ${own(organizations)}`),
  notice: row("deprecation_notices", sql`select * from ${own(deprecationNotices)} where id = ${arg("id")}`),
  contacts: rows(
    "members",
    sql`select * from ${own(members)} where status = 'active' and 'developer_console.manage' = any (permissions)
        order by id limit ${maxContacts}`,
  ),
});
