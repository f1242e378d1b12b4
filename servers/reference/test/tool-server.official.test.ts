/** The official conformance suite of MCP holds the tool server to both revisions. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { type Server, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { officialRest } from "../test-support/official-rest.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const suite = fileURLToPath(new URL("../node_modules/@modelcontextprotocol/conformance", import.meta.url));
const revisions = ["2025-11-25", "2026-07-28"] as const;

/** The suite sends no credential, so this stands between, and adds one; all else goes through as it comes. */
const startGate = async (target: string, token: string): Promise<Server> => {
  const { hostname, port } = new URL(target);
  const gate = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    const forwarded = send({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  return gate;
};

interface Check {
  readonly id: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
}

/** The scenarios that count for a revision: the first list of the suite's own file. */
const scoredScenarios = async (revision: string): Promise<readonly string[]> => {
  const text = await readFile(join(suite, "requirements", `${revision}.yaml`), "utf8");
  const [, list = ""] = /^server:\n((?: {2}.*\n|\s*\n)+)/m.exec(text) ?? [];
  return Array.from(list.matchAll(/^ {2}- ([\w-]+)/gm), ([, name = ""]) => name);
};

const checksOf = async (folder: string, scenarios: readonly string[]): Promise<readonly Check[]> => {
  const ran = await readdir(folder);
  const folders = scenarios.map((name) => ran.find((each) => each.startsWith(`server-${name}-20`)));
  const lists = await Promise.all(
    folders.map(async (each) => JSON.parse(await readFile(join(folder, each ?? "", "checks.json"), "utf8")) as Check[]),
  );
  return lists.flat();
};

const settings = { ATLAS_LIMIT_AGENT_TOOLS: "1000000" };

describeServedOnPostgres("the official suite of MCP", { settings }, (served) => {
  let gate: Server;
  let folder: string;
  beforeAll(async () => {
    gate = await startGate(served.server.url, (await served.organization()).data.token);
    folder = await mkdtemp(join(tmpdir(), "atlas-mcp-"));
  });
  afterAll(async () => {
    gate.close();
    await rm(folder, { recursive: true, force: true });
  });

  const failed = async (revision: string): Promise<readonly string[]> => {
    const { port } = gate.address() as AddressInfo; // A server that listens on a port has one.
    const url = `http://127.0.0.1:${port}/atlas/v1/mcp`;
    const output = join(folder, revision);
    const command = [join(suite, "dist/index.js"), "server", "--url", url, "--requirements", revision, "-o", output];
    // It ends with 1 when anything has failed; what has, its files tell.
    await promisify(execFile)(process.execPath, command, { cwd: folder }).catch(() => {});
    const checks = await checksOf(output, await scoredScenarios(revision));
    expect(checks.filter(({ status }) => status === "SUCCESS").length).toBeGreaterThan(30);
    return checks.filter(({ status }) => status === "FAILURE").map(({ id }) => id);
  };

  test("passes but for what no product has, and for nothing else", { timeout: 120_000 }, async () => {
    const found = new Set<string>();
    for (const revision of revisions) for (const id of await failed(revision)) found.add(id);
    expect([...found].toSorted()).toEqual(Object.values(officialRest).flat().toSorted());
  });
});
