/** Runs so many tries in this process: `run.ts COUNT SEED`. Prints a row, and what was found. */
import { Session } from "node:inspector";
import { Odd } from "./odd.ts";
import { clientsTarget } from "./clients.ts";
import { receivers } from "./receivers.ts";
import { sandboxes } from "./sandboxes.ts";

const [count = 1_000, firstSeed = 1] = process.argv.slice(2).map(Number);
const every = 5_000;

const outside: unknown[] = [];
process
  .on("uncaughtException", (error) => outside.push(error))
  .on("unhandledRejection", (error) => outside.push(error));
const { log } = console;
for (const name of ["log", "error", "warn", "info", "debug"] as const) console[name] = () => undefined;

const collect = (): void => {
  if (process.versions.bun) Bun.gc(true);
  else globalThis.gc?.();
};

/** Counts branches of the packages that have run. Bun has no such count. */
const watchBranches = (): (() => number) => {
  if (process.versions.bun) return () => 0;
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: false, detailed: true });
  const reached = new Set<string>();
  return () => {
    session.post("Profiler.takePreciseCoverage", (_, { result }) => {
      for (const { url, functions } of result)
        for (const { functionName, ranges } of url.includes("/packages/") ? functions : [])
          for (const { startOffset, count: times } of ranges)
            if (times > 0) reached.add(`${url} ${functionName} ${startOffset}`);
    });
    return reached.size;
  };
};

const branches = watchBranches();
const targets = { receivers: await receivers(), SDK: clientsTarget(), sandbox: sandboxes() };
const findings: string[] = [];
const memory: number[] = [];

const began = performance.now();
const choice = new Odd(firstSeed);
for (let done = 0; done < count; done++) {
  const name = choice.pick(["receivers", "SDK", "sandbox"] as const);
  const seed = firstSeed + done;
  await targets[name]
    .try(new Odd(seed))
    .catch((error: unknown) => findings.push(`${name}, seed ${seed}: ${String(error)}`));
  await new Promise((resolve) => setImmediate(resolve));
  for (const error of outside.splice(0))
    findings.push(`${name}, seed ${seed}, outside: ${String((error as Error)?.stack ?? error)}`);
  if (done % every === 0) {
    collect();
    memory.push(Math.round(process.memoryUsage().heapUsed / 2 ** 20));
    log(`${done} tries, ${branches()} branches, ${memory.at(-1)} MiB, ${findings.length} findings`);
  }
}
for (const target of Object.values(targets)) if ("end" in target) target.end?.();
await new Promise((resolve) => setTimeout(resolve, 100));
collect();
const heapAt = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
const open = process
  .getActiveResourcesInfo()
  .filter((name) => !/^(?:TTYWrap|PipeWrap|FSReqCallback|Immediate)$/.test(name));
log(
  `${count} tries in ${Math.round((performance.now() - began) / 1_000)} s, ${branches()} branches, ${memory[1] ?? memory[0]} MiB first, ${heapAt} MiB last, open: ${open.join() || "nothing"}`,
);
for (const finding of findings.slice(0, 40)) log(`✗ ${finding}`);
process.exit(findings.length > 0 || open.length > 0 ? 1 : 0);
