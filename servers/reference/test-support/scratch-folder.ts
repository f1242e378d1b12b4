import { mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const neededBytes = 6 * 2 ** 30;

/** Makes a folder in memory where that has room: a disk spends 0.3 ms of CPU on each of thousands of small files. */
export const scratchFolder = async (prefix: string): Promise<string> => {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(join(room >= neededBytes ? memory : tmpdir(), prefix));
};
