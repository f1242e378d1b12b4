/** A thread that ends its process when it has grown too large or is at it too long, whatever its main thread is doing. */
import { parentPort, workerData } from "node:worker_threads";
import type { Caps } from "./protocol.ts";

const { mostBytes, mostMilliseconds } = workerData as Caps; // As child.ts gives it.
const lookEvery = 10;
/** The parent ends it first and knows why; this is for a parent that is gone. */
const grace = 2_000;

const end = (): void => void process.kill(process.pid, "SIGKILL");

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) end();
}, lookEvery);

let timer: NodeJS.Timeout | undefined;
parentPort?.on("message", (state: "busy" | "idle") => {
  clearTimeout(timer);
  timer = state === "busy" ? setTimeout(end, mostMilliseconds + grace) : undefined;
});
