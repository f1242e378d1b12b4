/**
 * `npm run test:judges [-- name …]`: linters, proxies and clients of OpenAPI that others make, each on the contract as the
 * offline sandbox serves it. Fails on what a judge finds and `accepted` does not explain.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { limits } from "@atlas-messaging/contract";
import { Atlas } from "@atlas-messaging/sdk";
import { freePort } from "../../servers/reference/test-support/postgres.ts";
import { asScript, mustRun, run } from "../../scripts/command.ts";
import { endAll, startProgram, untilReady } from "../../scripts/deploy/processes.ts";
import { serveSandbox } from "../sandbox.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const tool = (path: string): string => join(folder, "node_modules", path);
const document = "dist/openapi.json";

const unlimited = Object.fromEntries(Object.keys(limits).map((name) => [name, 1_000_000]));

const unknownId = "the example names a row that a fresh sandbox does not have";

/** Findings that stay, and why. */
const accepted: { readonly [finding: string]: string } = {
  "owasp:api4:2023-string-limit": "a UUID, a date and a digest are as long as their format or pattern says",
  "owasp:api4:2023-string-restricted": "texts of people have a length and no form",
  "owasp:api4:2023-integer-format": "integers have bounds, which say more",
  "owasp:api4:2023-integer-limit": "counts and positions that the service returns have no maximum",
  "owasp:api4:2023-array-limit": "the history of a run and the tools of an organization are as long as they are",
  "owasp:api8:2023-define-cors-origin":
    "the header is sent to origins that a deployment allows, and none is by default",
  "owasp:api8:2023-define-error-responses-401": "public operations ask for no credential",
  "owasp:api2:2023-read-restricted": "discovery, health and the documents are public",
  "owasp:api2:2023-write-restricted": "one signs up and in without a credential",
  "owasp:api8:2023-no-server-http": "the sandbox is on this machine",
  "owasp:api9:2023-inventory-access": "a deployment names itself as its one server",
  "owasp:api9:2023-inventory-environment": "a deployment names itself as its one server",
  "POST /v1/atlas/agents: 422 validation_failed source_ids.0": unknownId,
  "POST /v1/atlas/sessions: 422 validation_failed agent_id": unknownId,
  "GET /agent/v1/knowledge/search: 422 validation_failed query":
    "Bruno's command imports the parameters of a query, and sends none",
  "oas3-operation-security-defined":
    "OpenAPI 3.1 lets a bearer scheme list scopes, which this rule knows for OAuth alone",
};

type Counts = ReadonlyMap<string, number>;

const counted = (findings: readonly string[]): Counts => {
  const groups = Map.groupBy(findings, (each) => each);
  return new Map(Array.from(groups, ([name, { length }]) => [name, length]));
};

/** Reads the JSON among what a program printed. */
const jsonIn = (printed: string, begin = "{"): unknown =>
  JSON.parse(printed.slice(printed.indexOf(begin), printed.lastIndexOf("}") + 1));

const redocly = async (): Promise<Counts> => {
  const command = ["node", tool("@redocly/cli/bin/cli.js"), "lint", document, "--extends=recommended-strict"];
  const { output } = await run([...command, "--format=json"], folder);
  const { problems } = jsonIn(output) as { readonly problems: readonly { readonly ruleId: string }[] };
  return counted(problems.map(({ ruleId }) => ruleId));
};

const spectral = async (): Promise<Counts> => {
  const ruleset = { extends: ["spectral:oas", "@stoplight/spectral-owasp-ruleset"] };
  await writeFile(join(folder, "dist/ruleset.json"), JSON.stringify(ruleset));
  const command = ["node", tool("@stoplight/spectral-cli/dist/index.js"), "lint", document];
  await run([...command, "--ruleset", "dist/ruleset.json", "-f", "json", "-q", "-o", "dist/spectral.json"], folder);
  const found: readonly { readonly code: string }[] = JSON.parse(
    await readFile(join(folder, "dist/spectral.json"), "utf8"),
  );
  return counted(found.map(({ code }) => code));
};

/** Cases of bodies, lists and refusals. Windows of limits take minutes. */
const sections = ["messages.", "webhooks.", "conversations.", "customers.", "knowledge.", "runs."];
const cases = [...sections.flatMap((part) => ["--only", part]), "--without", "/429"];

