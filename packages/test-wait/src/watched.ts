/** Processes that a test has started, watched by their logs and the CPU that they use, and pages. */
import { readFileSync, readdirSync } from "node:fs";
import { cpuUsage } from "node:process";

export interface Watched {
  readonly name: string;
  /** Process whose CPU counts, with that of its children. */
  readonly pid?: number;
  /** Counts what has happened in it, such as lines of its log. A request that a test makes to ask is no event. */
  readonly events?: () => number;
  /** Returns its last lines, for whoever reads why a wait was given up. */
  readonly tail: () => string | Promise<string>;
}

const watched = new Set<Watched>();

/** Adds something that all waits of this process watch, until the returned function is called. */
export const watch = (it: Watched): (() => void) => {
  watched.add(it);
  return () => void watched.delete(it);
};

export const eventsOfWatched = (): number => [...watched].reduce((sum, { events }) => sum + (events?.() ?? 0), 0);

/** Returns milliseconds of CPU: of the watched processes, or of this one where a test starts none. */
export const cpuOfWatched = (): number => {
  const pids = [...watched].flatMap(({ pid }) => pid ?? []);
  if (pids.length > 0) return pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const { user, system } = cpuUsage();
  return (user + system) / 1_000;
};

export const tailsOfWatched = async (): Promise<string> => {
  const tails = [...watched].map(async ({ name, tail }) => `The last of ${name}:\n${(await tail()) || "nothing"}`);
  return (await Promise.all(tails)).join("\n");
};

/** Returns milliseconds of CPU that this process uses for it. Neighbours change them little, unlike elapsed time. */
export const cpuFor = (run: () => void): number => {
  const before = cpuUsage();
  run();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1_000;
};

/** The kernel counts in hundredths of a second. */
const tick = 10;

/** Returns 0 for a process that has ended, and where there is no `/proc`. */
const cpuOf = (pid: number): number => {
  try {
    // A name in parentheses may hold spaces; user, system, and both of children that have ended are eleven on.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 15) ?? [];
    return fields.reduce((sum, ticks) => sum + Number(ticks) * tick, 0) + cpuOfChildren(pid);
  } catch {
    return 0;
  }
};

const cpuOfChildren = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" "))
    .reduce((sum, child) => sum + (child.trim() === "" ? 0 : cpuOf(Number(child))), 0);
