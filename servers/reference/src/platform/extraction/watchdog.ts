/** Thread that kills its process when it grows too large or takes too long, whatever the main thread does. */
import { parentPort, workerData } from "node:worker_threads";
import type { Caps } from "./protocol.ts";

const { maxBytes, maxMilliseconds } = workerData as Caps; // Passed by child.ts.
const lookEvery = 10;
/** The parent kills it first and knows why; this covers a parent that is gone. */
const grace = 2_000;

const end = (): void => void process.kill(process.pid, "SIGKILL");

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) end();
}, lookEvery);

let timer: NodeJS.Timeout | undefined;
parentPort?.on("message", (state: "busy" | "idle") => {
  clearTimeout(timer);
  timer = state === "busy" ? setTimeout(end, maxMilliseconds + grace) : undefined;
});
