/** Commands beside the server, as their users run them. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { argumentsOf, bun } from "./compiled-programs.ts";
import { quickly, testKey } from "./server-process.ts";

export interface Ended {
  readonly code: number;
  /** Standard output, then standard error if it failed. */
  readonly text: string;
}

/** Runs a file of `src/` with these settings and nothing else. */
export const runCommand = (
  file: string,
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ended> => runCommandIn(process.cwd(), file, settings, ...args);

/** Runs it in a folder, whose file `.env` it reads. */
export const runCommandIn = (
  cwd: string,
  file: string,
  settings: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ended> => {
  const command = fileURLToPath(new URL(`../src/${file}`, import.meta.url));
  const env = { ...quickly, ATLAS_ENCRYPTION_KEYS: testKey, ...settings };
  return promisify(execFile)(bun, [...argumentsOf(command), ...args], { env, cwd }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
      code: error.code,
      text: `${error.stdout}${error.stderr}`,
    }),
  );
};
