/** Holds the guides to the service: curl commands run as printed, and programs are the tests in `snippets/`. */
import { execFile } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serve } from "../src/command/serve.ts";
import { createSandbox } from "../src/index.ts";
import { freePort } from "./support.ts";

const repository = new URL("../../../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, repository), "utf8");

test("the pages have the programs as they are tried, and no others", () => {
  const folder = new URL("snippets/", import.meta.url);
  const texts = ["packages/sandbox/README.md", "docs/testing.md", "docs/testing/runners.md"].map(read).join("\n");
  const fences = [...texts.matchAll(/```ts[^\n]*\n(.*?)```/gs)].map(([, code = ""]) => code);
  const programs = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  expect(fences.toSorted()).toEqual(programs.toSorted());
});

const command = /^(?:# (\d{3})\b.*\n)? *(?:[A-Z_]+=\$\()?curl /gm;

/** Blocks for the shell that call the service. A comment like `# 409 window_closed` announces another status than 200. */
const blocksOf = (file: string): string[] =>
  [...read(file).matchAll(/^```sh[^\n]*\n(.*?)^```/gms)]
    .map(([, code = ""]) => code)
    .filter((code) => code.search(command) >= 0);

const statusesOf = (blocks: readonly string[]): string[] =>
  [...blocks.join("\n").matchAll(command)].map(([, status = "200"]) => status);

const start = "docs/start.md";
const pages = readdirSync(new URL("docs/", repository), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md") && !name.startsWith("decisions/"))
  .map((name) => `docs/${name}`)
  .filter((file) => file !== start && blocksOf(file).length > 0);

let address: string;
let close: () => Promise<void>;

beforeEach(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  // The clock runs, as in the command that the pages start.
  const sandbox = createSandbox({ baseUrl: address, clock: "system" });
  const onFailure = (error: unknown): never => expect.fail(String(error));
  ({ close } = await serve(sandbox, { port, host: "127.0.0.1", onFailure }));
});
afterEach(() => close());

/** Statuses of the answers, in order, each with the answer if it is not as announced. */
const run = async (blocks: readonly string[]): Promise<string[]> => {
  const counted = "curl() { command curl -w '%{stderr}%{http_code}\\n' \"$@\"; }";
  const script = [counted, ...blocks].join("\n").replaceAll("http://127.0.0.1:4100", address);
  const { stderr } = await promisify(execFile)("bash", ["-c", script]);
  return stderr.trim().split("\n");
};

test("the guides have several pages with calls", () => expect(pages.length).toBeGreaterThan(10));

/** The credentials, which every guide sends its reader for. A guide takes nothing else of another page for granted. */
const [credentials = ""] = blocksOf(start);

test.for([start, ...pages])("the calls of %s are answered as it says", async (file, { task }) => {
  task.meta.counts = { "curl calls that run as printed": statusesOf(blocksOf(file)).length };
  const blocks = file === start ? blocksOf(start) : [credentials, ...blocksOf(file)];
  expect(await run(blocks)).toEqual(statusesOf(blocks));
});

/** Calls and variables of a block, for `sh` or for PowerShell. */
const meaningOf = (code: string) => ({
  addresses: code.match(/http:\/\/127\.0\.0\.1[^\s)"]*/g),
  bodies: Array.from(code.matchAll(/(?:-d|-Body) '([^']*)'/g), ([, body = ""]) => JSON.parse(body)),
  fields: Array.from(code.matchAll(/\b([A-Z_]+)(?:=\$\(field | = \$credentials\.)(\w+)/g), ([, ...pair]) => pair),
  settings: Array.from(code.matchAll(/\b([A-Z_]+)(?:=| = ")([\w.-]+)/g), ([, ...pair]) => pair),
});

test("each block for PowerShell means what the block for sh before it means", () => {
  const texts = ["README.md", start, ...pages].map(read);
  const blocks = texts.join("\n").match(/^```powershell/gm);
  const pairs = texts.flatMap((text) => [
    ...text.matchAll(/^```sh tab="\w+"\n([^`]*)^```\n\n```powershell tab="PowerShell"\n([^]*?)^```/gm),
  ]);
  expect(pairs).toHaveLength(blocks?.length ?? 0);
  for (const [, inSh = "", inPowerShell = ""] of pairs) expect(meaningOf(inPowerShell)).toEqual(meaningOf(inSh));
});
