/** The official conformance suite of MCP, as a command that is run against a server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, readdir } from "node:fs/promises";
import { type Server, createServer, request as send } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const suite = fileURLToPath(new URL("../node_modules/@modelcontextprotocol/conformance", import.meta.url));

export const revisions = ["2025-11-25", "2026-07-28"] as const;

export interface Check {
  readonly id: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
  readonly errorMessage?: string;
}

/** The suite sends no credential, so this stands between, and adds one; all else goes through as it comes. */
export const startGate = async (target: string, token: string): Promise<Server> => {
  const { hostname, port } = new URL(target);
  const gate = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    const forwarded = send({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    // A client that has read enough of a stream goes away.
    outgoing.on("close", () => forwarded.destroy());
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  return gate;
};

/** The suite waits half a second for some answers, which a slow machine may not keep: its clock goes five times slower. */
const slowly = `data:text/javascript,const { setTimeout: wait } = globalThis;
globalThis.setTimeout = (run, milliseconds = 0, ...given) => wait(run, 5 * milliseconds, ...given);`;

/** Runs a command of the suite to its end; `onLine` hears what it prints. Which checks have failed, its files tell. */
const run = async (command: readonly string[], folder: string, onLine: (line: string) => void): Promise<void> => {
  const child = spawn(process.execPath, ["--import", slowly, join(suite, "dist/index.js"), ...command, "-o", folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  createInterface({ input: child.stdout }).on("line", onLine);
  await once(child, "close");
};

/** The checks that count for a revision, of the server at `url`, and those of `more` scenarios. */
export const serverChecks = async (
  url: string,
  revision: string,
  folder: string,
  more: readonly string[] = [],
): Promise<readonly Check[]> => {
  await run(["server", "--url", url, "--requirements", revision], folder, () => {});
  return checksOf(folder, [...(await scoredScenarios(revision)), ...more], "server-");
};

/** Scenarios of the extension for tasks, which count for no revision. The others need tools that ask their caller, or cannot do without. */
export const taskScenarios: { readonly [revision: string]: readonly string[] } = {
  "2026-07-28": [
    "tasks-lifecycle",
    "tasks-capability-negotiation",
    "tasks-wire-fields",
    "tasks-request-state-removal",
    "tasks-request-headers",
    "tasks-dispatch-and-envelope",
  ],
};

/** The checks of the authorization server that a client's URL leads to; `onLine` hears where its operator has to consent. */
export const authorizationChecks = async (
  options: { readonly [name: string]: string },
  folder: string,
  onLine: (line: string) => void,
): Promise<readonly Check[]> => {
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await run(["authorization", ...given], folder, onLine);
  const scenarios = ["authorization-server-metadata-endpoint", "authorization-code-grant"];
  return checksOf(folder, scenarios, "authorization-server-");
};

/** The scenarios that count for a revision: the first list of the suite's own file. */
const scoredScenarios = async (revision: string): Promise<readonly string[]> => {
  const text = await readFile(join(suite, "requirements", `${revision}.yaml`), "utf8");
  const [, list = ""] = /^server:\n((?: {2}.*\n|\s*\n)+)/m.exec(text) ?? [];
  return Array.from(list.matchAll(/^ {2}- ([\w-]+)/gm), ([, name = ""]) => name);
};

const checksOf = async (folder: string, scenarios: readonly string[], prefix: string): Promise<readonly Check[]> => {
  const ran = await readdir(folder);
  const folders = scenarios.map((name) => ran.find((each) => each.startsWith(`${prefix}${name}-20`)));
  const lists = await Promise.all(
    folders.map(async (each) => JSON.parse(await readFile(join(folder, each ?? "", "checks.json"), "utf8")) as Check[]),
  );
  return lists.flat();
};
