/** Every TypeScript block of the pages is a file that a test runs. Others, and those of docstrings, compile. */
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { pageFiles, read } from "./test-support/page-files.ts";
import { repository as root } from "../command.ts";

interface Block {
  readonly file: string;
  readonly code: string;
}

const folders = [
  "packages/sdk/test/snippets",
  "packages/webhooks/test/snippets",
  "packages/server-stubs/test/snippets",
  "packages/sandbox/test/snippets",
  "packages/sandbox/test/guides",
  "servers/reference/test/snippets",
  "runtimes/frameworks/page",
  ...["", "/lib", "/app", "/app/webhooks/atlas", "/test"].map((folder) => `examples/receive-nextjs${folder}`),
  ...["", "/test"].map((folder) => `examples/receive-hono-workers${folder}`),
];
const filesIn = (folder: string): string[] =>
  readdirSync(root + folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => read(`${folder}/${name}`));
const tried = new Set(folders.flatMap(filesIn));

/** CONTRIBUTING.md shows excerpts, which a test of their own compares with their files. */
const blocks = pageFiles
  .filter((file) => file !== "CONTRIBUTING.md")
  .flatMap((file) => [...read(file).matchAll(/^```ts\b[^\n]*\n(.*?)^```/gms)].map(([, code = ""]) => ({ file, code })));
const programs = blocks.filter(({ code }) => tried.has(code));

/** Examples of docstrings take these names for granted, as their pages do. */
const surroundings: { readonly [name: string]: string } = {
  sdk: `import { Atlas, AtlasConnectionError, AtlasError, logAttempts } from "@atlas-messaging/sdk";
import { AtlasAgent } from "@atlas-messaging/sdk/agent";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { AtlasClient, messagesSend } from "@atlas-messaging/sdk/operations";
declare const atlas: Atlas, token: string, session: string, message: { phone_number: string; text: string };
declare const show: (value: unknown) => void, sendTemplate: () => Promise<void>;
declare const queueForLater: (value: unknown, key: string) => Promise<void>;`,
  webhooks: `import { type FetchReceiver, type ReceiverOptions, fastifyReceiver, fetchReceiver, nodeReceiver, unwrap, unwrapAsymmetric, verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { exampleEvent, signedDelivery } from "@atlas-messaging/webhooks/testing";
declare const request: Request, secret: string, receive: FetchReceiver, on: NonNullable<ReceiverOptions["on"]>;
declare const app: { post(path: string, handler: unknown): void; register(plugin: unknown, options: object): void };
declare const reply: (value: unknown) => void, markSent: (id: string) => void, queue: (value: unknown) => Promise<void>;`,
  sandbox: `import { type Sandbox, createSandbox } from "@atlas-messaging/sandbox";
import { Atlas } from "@atlas-messaging/sdk";
declare const sandbox: Sandbox;`,
};

const sources = Object.keys(surroundings).flatMap((name) =>
  readdirSync(`${root}packages/${name}/src`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("generated"))
    .map((path) => `packages/${name}/src/${path}`),
);

/** Returns the code of the examples in a source file, without the marks of the comment. */
const examplesIn = (file: string): Block[] =>
  [...read(file).matchAll(/^ *\* @example\n(.*?)(?=^ *\*\/|^ *\* @)/gms)].map(([, lines = ""]) => ({
    file,
    code: lines.replaceAll(/^ *\* ?(?:```.*)?/gm, ""),
  }));

const packageOf = (file: string): string => /^packages\/([\w-]+)/.exec(file)?.[1] ?? "sdk";

/** An example that imports something stands by itself. */
const moduleOf = ({ file, code }: Block): string =>
  /^import /m.test(code) ? code : `${surroundings[packageOf(file)]}\nexport const example = async () => {\n${code}\n};`;

const compiled = [...blocks.filter(({ code }) => !tried.has(code)), ...sources.flatMap(examplesIn)];
const config = `${root}node_modules/.docs-check.json`;
const sandbox = `${root}node_modules/.docs-check.d.ts`;
const made: string[] = [];

/** Declares what the sandbox does, as its type test holds: with its sources the compiler takes three times the CPU. */
const declared = `export type * from "../packages/sandbox/src/api.ts";
import type { Sandbox, SandboxOptions } from "../packages/sandbox/src/api.ts";
export declare const createSandbox: (options?: SandboxOptions) => Sandbox;
`;

/** Paths of the repository's configuration, from beside the test's own. */
const pathsOf = (text: string): object => {
  const { compilerOptions } = JSON.parse(text) as {
    readonly compilerOptions: { readonly paths: Record<string, [string]> };
  };
  const paths = Object.entries(compilerOptions.paths).map(([name, [path]]) => [name, [path.replace("./", "../")]]);
  return { ...Object.fromEntries(paths), "@atlas-messaging/sandbox": ["./.docs-check.d.ts"] };
};

afterAll(() => {
  for (const path of [config, sandbox, ...made]) rmSync(path, { recursive: true, force: true });
});

test("each program is a file that a test runs", ({ task }) => {
  task.meta.counts = { "programs that tests run": programs.length };
  expect(programs.length).toBeGreaterThan(40);
});

test("each other block of code compiles", async ({ task }) => {
  task.meta.counts = { "other blocks that compile": compiled.length };
  const files = compiled.map((block, index) => {
    // Beside the package, whose dependencies it may import.
    const folder = `${root}packages/${packageOf(block.file)}/node_modules/.docs-check`;
    if (!made.includes(folder)) made.push(folder);
    mkdirSync(folder, { recursive: true });
    const path = `${folder}/${index}.ts`;
    writeFileSync(path, `// ${block.file}\n${moduleOf(block)}`);
    return path;
  });
  writeFileSync(sandbox, declared);
  const paths = pathsOf(read("tsconfig.json"));
  const compilerOptions = { noUnusedLocals: false, noImplicitReturns: false, paths };
  writeFileSync(config, JSON.stringify({ extends: "../tsconfig.json", compilerOptions, files, include: [] }));
  const said = await promisify(execFile)(`${root}node_modules/.bin/tsc`, ["--checkers", "1", "-p", config], {
    cwd: root,
  }).catch((error: unknown) => error);
  expect(said).toMatchObject({ stdout: "" });
});
