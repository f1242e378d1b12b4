/** What an answer had sent ahead when it was cut off lies outside of the heap: the engine counts none of it, and frees it late. */

export type Memory = {
  /** Resident bytes of the process. */
  resident: () => number;
  /** A collection takes some 20 ms, and more where the heap is large; nothing else runs meanwhile. */
  collect: () => void;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  after: (milliseconds: number, act: () => void) => void;
};

/** The process may have grown by so much before a collection is worth its pause. */
const MOST_GROWN_BYTES = 6 * 1_048_576;
/** By then an aborted request has been let go. */
const SETTLED_MS = 20;
const COLLECTED_EVERY_MS = 250;
/** However much is sent, and however long a collection takes, pauses are at most a tenth of the time. */
const WORK_PER_PAUSE = 9;

/** To be told of every answer that is cut off: collects soon after, when the process has grown since the last time. */
export const readAheadReclaimer = ({ resident, collect, now, after }: Memory): (() => void) => {
  let level = 0;
  let planned = false;
  let next = 0;

  const check = (): void => {
    planned = false;
    const found = resident();
    level = Math.min(level, found);
    if (found - level < MOST_GROWN_BYTES) return;
    const began = now();
    collect();
    const ended = now();
    level = resident();
    next = ended + Math.max(COLLECTED_EVERY_MS, WORK_PER_PAUSE * (ended - began));
  };

  return () => {
    level ||= resident();
    if (planned) return;
    planned = true;
    after(Math.max(SETTLED_MS, next - now()), check);
  };
};

export const bunsMemory = (now: () => number): Memory => ({
  resident: () => process.memoryUsage.rss(),
  collect: () => Bun.gc(true),
  now,
  after: (milliseconds, act) => void setTimeout(act, milliseconds).unref(),
});
