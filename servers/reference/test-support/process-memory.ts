import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** Returns a process's resident memory in KiB, from `/proc`, or from `ps` without it. */
export const residentMemoryOf = async (pid: number): Promise<number> =>
  process.platform === "linux"
    ? Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1])
    : Number((await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)])).stdout);
