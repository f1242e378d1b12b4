/** The two commands as their users run them: the suite against the offline sandbox, over HTTP. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { limits } from "@atlas-messaging/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allCases } from "../src/cases.ts";
import { UsageError, readOptions } from "../src/options.ts";
import type { Report } from "../src/report/report.ts";

const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const bun = pathOf("../../node_modules/.bin/bun");
const running: ChildProcess[] = [];
let folder: string;

const start = (script: string, ...args: readonly string[]) => {
  const child = spawn(bun, [pathOf(script), ...args], { stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (said.err += text));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, ...said })),
  );
  return { child, said, ended };
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo; // A server that listens on a port has one.
  probe.close();
  await once(probe, "close");
  return port;
};

/** Starts a sandbox; resolves with its address when it listens. */
const startSandbox = async (...args: readonly string[]): Promise<string> => {
  const { child, said, ended } = start("../sandbox/src/cli.ts", "--port", String(await freePort()), ...args);
  const ready = new Promise<string>((resolve) =>
    child.stdout.on("data", () => {
      const address = /Base URL\s+(\S+)/.exec(said.out)?.[1];
      if (address !== undefined) resolve(address);
    }),
  );
  const failed = ended.then(({ err }): never => {
    throw new Error(`the sandbox ended: ${err}`);
  });
  return Promise.race([ready, failed]);
};

let open: Promise<string> | undefined;
/** The address of a sandbox without windows, which the tests share: a process takes a second of CPU to start. */
const openSandbox = (): Promise<string> => (open ??= startSandbox(...unlimited));

const hold = (...args: readonly string[]) => start("src/cli.ts", ...args).ended;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-conformance-"));
});

afterAll(async () => {
  for (const child of running) child.kill();
  await rm(folder, { recursive: true, force: true });
});

/** The limits are wide. Cases about limits have a sandbox of their own. */
const unlimited = Object.keys(limits).flatMap((name) => ["--limit", `${name}=1000000`]);
const windows = ["/429", "behaviour/limits"];
const withoutWindows = windows.flatMap((part) => ["--without", part]);
/** A request of each form, and all stories. The engine behind the server has all cases in its own test. */
const forms = ["behaviour/", "/20", "messages.", "media.", "webhooks."];
const ofForms = forms.flatMap((part) => ["--only", part]);
const ofWindows = windows.flatMap((part) => ["--only", part]);

/** The cases that failed, each with what it expected. */
const failuresIn = (out: string): readonly string[] => out.match(/^✗.*\n.*/gm) ?? [];

const reportAt = async (path: string): Promise<Report> => JSON.parse(await readFile(path, "utf8")) as Report;

