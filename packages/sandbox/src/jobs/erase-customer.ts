import type { ErasableRows, ErasureBatch, ErasureStage } from "@atlas-messaging/service/privacy/erase";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { MediaRow, MessageRow } from "@atlas-messaging/service/rows/messages";
import { mediaIdIn } from "@atlas-messaging/service/core/media-content";
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import { recordsOf } from "@atlas-messaging/service/pipeline/people.memory";
import { eraseCustomer } from "@atlas-messaging/service/privacy/jobs";
import { partsOf } from "@atlas-messaging/service/conversations/facts.memory";
import type { Organization } from "../store/organization.ts";
import type { MemoryJob } from "./job-shell.ts";

interface About {
  readonly customer_id: Id;
  readonly job_id: Id;
  readonly needles: readonly string[];
}

const waits = new Set<string | null>(["scheduled", "queued"]);

/** A sandbox is small, so each stage is one batch. */
const stages: { readonly [Name in ErasureStage]: (organization: Organization, about: About) => ErasableRows } = {
  record: (organization, { customer_id }) => {
    const { tables } = organization;
    const records = recordsOf(organization, customer_id);
    const conversations = [...tables.conversations.all()].filter((each) => records.includes(each.customer_id));
    const ids = conversations.map(({ id }) => id);
    return {
      customer_labels: [...tables.customer_labels.all()].filter((each) => records.includes(each.customer_id)),
      customer_consents: records.flatMap((each) => tables.customer_consents.where("customer_id", each)),
      conversations,
      conversation_labels: [...tables.conversation_labels.all()].filter((each) => ids.includes(each.conversation_id)),
    };
  },
  messages: (organization, about) => {
    const messages = messagesOf(organization, about);
    return { messages, media: mediaOf(organization, messages) };
  },
  notes: (organization, about) => ({
    conversation_notes: conversationsOf(organization, about).flatMap((id) =>
      organization.tables.conversation_notes.where("conversation_id", id),
    ),
  }),
  events: (organization, about) => {
    const { tables } = organization;
    const events = conversationsOf(organization, about).flatMap((id) => tables.events.where("conversation_id", id));
    return withAttempts(organization, events);
  },
  unlinkedEvents: (organization, about) => {
    const unlinked = [...organization.tables.events.all()].filter((each) => each.conversation_id === null);
    return withAttempts(organization, named(organization, about, unlinked));
  },
  approvals: (organization, about) => {
    const approvals = named(organization, about, [...organization.tables.approvals.all()]);
    const ids = approvals.map(({ run_id }) => run_id);
    const runs = [...organization.tables.runs.all()].filter(({ run_id }) => ids.includes(run_id));
    return { approvals, runs };
  },
  sessionMessages: (organization, about) => ({
    session_messages: named(organization, about, [...organization.tables.session_messages.all()]),
  }),
  questions: (organization, about) => ({
    knowledge_gaps: named(organization, about, [...organization.tables.knowledge_gaps.all()]),
  }),
  idempotency: (organization, about) => ({
    idempotency: named(organization, about, [...organization.tables.idempotency.all()]),
  }),
  requests: (organization, about) => ({
    stored_requests: named(organization, about, [...organization.tables.stored_requests.all()]),
  }),
  early: (organization, about) => ({
    early_changes: named(organization, about, [...organization.tables.early_changes.all()]),
  }),
  outbox: (organization, about) => {
    const ids = messagesOf(organization, about).map(({ id }) => id);
    const jobs = [...organization.tables.outbox.all()];
    return { outbox: jobs.filter(({ id, subject_id }) => id !== about.job_id && ids.includes(subject_id)) };
  },
};

const conversationsOf = (organization: Organization, { customer_id }: About): Id[] => {
  const records = recordsOf(organization, customer_id);
  return [...organization.tables.conversations.all()].flatMap((each) =>
    records.includes(each.customer_id) ? each.id : [],
  );
};

const messagesOf = (organization: Organization, about: About) =>
  conversationsOf(organization, about).flatMap((id) => organization.tables.messages.where("conversation_id", id));

/** Returns the media of messages, except what a message of somebody else has too. */
const mediaOf = ({ tables }: Organization, messages: readonly MessageRow[]): readonly MediaRow[] => {
  const own = new Set(messages.map(({ id }) => id));
  const others = [...tables.messages.all()].filter(({ id }) => !own.has(id));
  const shared = new Set(others.map(({ content }) => mediaIdIn(content)));
  const ids = new Set(messages.map(({ content }) => mediaIdIn(content)).filter((id) => !shared.has(id)));
  return [...ids].flatMap((id) => tables.media.byId(id) ?? []);
};

/** Returns the rows that name the customer, their number or a conversation of theirs. */
const named = <Row extends object>(organization: Organization, about: About, rows: readonly Row[]): Row[] => {
  const records = recordsOf(organization, about.customer_id);
  const needles = [...about.needles, ...records, ...conversationsOf(organization, about)];
  return rows.filter((row) => {
    const text = JSON.stringify(row);
    return needles.some((needle) => text.includes(needle));
  });
};

const withAttempts = ({ tables }: Organization, events: NonNullable<ErasableRows["events"]>): ErasableRows => {
  const ids = new Set(events.map(({ id }) => id));
  const deliveries = [...tables.webhook_deliveries.all()].filter(({ event_row_id }) => ids.has(event_row_id));
  return { events, webhook_attempts: deliveries.flatMap(({ id }) => tables.webhook_attempts.where("delivery_id", id)) };
};

const waitingIn = (organization: Organization, { messages = [] }: ErasableRows): ErasureBatch["waiting"] =>
  messages.flatMap((message) => {
    const conversation = organization.tables.conversations.byId(message.conversation_id);
    const parts = waits.has(message.delivery_state) ? partsOf(organization, conversation) : null;
    return parts ? [{ ...parts, message }] : [];
  });

export const job: MemoryJob = bindJob(eraseCustomer, {
  load: (shell, organizationId, { stage, ...about }) => {
    const organization = shell.world.organization(organizationId);
    const rows = stages[stage](organization, about);
    const customer = organization.tables.customers.byId(about.customer_id);
    return { customer, rows, waiting: waitingIn(organization, rows), last: null };
  },
});
