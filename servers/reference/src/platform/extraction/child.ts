/** Child process that reads sources, one at a time, until its parent exits or its watchdog ends it. */
import { writeFileSync } from "node:fs";
import os from "node:os";
import { Worker } from "node:worker_threads";
import robotsParser from "robots-parser";
import { watchdogProgram } from "../program.ts";
import { extractText } from "./extract.ts";
import { type Caps, type Reply, type Request, maxCpuOf } from "./protocol.ts";
import { failed } from "./source.ts";

// The parent passes these two arguments, the last ones in every form of the program.
const [maxBytes = 0, maxMilliseconds = 0] = process.argv.slice(-2).map(Number);
const caps: Caps = { maxBytes, maxMilliseconds };

/** The module is the function, though its types declare a default export. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

const attempt = (give: () => void): void => {
  try {
    give();
  } catch {
    // Not every system supports this.
  }
};
attempt(() => os.setPriority(5));
// The kernel kills this process first when memory runs out.
attempt(() => writeFileSync("/proc/self/oom_score_adj", "1000"));

const watchdog = new Worker(watchdogProgram, { workerData: maxBytes });

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const allow = (milliseconds: number | null): void => watchdog.postMessage(milliseconds);

const answerTo = async (request: Request): Promise<Reply["answer"]> => {
  if (request.kind === "permits") {
    const site = parseRobots(new URL("/robots.txt", request.url).href, request.rules);
    return site.isAllowed(request.url, request.userAgent) ?? true;
  }
  try {
    return await extractText(request.source, request.maxUnits);
  } catch {
    return failed("extraction_failed", "The source is damaged, or made in an unusual way; submit its content as text.");
  }
};

const serve = async (request: Request): Promise<void> => {
  allow(maxCpuOf(request, caps));
  const answer = await answerTo(request);
  allow(null);
  const reply: Reply = { answer, spent: process.memoryUsage.rss() > maxBytes / 2 };
  process.send?.(reply);
};

// A terminal, and a service manager, signal all processes; this one ends with its parent, who answers for its source.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("message", (request: Request) => void serve(request));
process.on("disconnect", () => process.exit());
