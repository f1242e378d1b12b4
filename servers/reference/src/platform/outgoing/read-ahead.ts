/**
 * Frees the memory of bytes read ahead of an aborted response. It lies outside the heap, where the engine does not
 * count it and frees it late.
 */

export type Memory = {
  /** Resident bytes of the process. */
  resident: () => number;
  /** Collects garbage. It takes 20 ms or more, and nothing else runs meanwhile. */
  collect: () => void;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  after: (milliseconds: number, act: () => void) => void;
};

/** Growth of the process that is worth a collection's pause. */
const MAX_GROWTH_BYTES = 6 * 1_048_576;
/** Time until an aborted request is released. */
const SETTLED_MS = 20;
const COLLECTED_EVERY_MS = 250;
/** Limits pauses to a tenth of the time, however long a collection takes. */
const WORK_PER_PAUSE = 9;

/**
 * Returns a function to call after each aborted response. It collects soon, if the process has grown since the last
 * time.
 */
export const readAheadReclaimer = ({ resident, collect, now, after }: Memory): (() => void) => {
  let level = 0;
  let planned = false;
  let next = 0;

  const check = (): void => {
    planned = false;
    const found = resident();
    level = Math.min(level, found);
    if (found - level < MAX_GROWTH_BYTES) return;
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
