/** Which jobs compete for the same places of a worker. */
import type { JobKind } from "@atlas-messaging/domain";

export interface Queue {
  readonly kinds: readonly JobKind[];
  /** Jobs of the queue that one worker has under way at most. */
  readonly places: number;
  /** Jobs of one organization that are under way at most, in all workers together. */
  readonly share: number;
  /** Of each kind, so many of the oldest due jobs are in line for a claim; null: all, which costs time with their number. */
  readonly window: number | null;
  /** How long a worker may hold a job before another takes it over, in milliseconds: well above what the job may take. */
  readonly lease: number;
}

type QueueName = "prompt" | "slow" | "ingest";

/** What waits for addresses that users have named is slow. */
const queueOf: { readonly [Kind in JobKind]: QueueName } = {
  send_message: "prompt",
  advance_message: "prompt",
  expand_event: "prompt",
  agent_turn: "prompt",
  check_channel: "prompt",
  end_session: "prompt",
  deliver_webhook: "slow",
  ingest_knowledge: "ingest",
};

// The keys of an object with exactly the kinds as keys.
const kinds = Object.keys(queueOf) as JobKind[];
const kindsOf = (name: QueueName): JobKind[] => kinds.filter((kind) => queueOf[kind] === name);

const lease = 30_000;

/** Messages never wait for receivers, and the slow receivers of one organization keep 8 places, not all. */
export const queues: { readonly [Name in QueueName]: Queue } = {
  prompt: { kinds: kindsOf("prompt"), places: 64, share: 64, window: 512, lease },
  slow: { kinds: kindsOf("slow"), places: 64, share: 8, window: null, lease },
  // 15 s to fetch, then at most seven rounds of 20 s in line for one of the two processes that read, and a last one.
  ingest: { kinds: kindsOf("ingest"), places: 16, share: 4, window: null, lease: 240_000 },
};
