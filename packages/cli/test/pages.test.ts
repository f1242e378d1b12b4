/** Holds the page of the command line to the program: every `atlas` line of an `sh` block runs as printed. */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@atlas-messaging/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exitCodes } from "../src/exit-codes.ts";
import { ran } from "../test-support/memory-io.ts";

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");

interface Line {
  readonly line: string;
  readonly args: readonly string[];
  readonly code: number;
}

/** Splits as a shell does, for words, and texts in quotes. */
const argsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? "");

/** Lines of `atlas` with their exit code. A comment such as `# exit 5` announces another one than 0. */
const linesOf = (file: string): Line[] =>
  [...read(file).matchAll(/^```sh\n(.*?)^```/gms)]
    .flatMap(([, block = ""]) => [...block.matchAll(/^(?:# exit (\d+)\n)?(atlas .*)$/gm)])
    .map(([, code = "0", line = ""]) => ({ line, args: argsOf(line).slice(1), code: Number(code) }))
    // It starts a package that must be built, and runs until it is ended.
    .filter(({ line }) => line !== "atlas sandbox");

/** They go on until Ctrl-C, which comes at once here. */
const isEndless = (line: string): boolean => /^atlas (listen|events tail)\b/.test(line);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-pages-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.for(["docs/cli.md", "packages/cli/README.md"])("the commands of %s run as printed", async (file, { task }) => {
  const sandbox = createSandbox({ clock: "system" });
  const fetch = (url: string, init: RequestInit): Promise<Response> => sandbox.fetch(new Request(url, init));
  const lines = linesOf(file);
  for (const { line, args, code } of lines) {
    const signal = isEndless(line) ? AbortSignal.abort() : new AbortController().signal;
    const told = await ran(args, { fetch, folder, signal });
    const expected = isEndless(line) ? [exitCodes.ok.code, exitCodes.interrupted.code] : [code];
    expect(expected, `${line}: ${told.err}`).toContain(told.code);
  }
  task.meta.counts = { "commands that run as printed": lines.length };
  expect(lines.length).toBeGreaterThan(2);
});

test("the page has every exit code with its meaning", () => {
  const rows = Object.values(exitCodes).map(({ code, meaning }) => `| ${code} | ${meaning} |`);
  expect(read("docs/cli.md")).toContain(rows.join("\n"));
});