/** Runs the suite through a proxy that checks each answer against the contract. A violation is a case that fails. */
const behind =
  (start: (upstream: string, port: number) => readonly string[], ...without: readonly string[]) =>
  async (upstream: string): Promise<Counts> => {
    const port = await freePort();
    const command = ["node", "--import", "./programs/keep-alive.js", ...start(upstream, port)];
    const proxy = startProgram(command, {}, folder);
    await untilReady(`http://127.0.0.1:${port}/health`, proxy);
    const report = join(folder, "dist/report.json");
    const suite = ["bun", "packages/conformance/src/cli.ts", "--base-url", `http://127.0.0.1:${port}`];
    await run([...suite, ...cases, ...without.flatMap((part) => ["--without", part]), "--json", report]);
    await endAll();
    const told: {
      readonly cases: readonly { readonly id: string; readonly outcome: string; readonly reason?: string }[];
    } = JSON.parse(await readFile(report, "utf8"));
    if (told.cases.filter(({ outcome }) => outcome === "passed").length < 50)
      throw new Error("Too few cases have passed.");
    const failed = told.cases.filter(({ outcome }) => outcome === "failed");
    return counted(failed.map(({ id, reason = "" }) => `${id}: ${reason.split("\n", 1)[0]}`));
  };

/** Runs a client's import of the contract and its requests, as they come from our examples. */
const client =
  (program: string) =>
  async (url: string): Promise<Counts> => {
    const { token } = await new Atlas({ baseUrl: url }).sandbox.credentials();
    const printed = await mustRun(["node", `programs/${program}.js`, url, token], folder);
    const { asked, refused } = jsonIn(printed, '{"asked"') as {
      readonly asked: number;
      readonly refused: readonly string[];
    };
    if (asked < 50) throw new Error(`${program} asked ${asked} times.`);
    return counted(refused);
  };

/** It parses bodies before it passes them on: those that are no JSON, or too long, arrive as others or never. */
const bodies = ["/400/malformed_json", "/413", "/422/body/"];

const judges: { readonly [name: string]: (url: string) => Promise<Counts> } = {
  redocly,
  spectral,
  prism: behind(
    (upstream, port) => [
      tool("@stoplight/prism-cli/dist/index.js"),
      "proxy",
      document,
      upstream,
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
      "--validateRequest",
      "false",
      // Its own headers of CORS would be headers that no contract declares.
      "--cors",
      "false",
    ],
    ...bodies,
  ),
  "express-openapi-validator": behind((upstream, port) => ["programs/validator.js", upstream, String(port)]),
  postman: client("postman"),
  bruno: client("bruno"),
  "openapi-backend": client("backend"),
};

await asScript(async () => {
  const names = process.argv.slice(2);
  const { url, sandbox, stop } = serveSandbox({ limits: unlimited, clock: "system" });
  // The sandbox sets no timers, so what is due waits until somebody asks for it.
  const due = setInterval(() => void sandbox.settle(), 50);
  const unexplained: string[] = [];
  const gone = new Set(names.length === 0 ? Object.keys(accepted) : []);
  try {
    await mustRun(["bun", "install", "--frozen-lockfile", "--ignore-scripts"], folder);
    await rm(join(folder, "dist"), { recursive: true, force: true });
    await mkdir(join(folder, "dist"));
    await writeFile(join(folder, document), await (await fetch(`${url}/openapi.json`)).text());
    for (const [name, judge] of Object.entries(judges)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const found = await judge(url);
      console.log(`${name}: ${found.size === 0 ? "nothing" : ""}`);
      for (const [finding, count] of found) {
        console.log(`  ${count} × ${finding}: ${accepted[finding] ?? "not explained"}`);
        gone.delete(finding);
        if (accepted[finding] === undefined) unexplained.push(`${name}: ${finding}`);
      }
    }
  } finally {
    clearInterval(due);
    await endAll();
    await stop();
  }
  if (unexplained.length > 0) throw new Error(`Judges found what nothing explains:\n${unexplained.join("\n")}`);
  if (gone.size > 0) throw new Error(`No judge finds what is explained:\n${[...gone].join("\n")}`);
});
