/** CPU time of processes, as Linux counts it; wall clocks mislead on a busy machine. */
import { readFile, readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { Database } from "@atlas-messaging/postgres/database";

/** Length of the kernel's tick: USER_HZ is 100 on every Linux that matters. */
const millisecondsPerTick = 10;

interface Stat {
  readonly parent: number;
  /** Milliseconds of the process itself, and of children that have ended and been waited for. */
  readonly own: number;
  readonly ended: number;
}

const statOf = async (pid: number): Promise<Stat | null> => {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  // The name in parentheses may hold anything; what follows it are numbers, from the third field on.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = (field: number): number => Number(fields[field - 3]) * millisecondsPerTick;
  return { parent: Number(fields[1]), own: ticks(14) + ticks(15), ended: ticks(16) + ticks(17) };
};

/** Milliseconds of CPU that a process has used. */
export const cpuOf = async (pid: number): Promise<number> => (await statOf(pid))?.own ?? 0;

/** Milliseconds of CPU that all that runs on this machine has used, what other guests of its host took included. */
export const cpuOfMachine = async (): Promise<number> => {
  const [all = ""] = (await readFile("/proc/stat", "utf8")).split("\n");
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = all
    .trim()
    .split(/ +/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) * millisecondsPerTick;
};

/** The share of all cores that so many milliseconds of CPU are of a time, in hundredths. */
export const percentOfMachine = (used: number, milliseconds: number): number =>
  Math.round((100 * used) / (availableParallelism() * milliseconds));

/** Milliseconds of CPU that a PostgreSQL has used: all its processes, those that have ended included. */
export const cpuOfPostgres = async (database: Database): Promise<number> => {
  const [found] = await database.asSystem<{ pid: number }>({ text: "select pg_backend_pid() as pid", values: [] });
  const parent = (await statOf(found?.pid ?? 0))?.parent;
  if (parent === undefined) throw new Error("the PostgreSQL of this measurement runs on another machine");
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const stats = await Promise.all(pids.map(statOf));
  const main = await statOf(parent);
  const children = stats.filter((stat) => stat?.parent === parent).reduce((sum, stat) => sum + (stat?.own ?? 0), 0);
  return children + (main?.own ?? 0) + (main?.ended ?? 0);
};
