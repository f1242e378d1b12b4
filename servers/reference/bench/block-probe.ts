/**
 * Measures how long a server's event loop is held without a break; loaded before its code (`--preload`). A millisecond
 * timer is late by the work before it. On a busy machine it is also late because another process had the core; Linux
 * counts that wait per thread, so we subtract it. `monitorEventLoopDelay` cannot tell the two apart.
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

/** `collect` frees memory; any other message asks for the longest hold since the one before. */
process.on("message", (question) => {
  if (question === "collect") Bun.gc(true);
  process.send?.(longest);
  longest = 0;
});
