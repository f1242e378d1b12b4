import { tmpdir } from "node:os";
import { join } from "node:path";
import pc from "picocolors";
import type { Io } from "../src/io.ts";
import { run } from "../src/main.ts";

/** Output of a command, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings extends Partial<Omit<Io, "err" | "readFile">> {
  /** Files by their names. `-` is standard input. */
  readonly files?: { readonly [name: string]: string | Uint8Array };
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

/** Runs the command line without a process. Nobody reads the output, unless `isTerminal` says so. */
export const ran = async (args: readonly string[], { files = {}, ...around }: Surroundings = {}): Promise<Ran> => {
  const out: string[] = [];
  const err: string[] = [];
  const read = async (name: string): Promise<Uint8Array> => {
    const content = files[name];
    if (content === undefined) throw Object.assign(new Error(`no file ${name}`), { code: "ENOENT" });
    return bytesOf(content);
  };
  const code = await run(args, {
    env: {},
    isTerminal: false,
    canAsk: false,
    columns: 80,
    colors: pc.createColors(false),
    out: (text) => void out.push(typeof text === "string" ? text : new TextDecoder().decode(text)),
    err: (text) => void err.push(text),
    ask: async () => null,
    stdin: () => read("-"),
    readFile: read,
    fetch: () => Promise.reject(new Error("This test has no network.")),
    sleep: () => Promise.resolve(),
    signal: new AbortController().signal,
    folder: join(tmpdir(), "atlas-no-profiles"),
    ...around,
  });
  return { code, out: out.join(""), err: err.join("") };
};
