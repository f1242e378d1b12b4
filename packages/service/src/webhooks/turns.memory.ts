/** Order of deliveries within a conversation, in memory. The server asks the same of its database. */
import type { Instant } from "../rows/primitives.ts";
import type { JobRow } from "../rows/jobs.ts";

const threadOf = ({ endpoint_id, conversation_id }: JobRow): string => `${endpoint_id} ${conversation_id}`;

const placeOf = ({ event_row_id, id }: JobRow): string => `${event_row_id} ${id}`;

/** Returns the jobs whose turn it is: the first of each conversation, unless another of it is under way. */
export const turnsIn = (jobs: Iterable<JobRow>, now: Instant): readonly JobRow[] => {
  const ordered = Array.from(jobs).filter(
    ({ conversation_id, dead_at }) => conversation_id !== null && dead_at === null,
  );
  const threads = Map.groupBy(ordered, threadOf);
  return Array.from(threads.values()).flatMap((thread) => {
    if (thread.some(({ waited_ms }) => waited_ms !== null)) return [];
    const [first, ...others] = thread;
    if (!first) return [];
    const next = others.reduce((least, each) => (placeOf(each) < placeOf(least) ? each : least), first);
    return [{ ...next, due_at: now, ripe: true, waited_ms: Date.parse(now) - Date.parse(next.created_at) }];
  });
};
