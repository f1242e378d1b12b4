/** The suite's command, against the offline sandbox's over HTTP. A release runs more of its cases: `ways.release.test.ts`. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allCases } from "../src/cases.ts";
import { command } from "../src/command.ts";
import { UsageError, readOptions } from "../src/options.ts";
import {
  failuresIn,
  keepOutput,
  reportAt,
  runSandbox,
  runSuite,
  sandboxProcess,
  startSandbox,
  startSuite,
  stopAll,
  unlimited,
} from "../test-support/commands.ts";

let folder: string;
/** Shared by the tests: a process takes half a second of CPU to start. `runs.get` and `tools.manifest` fail, which few other cases ask. */
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-conformance-"));
  url = await startSandbox(...unlimited, ...failing);
});

afterAll(async () => {
  stopAll();
  await rm(folder, { recursive: true, force: true });
});

/** All methods, windows apart, and the stories of what arrives by itself. */
const chosen = ["webhooks.", "behaviour/delivery", "behaviour/event-stream"];

test("the suite passes on the sandbox's HTTP server, and reports it", async () => {
  const [json, junit, html] = ["report.json", "report.xml", "report.html"].map((name) => join(folder, name));
  const reports = ["--json", `${json}`, "--junit", `${junit}`, "--html", `${html}`];
  const only = chosen.flatMap((part) => ["--only", part]);
  const { code, out, err } = await runSuite("--base-url", url, ...only, "--without", "/429", ...reports);
  expect([code, err, failuresIn(out)]).toEqual([0, "", []]);
  const { cases, totals } = await reportAt(`${json}`);
  const asked = allCases.filter(({ id }) => chosen.some((part) => id.includes(part)) && !id.includes("/429"));
  expect(cases.map(({ id }) => id).toSorted()).toEqual(asked.map(({ id }) => id).toSorted());
  // A command has no clock that the suite could move.
  const skipped = cases.filter(({ outcome, reason = "" }) => outcome === "skipped" && !reason.includes("clock"));
  expect(skipped).toEqual([]);
  expect(totals.passed).toBeGreaterThan(100);
  expect(out).toContain(`${totals.passed} passed`);
  const xml = await readFile(`${junit}`, "utf8");
  expect(xml.match(/<testcase /g)).toHaveLength(cases.length);
  expect(xml).toContain(`tests="${cases.length}" failures="0" skipped="${totals.skipped}"`);
  const page = await readFile(`${html}`, "utf8");
  expect(page).toContain(`All ${totals.passed} cases passed`);
  expect(page).not.toMatch(/(src|href)="[^#]/);
});

const failing = ["--fail", "tools.manifest=503x1000", "--fail", "runs.get=503x1000"];

/** Starts a slow run, in which an early case fails, and resolves when that is told. */
const slowRun = async (target: string, json: string, ...more: readonly string[]) => {
  const slowly = ["--only", "behaviour/errors", "--only", "behaviour/webhooks", "--rate", "20", "--json", json];
  const { child, ended } = startSuite("--base-url", target, ...slowly, ...more);
  await new Promise<void>((resolve) => void child.stdout.once("data", () => resolve()));
  return { child, ended };
};

describe("a run that does not come to its end", () => {
  test.for([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("by %s reports what it knows, and ends with %d", async ([signal, wanted]) => {
    const [json, html] = [join(folder, `${signal}.json`), join(folder, `${signal}.html`)];
    const { child, ended } = await slowRun(url, json, "--html", html);
    child.kill(signal);
    const { code, out } = await ended;
    expect(code).toBe(wanted);
    const { cases, not_run, ended_early } = await reportAt(json);
    expect([cases.some(({ outcome }) => outcome === "failed"), ended_early]).toEqual([true, `Stopped by ${signal}.`]);
    expect(not_run).toBeGreaterThan(0);
    expect(out).toContain(`\nThe run is not complete: ${not_run} cases have no result. Stopped by ${signal}.\n`);
    expect(await readFile(html, "utf8")).toContain("The run is not complete");
  });

  test("by a target that goes away reports what it knows, and fails no case for it", async () => {
    const json = join(folder, "gone.json");
    const own = await sandboxProcess(...unlimited, ...failing);
    const { ended } = await slowRun(own.url, json, "--patience", "1s");
    own.child.kill("SIGKILL");
    const { code, out } = await ended;
    expect([code, out]).toEqual([1, expect.stringContaining("takes no connections any more")]);
    const { cases, not_run } = await reportAt(json);
    expect(not_run).toBeGreaterThan(0);
    const failed = cases.filter(({ outcome }) => outcome === "failed").map(({ reason = "" }) => reason);
    expect(failed.filter((reason) => !reason.includes("503"))).toEqual([]);
  });
});

test("the sandbox's command ends with words for what it cannot do", async () => {
  const { code, err } = await runSandbox("--fail", "channels.list=502");
  expect([code, err.split("\n")[0]]).toEqual([1, "No error of the contract has the status 502."]);
  expect(err).not.toMatch(/^ {4}at .*:\d+/m);
});

describe("the suite's command", () => {
  const { out, err } = keepOutput();

  test("fails when a case does, with a request to paste", async () => {
    expect(await command(["--base-url", url, "--only", "tools.manifest/200"])).toBe(1);
    expect(out()).toContain("tools.manifest/200");
    expect(out()).toMatch(/curl .*\/v1\/atlas\/tools/);
    expect(out()).toContain("1 failed");
    expect(out()).toMatch(/\n✗ tools\.manifest\/200: expected 200, received 503 .*\n$/);
  });

  test.for([
    ["http://127.0.0.1:1 ", "http://127.0.0.1:1"],
    ["\n http://[::1]:1//\r\n", "http://[::1]:1"],
    ["HTTPS://Example.com:443/atlas/", "https://example.com/atlas"],
  ] as const)("takes the address %j as %s", ([given, taken]) => {
    const options = readOptions(["--base-url", given, "--console-url", given]);
    expect([options?.baseUrl, options?.consoleUrl]).toEqual([taken, taken]);
  });

  test("leaves no case out unless it is told to", () => {
    const { only, without, stages } = readOptions(["--base-url", "http://127.0.0.1:1"]) ?? {};
    expect([only, without, stages]).toEqual([undefined, undefined, undefined]);
  });

  test.for([
    ["500ms", 500],
    ["30s", 30_000],
    ["2m", 120_000],
    ["30", 30_000],
  ] as const)("takes a patience of %s", ([text, milliseconds]) => {
    expect(readOptions(["--base-url", "http://127.0.0.1:1", "--patience", text])?.patience).toBe(milliseconds);
  });

  test("runs the cases of sections, and counts them by section", async () => {
    const options = ["--section", "keys", "--section", "sandbox", "--without", "/429", "--without", "behaviour/"];
    expect(await command(["--base-url", url, ...options])).toBe(0);
    const cases = allCases.filter(({ id }) => /^(keys|sandbox)\.(?!.*\/429)/.test(id));
    expect(out()).toMatch(/^section +cases +passed +failed +skipped\n/);
    const counted = [...out().matchAll(/^(keys|sandbox) +(\d+)/gm)].map(([, , count]) => Number(count));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(cases.length);
  });

  test.for([
    [["--only", "messages.send"], "--base-url is missing"],
    [
      ["--base-url", "nowhere"],
      '--base-url takes an http or https address without user name, query and fragment, not "nowhere"',
    ],
    ...[
      "",
      "file:///etc",
      "127.0.0.1:1",
      "http://127.0.0.1:1?x",
      "http://127.0.0.1:1/#x",
      "http://a b",
      "http://[::1",
    ].map((address) => [["--base-url", address], `not ${JSON.stringify(address)}`] as const),
    [["--base-url", "http://127.0.0.1:1", "--receiver-url", "http://a@b"], "--receiver-url takes"],
    [["--base-url", "http://127.0.0.1:1", "--rate", "fast"], "--rate takes a whole number, not fast"],
    [["--base-url", "http://127.0.0.1:1", "--rate", "0"], "--rate takes 1 or more"],
    [["--base-url", "http://127.0.0.1:1", "--at-once", "0"], "--at-once takes 1 or more"],
    [["--base-url", "http://127.0.0.1:1", "--stage", "old"], "not old"],
    [["--base-url", "http://127.0.0.1:1", "--section", "message"], "--section takes messages, "],
    [["--base-url", "http://127.0.0.1:1", "--patience", "long"], "--patience takes a time such as 30s"],
    [["--base-url", "http://127.0.0.1:1", "--patience", "0"], "--patience takes a time such as 30s"],
    [["--base-url", "http://127.0.0.1:1", "--fast"], "--fast"],
  ] as const)("refuses %j in words", ([args, message]) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(message);
  });

  test.for([
    [["--base-url", "http://127.0.0.1:1", "--profile", "/nowhere.json"], "--profile /nowhere.json"],
    [["--base-url", "http://127.0.0.1:1"], "The run could not begin"],
  ] as const)("ends with 2 and words for %j", async ([args, message]) => {
    expect(await command(args)).toBe(2);
    expect(err()).toContain(message);
    expect(err()).not.toMatch(/^ {4}at .*:\d+/m);
  });

  test("tells after its table that a report cannot be written, and ends with 2", async () => {
    const [file, other] = [join(folder, "there.xml"), join(folder, "nowhere", "report.json")];
    expect(await command(["--base-url", url, "--only", "health", "--json", other, "--junit", file])).toBe(2);
    expect(err()).toMatch(/^The report is not written: ENOENT.*report\.json'\n$/);
    expect(out()).toMatch(/\d+ passed/);
    expect(await readFile(file, "utf8")).toContain("<testcase");
  });

  test.for([
    ["--token", "token", "unknown"],
    ["--other-token", "other token", "unknown"],
    ["--operator-token", "operator token", "unknown"],
  ] as const)("ends before it begins for an unknown %s", async ([option, name, token]) => {
    expect(await command(["--base-url", url, option, token])).toBe(2);
    expect(err()).toContain(`The run could not begin: the ${name} is refused`);
  });

  test("ends with 2 and words when no case is left", async () => {
    expect(await command(["--base-url", url, "--only", "messages.sent"])).toBe(2);
    expect(err().split("\n")[0]).toBe("No case is left by --only, --without, --section, --stage and the profile.");
  });
});
