import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** What a process has in memory, in KiB: as Linux tells it, or as `ps` does where there is no `/proc`. */
export const residentMemoryOf = async (pid: number): Promise<number> =>
  process.platform === "linux"
    ? Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1])
    : Number((await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)])).stdout);
