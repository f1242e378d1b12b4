/** Everything that commands ask of the process, so that tests run them without one. */
import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pc from "picocolors";

export interface Io {
  readonly env: { readonly [name: string]: string | undefined };
  /** True if people read the output. */
  readonly isTerminal: boolean;
  /** True if a person can be asked. */
  readonly canAsk: boolean;
  readonly columns: number;
  readonly colors: ReturnType<typeof pc.createColors>;
  readonly out: (text: string | Uint8Array) => void;
  readonly err: (text: string) => void;
  /** Asks a person for a secret, which is not shown. Null if they gave none. */
  readonly ask: (question: string) => Promise<string | null>;
  readonly stdin: () => Promise<Uint8Array>;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Waits, unless Ctrl-C comes before. */
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Folder of profiles and cursors. */
  readonly folder: string;
}

/** Returns the folder for files of this user: that of XDG, or of the platform. */
const folderIn = ({ ATLAS_CONFIG_DIR, XDG_CONFIG_HOME, APPDATA }: NodeJS.ProcessEnv): string => {
  if (ATLAS_CONFIG_DIR) return ATLAS_CONFIG_DIR;
  if (XDG_CONFIG_HOME) return join(XDG_CONFIG_HOME, "atlas");
  return APPDATA ? join(APPDATA, "atlas") : join(homedir(), ".config", "atlas");
};

const ask = async (message: string): Promise<string | null> => {
  const { isCancel, password } = await import("@clack/prompts");
  const given = await password({ message });
  return isCancel(given) ? null : given;
};

const readStdin = async (): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Returns the process as commands see it. */
export const processIo = (signal: AbortSignal): Io => {
  const { env, stdin, stdout, stderr } = process;
  const isTerminal = stdout.isTTY === true;
  const wantsColors = isTerminal && !env["NO_COLOR"] && env["TERM"] !== "dumb";
  return {
    env,
    isTerminal,
    canAsk: isTerminal && stdin.isTTY === true,
    columns: stdout.columns ?? 80,
    colors: pc.createColors(wantsColors),
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    ask,
    stdin: readStdin,
    readFile: (path) => readFile(path),
    fetch: (url, init) => fetch(url, init),
    sleep: (milliseconds) => setTimeout(milliseconds, undefined, { signal }).catch(() => {}),
    signal,
    folder: folderIn(env),
  };
};
