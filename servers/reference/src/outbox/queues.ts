/** Queues of jobs that share a worker's slots. Deliveries have slots per endpoint instead. */
import { keysOf } from "@atlas-messaging/contract";
import type { JobKind } from "@atlas-messaging/service/rows/jobs";

/** Kinds with a handler: all but deliveries, which run in batches. */
export type HandledKind = Exclude<JobKind, "deliver_webhook">;

export interface Queue {
  readonly kinds: readonly HandledKind[];
  /** Maximum concurrent jobs in one worker. */
  readonly places: number;
  /** Maximum concurrent jobs of one organization, over all workers. */
  readonly share: number;
  /** Oldest due jobs per kind that a claim considers. Null means all, whose cost grows with their number. */
  readonly window: number | null;
  /** Milliseconds until another worker may take over a job; well above a job's duration. */
  readonly lease: number;
}

export type QueueName = "prompt" | "intents" | "media" | "ingest" | "mail";

const queueOf: { readonly [Kind in HandledKind]: QueueName } = {
  send_message: "prompt",
  send_media: "media",
  fetch_media: "media",
  release_message: "prompt",
  advance_message: "prompt",
  report_read: "prompt",
  send_reaction: "prompt",
  send_mail: "mail",
  expand_event: "prompt",
  detect_intent: "intents",
  agent_turn: "prompt",
  time_out_agent: "prompt",
  check_channel: "prompt",
  take_in_messages: "prompt",
  end_session: "prompt",
  end_phone_handoff: "prompt",
  expire_approval: "prompt",
  submit_template: "prompt",
  review_template: "prompt",
  delete_template: "prompt",
  sync_templates: "prompt",
  erase_customer: "prompt",
  join_customers: "prompt",
  unassign_conversations: "prompt",
  export_organization: "ingest",
  ingest_knowledge: "ingest",
  embed_knowledge: "ingest",
};

const kinds = keysOf(queueOf);
const kindsOf = (name: QueueName): HandledKind[] => kinds.filter((kind) => queueOf[kind] === name);

/** Lease of a job that calls nobody, or a receiver for 5 s. */
export const lease = 30_000;

/** Separate queues, so that messages never wait for users' documents. */
export const queues: { readonly [Name in QueueName]: Queue } = {
  prompt: { kinds: kindsOf("prompt"), places: 64, share: 64, window: 512, lease },
  // Detected in batches, which ask nobody.
  intents: { kinds: kindsOf("intents"), places: 256, share: 256, window: 512, lease },
  // Handing over holds up to 16 MiB, and one more file of any length. 60 s to fetch or to hand over, and 15 s to send.
  media: { kinds: kindsOf("media"), places: 6, share: 3, window: 512, lease: 120_000 },
  // The mail server has 10 s for each of connecting, greeting and answering.
  mail: { kinds: kindsOf("mail"), places: 2, share: 2, window: 512, lease: 60_000 },
  // 15 s to fetch, at most seven rounds of 20 s waiting for one of two readers, and a last one.
  ingest: { kinds: kindsOf("ingest"), places: 16, share: 4, window: null, lease: 240_000 },
};

/**
 * Names the queue that an ended job may have filled: an expanded event enqueues deliveries, other jobs enqueue events.
 */
export const queueFilledBy = (kind: JobKind): "deliveries" | "prompt" =>
  kind === "expand_event" ? "deliveries" : "prompt";
