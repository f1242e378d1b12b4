/**
 * Loaded into a server before its own code (`--preload`): measures how long its event loop is held at a stretch.
 *
 * A timer of a millisecond is late by as long as whatever ran before it. `monitorEventLoopDelay` tells the same on Bun, but
 * not why a timer was late: on a busy machine mostly because another process had the core. Linux counts for each thread how
 * long it could have run and did not, and that time is not the server's.
 */
import { openSync, readSync } from "node:fs";

const buffer = Buffer.alloc(128);

const opened = (): number | null => {
  try {
    return openSync("/proc/self/schedstat", "r");
  } catch {
    return null; // Not Linux: waiting counts as held.
  }
};

const file = opened();

/** Milliseconds for which the main thread has waited for a core so far. */
const waited = (): number => {
  if (file === null) return 0;
  const text = buffer.toString("latin1", 0, readSync(file, buffer, 0, buffer.length, 0));
  return Number(text.split(" ")[1]) / 1e6;
};

let longest = 0;
let [time, waiting] = [performance.now(), waited()];

setInterval(() => {
  const [now, all] = [performance.now(), waited()];
  longest = Math.max(longest, now - time - (all - waiting));
  [time, waiting] = [now, all];
}, 1);

/** Each message asks for the longest stretch since the one before. */
process.on("message", () => {
  process.send?.(longest);
  longest = 0;
});