test("the suite passes on the sandbox's HTTP server, and reports it", async () => {
  const [json, junit, html] = ["report.json", "report.xml", "report.html"].map((name) => join(folder, name));
  const reports = ["--json", `${json}`, "--junit", `${junit}`, "--html", `${html}`];
  const narrow = join(folder, "windows.json");
  const [{ code, out, err }, limited] = await Promise.all([
    hold("--base-url", await openSandbox(), ...ofForms, ...withoutWindows, ...reports),
    hold("--base-url", await startSandbox(), ...ofWindows, "--json", narrow),
  ]);
  expect([code, err, failuresIn(out)]).toEqual([0, "", []]);
  expect([limited.code, limited.err, failuresIn(limited.out)]).toEqual([0, "", []]);
  const { cases, totals } = await reportAt(`${json}`);
  const all = [...cases, ...(await reportAt(narrow)).cases];
  const asked = allCases.filter(({ id }) => [...forms, ...windows].some((part) => id.includes(part)));
  expect(all.map(({ id }) => id).toSorted()).toEqual(asked.map(({ id }) => id).toSorted());
  expect(all.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  // A command has no clock that the suite could move; nothing is deprecated, and only an OAuth client makes a consent.
  const skipped = all.filter(({ outcome, reason = "" }) => outcome === "skipped" && !reason.includes("clock"));
  expect(skipped.map(({ id }) => id)).toEqual(["console.revokeConsent/200", "behaviour/versioning/deprecated"]);
  expect(out).toContain(`${totals.passed} passed`);
  const xml = await readFile(`${junit}`, "utf8");
  expect(xml.match(/<testcase /g)).toHaveLength(cases.length);
  expect(xml).toContain(`tests="${cases.length}" failures="0" skipped="${totals.skipped}"`);
  const page = await readFile(`${html}`, "utf8");
  expect(page).toContain(`All ${totals.passed} cases passed`);
  expect(page).not.toMatch(/(src|href)="[^#]/);
});

describe("the suite's command", () => {
  test("fails when a case does, with a request to paste", async () => {
    const url = await startSandbox(...unlimited, "--fail", "channels.list=503x1000");
    const { code, out } = await hold("--base-url", url, "--only", "channels.list/200");
    expect(code).toBe(1);
    expect(out).toContain("channels.list/200");
    expect(out).toMatch(/curl .*\/v1\/atlas\/channels/);
    expect(out).toContain("1 failed");
  });

  test("leaves no case out unless it is told to", () => {
    const { only, without, stages } = readOptions(["--base-url", "http://127.0.0.1:1"]) ?? {};
    expect([only, without, stages]).toEqual([undefined, undefined, undefined]);
  });

  test.for([
    [["--only", "messages.send"], "--base-url is missing"],
    [["--base-url", "nowhere"], "--base-url takes an http or https address, not nowhere"],
    [["--base-url", "http://127.0.0.1:1", "--rate", "fast"], "--rate takes a whole number, not fast"],
    [["--base-url", "http://127.0.0.1:1", "--rate", "0"], "--rate takes 1 or more"],
    [["--base-url", "http://127.0.0.1:1", "--at-once", "0"], "--at-once takes 1 or more"],
    [["--base-url", "http://127.0.0.1:1", "--stage", "old"], "not old"],
    [["--base-url", "http://127.0.0.1:1", "--fast"], "--fast"],
  ] as const)("refuses %j in words", ([args, message]) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(message);
  });

  test.for([
    [["--base-url", "http://127.0.0.1:1", "--profile", "/nowhere.json"], "--profile /nowhere.json"],
    [["--base-url", "http://127.0.0.1:1"], "The run could not begin"],
  ] as const)("ends with 2 and words for %j", async ([args, message]) => {
    const { code, err } = await hold(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).not.toMatch(/^ {4}at .*:\d+/m);
  });
});

test("a report that cannot be written is told after its table, and ends with 2", async () => {
  const url = await openSandbox();
  const [file, other] = [join(folder, "there.xml"), join(folder, "nowhere", "report.json")];
  const { code, out, err } = await hold("--base-url", url, "--only", "health", "--json", other, "--junit", file);
  expect([code, err]).toEqual([2, expect.stringMatching(/^The report is not written: ENOENT.*report\.json'\n$/)]);
  expect(out).toMatch(/\d+ passed/);
  expect(await readFile(file, "utf8")).toContain("<testcase");
});

test.for([
  ["--token", "token", "unknown"],
  ["--other-token", "other token", "unknown"],
  ["--operator-token", "operator token", "unknown"],
] as const)("an unknown %s ends the run before it begins", async ([option, name, token]) => {
  const { code, err } = await hold("--base-url", await openSandbox(), option, token);
  expect([code, err]).toEqual([2, expect.stringContaining(`The run could not begin: the ${name} is refused`)]);
});

test("a run of which no case is left ends with 2 and words", async () => {
  const { code, err } = await hold("--base-url", await openSandbox(), "--only", "messages.sent");
  expect([code, err.split("\n")[0]]).toEqual([2, "No case is left by --only, --without, --stage and the profile."]);
});

test("the sandbox's command ends with words for what it cannot do", async () => {
  const { code, err } = await start("../sandbox/src/cli.ts", "--fail", "channels.list=502").ended;
  expect([code, err.split("\n")[0]]).toEqual([1, "No error of the contract has the status 502."]);
  expect(err).not.toMatch(/^ {4}at .*:\d+/m);
});
