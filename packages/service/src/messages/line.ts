/** Order of messages to a customer: one that was put off goes out before those after it, and holds up nobody else's. */
import { type Change, update } from "../core/changes.ts";
import { leaseOf } from "../core/jobs.ts";
import { later, minute } from "../core/time.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { Instant } from "../rows/primitives.ts";

/** The place of a message among those of its conversation. */
export interface InLine {
  /** The message just before it that has yet to leave; null for none. */
  readonly before: MessageRow | null;
  /** Jobs of messages that wait for this one. */
  readonly behind: readonly JobRow[];
}

/** Time at which a message was to leave. */
export const departureOf = ({ send_at, created_at }: Pick<MessageRow, "send_at" | "created_at">): Instant =>
  send_at ?? created_at;

/** Time that a message waits if nobody lets it go, as after a worker's death. */
const patience = minute;

/**
 * Lets a message wait for the one before it, unless that has left meanwhile. Its new `updated_at` is what the other's
 * handover meets as a conflict, so that it learns of who waits.
 */
export const standBehind = (
  { job, now }: { readonly job: JobRow; readonly now: Instant },
  before: MessageRow,
): Change[] => [
  update(
    "messages",
    { organization_id: before.organization_id, id: before.id, delivery_state: "queued" },
    { updated_at: now },
  ),
  update("outbox", leaseOf(job), {
    attempts: 0,
    due_at: later(now, patience),
    leased_until: null,
    last_error: "waits_for_earlier",
    ripe: false,
    conversation_id: before.conversation_id,
    event_row_id: before.id,
  }),
];

/** Lets those go that wait for a message that has left, or never will. */
export const letGo = ({ behind, now }: Pick<InLine, "behind"> & { readonly now: Instant }): Change[] =>
  behind.map(({ organization_id, id, event_row_id, leased_until }) =>
    update(
      "outbox",
      { organization_id, id, event_row_id, leased_until },
      { due_at: now, conversation_id: null, event_row_id: null },
    ),
  );
