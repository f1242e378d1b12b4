/** Every kind of job, bound to its load from memory. */
import type { JobKind, JobRow } from "@atlas-messaging/service/rows/jobs";
import type { Organization } from "@atlas-messaging/service/pipeline/memory";
import { advanceMessage, releaseMessage, sendMessage } from "@atlas-messaging/service/messages/jobs";
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import { checkChannel } from "@atlas-messaging/service/channels/jobs";
import { expandEvent } from "@atlas-messaging/service/events/jobs";
import { filteredOf } from "@atlas-messaging/service/events/facts.memory";
import { nothingFiltered } from "@atlas-messaging/service/events/filter";
import { quietHoursOf } from "@atlas-messaging/service/customers/facts.memory";
import type { AnyJob, MemoryJob } from "./job-shell.ts";
import { instantOf } from "@atlas-messaging/service/core/time";
import { spendingOf } from "@atlas-messaging/service/messages/facts.caps.memory";
import { inLine, messageOf } from "@atlas-messaging/service/messages/facts.memory";

const send: MemoryJob = bindJob(sendMessage, {
  load: (shell, organizationId, { id }) => ({
    message: messageOf(shell.world.organization(organizationId), id),
    // The only provider here is the script of the sandbox channel, which needs neither.
    link: null,
    template: null,
    quietHours: quietHoursOf(shell.world.organization(organizationId)),
    quoted: null,
    media: null,
    suspended: false,
    spending: spendingOf(shell.world.organization(organizationId), id, instantOf(shell.clock)),
    ...inLine(shell.world.organization(organizationId), id),
  }),
  answer: () => ({ kind: "scripted" }),
});

const release: MemoryJob = bindJob(releaseMessage, {
  load: (shell, organizationId, { id }) => ({ message: messageOf(shell.world.organization(organizationId), id) }),
});

const advance: MemoryJob = bindJob(advanceMessage, {
  load: (shell, organizationId, { id }) => {
    const organization = shell.world.organization(organizationId);
    return { message: messageOf(organization, id), behind: inLine(organization, id).behind };
  },
});

const expand: MemoryJob = bindJob(expandEvent, {
  load: (shell, organizationId, { id }) => {
    const { tables } = shell.world.organization(organizationId);
    const endpoints = [...tables.webhook_endpoints.all()].filter(({ status }) => status === "active");
    const made = [...tables.webhook_deliveries.all()].filter(({ event_row_id }) => event_row_id === id);
    const event = tables.events.byId(id);
    const isFiltered = event !== null && endpoints.some(({ filter }) => filter !== null);
    const filtered = isFiltered ? filteredOf(shell.world.organization(organizationId), [event]) : nothingFiltered;
    return { event, endpoints, made, ...filtered };
  },
});

const check: MemoryJob = bindJob(checkChannel, {
  load: (shell, organizationId, { id }) => {
    const { tables } = shell.world.organization(organizationId);
    const organization = tables.organizations.byId(organizationId);
    return { channel: tables.channels.byId(id), organization, link: null, carried: tables.messages.size > 0 };
  },
  answer: () => ({ ok: true, latencyMs: 0 }),
});

type Load = () => Promise<{ readonly job: AnyJob }>;

/** The code of jobs that most sandboxes never have is loaded when the first of them is due. */
const jobs: { readonly [Kind in JobKind]: AnyJob | Load } = {
  send_message: send,
  send_media: send,
  fetch_media: () => import("./never-due.ts").then(({ fetch }) => ({ job: fetch })),
  release_message: release,
  advance_message: advance,
  report_read: () => import("./never-due.ts").then(({ report }) => ({ job: report })),
  send_reaction: () => import("./never-due.ts").then(({ react }) => ({ job: react })),
  send_mail: () => import("./never-due.ts").then(({ mail }) => ({ job: mail })),
  expand_event: expand,
  deliver_webhook: () => import("./deliver-webhook.ts"),
  detect_intent: () => import("./detect-intent.ts"),
  agent_turn: () => import("./agent-turn.ts"),
  time_out_agent: () => import("./deadlines.ts").then(({ timeOut }) => ({ job: timeOut })),
  check_channel: check,
  take_in_messages: () => import("./never-due.ts").then(({ takeIn }) => ({ job: takeIn })),
  expire_approval: () => import("./deadlines.ts").then(({ expire }) => ({ job: expire })),
  export_organization: () => import("./export-organization.ts"),
  erase_customer: () => import("./erase-customer.ts"),
  join_customers: () => import("./join-customers.ts"),
  unassign_conversations: () => import("./unassign-conversations.ts"),
  end_session: () => import("./deadlines.ts").then(({ end }) => ({ job: end })),
  end_phone_handoff: () => import("./deadlines.ts").then(({ endPhone }) => ({ job: endPhone })),
  ingest_knowledge: () => import("./ingest-knowledge.ts"),
  embed_knowledge: () => import("./never-due.ts").then(({ embed }) => ({ job: embed })),
  review_template: () => import("./templates.ts").then(({ review }) => ({ job: review })),
  submit_template: () => import("./templates.ts").then(({ submit }) => ({ job: submit })),
  delete_template: () => import("./templates.ts").then(({ remove }) => ({ job: remove })),
  sync_templates: () => import("./templates.ts").then(({ sync }) => ({ job: sync })),
};

/** Jobs that ask an adapter, if the message's channel is one. */
const byAdapter: { readonly [Kind in JobKind]?: Load } = {
  send_message: () => import("./adapters.ts").then(({ send: job }) => ({ job })),
  send_media: () => import("./adapters.ts").then(({ send: job }) => ({ job })),
  report_read: () => import("./adapters.ts").then(({ report: job }) => ({ job })),
  send_reaction: () => import("./adapters.ts").then(({ react: job }) => ({ job })),
};

/** Returns the binding of a job, when its code is there. */
export const jobOf = async ({ kind, subject_id }: JobRow, organization: Organization): Promise<AnyJob> => {
  const asked = byAdapter[kind];
  const isAdapter = asked && messageOf(organization, subject_id)?.channel.provider === "adapter";
  const job = isAdapter ? asked : jobs[kind];
  return typeof job === "function" ? (await job()).job : job;
};
