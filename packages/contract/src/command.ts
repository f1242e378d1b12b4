/** The command `atlas-contract`. */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type ContractChange, changesAsMarkdown, changesAsText, diffContracts } from "./diff.ts";

const usage = `Usage: atlas-contract diff OLD NEW [--format text|markdown|json] [--breaking]

OLD and NEW are files or addresses of OpenAPI documents in JSON, such as contract.json and https://api.example/openapi.json.
--breaking leaves out all other changes.

Ends with 0 where nothing breaks, with 1 for a breaking change, with 2 where it cannot compare.`;

type Print = (shown: readonly ContractChange[], all: readonly ContractChange[]) => string;

const formats: { readonly [name: string]: Print } = {
  text: changesAsText,
  markdown: changesAsMarkdown,
  json: (shown) => JSON.stringify(shown, null, 2),
};

export interface Console {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
}

/** Runs the command. Returns its exit code. */
export const runCommand = async (args: readonly string[], console: Console): Promise<number> =>
  run([...args], console).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  });

const run = async (args: string[], console: Console): Promise<number> => {
  const options = { format: { type: "string" }, breaking: { type: "boolean" }, help: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, older, newer, ...more] = positionals;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const print = formats[values.format ?? "text"];
  if (command !== "diff" || older === undefined || newer === undefined || more.length > 0 || !print)
    throw new Error(usage);
  const changes = diffContracts(await read(older), await read(newer));
  const breaking = changes.filter(({ effect }) => effect === "breaking");
  console.log(print(values.breaking ? breaking : changes, changes));
  return breaking.length > 0 ? 1 : 0;
};

const read = async (source: string): Promise<unknown> =>
  readJson(source).catch((error: unknown) => {
    throw new Error(`${source} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });

const readJson = async (source: string): Promise<unknown> => {
  if (!/^https?:\/\//.test(source)) return JSON.parse(await readFile(source, "utf8"));
  const response = await fetch(source);
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.json();
};
