/** Thread that kills its process when it grows too large or uses too much CPU, whatever the main thread does. */
import { parentPort, workerData } from "node:worker_threads";
import { tooSlow } from "./protocol.ts";

/** Resident memory in bytes; passed by child.ts. */
const maxBytes = workerData as number;
const lookEvery = 10;

/** CPU of the whole process in milliseconds. A busy machine gives a source less of it, and takes none away. */
const cpuUsed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

let maxCpu = Number.POSITIVE_INFINITY;

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, "SIGKILL");
  if (cpuUsed() > maxCpu) process.kill(process.pid, tooSlow);
}, lookEvery);

/** Milliseconds of CPU for the source that is read from now on; null when it has been read. */
parentPort?.on("message", (milliseconds: number | null) => {
  maxCpu = milliseconds === null ? Number.POSITIVE_INFINITY : cpuUsed() + milliseconds;
});
