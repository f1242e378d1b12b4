/** Which jobs compete for the same places of a worker. Deliveries do not: their places are those of their endpoints. */
import type { JobKind } from "@atlas-messaging/domain";

/** Deliveries are many and alike: they are worked off in batches, and have no handler. */
export type HandledKind = Exclude<JobKind, "deliver_webhook">;

export interface Queue {
  readonly kinds: readonly HandledKind[];
  /** Jobs of the queue that one worker has under way at most. */
  readonly places: number;
  /** Jobs of one organization that are under way at most, in all workers together. */
  readonly share: number;
  /** Of each kind, so many of the oldest due jobs are in line for a claim; null: all, which costs time with their number. */
  readonly window: number | null;
  /** How long a worker may hold a job before another takes it over, in milliseconds: well above what the job may take. */
  readonly lease: number;
}

export type QueueName = "prompt" | "ingest";

const queueOf: { readonly [Kind in HandledKind]: QueueName } = {
  send_message: "prompt",
  advance_message: "prompt",
  expand_event: "prompt",
  agent_turn: "prompt",
  check_channel: "prompt",
  end_session: "prompt",
  expire_approval: "prompt",
  ingest_knowledge: "ingest",
  embed_knowledge: "ingest",
};

// The keys of an object with exactly the kinds as keys.
const kinds = Object.keys(queueOf) as HandledKind[];
const kindsOf = (name: QueueName): HandledKind[] => kinds.filter((kind) => queueOf[kind] === name);

/** Of a job that asks nobody, or a receiver for 5 s. */
export const lease = 30_000;

/** Messages never wait for what users have handed in. */
export const queues: { readonly [Name in QueueName]: Queue } = {
  prompt: { kinds: kindsOf("prompt"), places: 64, share: 64, window: 512, lease },
  // 15 s to fetch, then at most seven rounds of 20 s in line for one of the two processes that read, and a last one.
  ingest: { kinds: kindsOf("ingest"), places: 16, share: 4, window: null, lease: 240_000 },
};

/** Where a job that has ended may have left work: an expanded event has deliveries, anything else has events to expand. */
export const promisedBy = (kind: JobKind): "deliveries" | "prompt" =>
  kind === "expand_event" ? "deliveries" : "prompt";
