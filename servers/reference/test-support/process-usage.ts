/** Memory and CPU of a process: from `/proc`, or from `ps` without it. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const isLinux = process.platform === "linux";

const ps = async (column: string, pid: number): Promise<string> =>
  (await promisify(execFile)("ps", ["-o", `${column}=`, "-p", String(pid)])).stdout;

/** Returns its resident memory in KiB. */
export const residentMemoryOf = async (pid: number): Promise<number> =>
  Number(isLinux ? /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1] : await ps("rss", pid));

/** Returns the milliseconds of CPU that it has used, without its children. */
export const cpuOf = async (pid: number): Promise<number> => {
  if (!isLinux) return (await ps("cputime", pid)).split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;
  // Fourteenth and fifteenth, of which the second may hold spaces, in hundredths of a second.
  const [user, system] = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ").slice(11) ?? [];
  return (Number(user) + Number(system)) * 10;
};
