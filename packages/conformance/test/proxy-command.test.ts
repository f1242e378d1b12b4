/** `atlas-conformance proxy` as its users start it. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UsageError } from "../src/options.ts";
import { proxyCommand, readProxyOptions } from "../src/proxy/command.ts";
import type { ProxyReport } from "../src/proxy/report.ts";
import { keepOutput } from "../test-support/commands.ts";
import { serveDeployment } from "../test-support/deployment.ts";

/** A team's tests: they ask the address in ATLAS_BASE_URL for these paths, and end with this code. */
const tests = (code: number, ...paths: readonly string[]): readonly string[] => {
  const asks = paths.map((path) => `await (await fetch(process.env.ATLAS_BASE_URL + ${JSON.stringify(path)})).text();`);
  return ["--", process.execPath, "--input-type=module", "-e", `${asks.join("\n")}\nprocess.exitCode = ${code};`];
};

let folder: string;
let right: Awaited<ReturnType<typeof serveDeployment>>;
let wrong: typeof right;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-proxy-"));
  right = await serveDeployment();
  wrong = await serveDeployment({ answers: async () => new Response("tea", { status: 418 }) });
});

afterAll(async () => {
  await Promise.all([right.close(), wrong.close()]);
  await rm(folder, { recursive: true, force: true });
});

const { out, err } = keepOutput();

describe("behind the proxy", () => {
  test("tests that pass on a right deployment end with 0 and a report with grades", async () => {
    const [json, html] = ["report.json", "report.html"].map((name) => join(folder, name));
    const files = ["--json", `${json}`, "--html", `${html}`];
    expect(await proxyCommand(["--target", right.url, ...files, ...tests(0, "/version", "/health")])).toBe(0);
    expect(out()).toMatch(/^atlas-conformance proxy at http:\/\/127\.0\.0\.1:\d+, before http/);
    expect(out()).toContain("Everything that went through conforms: 2 requests and 0 deliveries");
    const report = JSON.parse(await readFile(`${json}`, "utf8")) as ProxyReport; // It was written by this command.
    expect(report).toMatchObject({
      kind: "proxy",
      target: right.url,
      causes: [],
      totals: { requests: 2, breaches: 0 },
    });
    expect(report.grades).toMatchObject({ grade: "conforms in part", held: 2, broken: 0 });
    const page = await readFile(`${html}`, "utf8");
    expect(page).toContain("conforms in part · 2 of");
    expect(page).not.toMatch(/(src|href)="[^#]/);
  });

  test("tests that pass on a wrong deployment end with 1, and a line for the breach", async () => {
    expect(await proxyCommand(["--target", wrong.url, ...tests(0, "/version")])).toBe(1);
    expect(out()).toContain("✗ system.version status 418 is not declared");
  });

  test.for([
    [3, 3, "the tests' own code"],
    [0, 2, "2 where they ask nothing"],
  ] as const)("tests that end with %i end with %i: %s", async ([code, expected]) => {
    expect(await proxyCommand(["--target", right.url, ...tests(code)])).toBe(expected);
    expect(out()).toContain("Nothing went through");
  });

  test("tests that only ask elsewhere, or are only refused, end with 2", async () => {
    expect(await proxyCommand(["--target", right.url, ...tests(0, "/nowhere", "/v1/atlas/messages")])).toBe(2);
    expect(out()).toContain("No success went through: 2 requests");
  });

  test("a profile says what is graded", async () => {
    const [profile, json] = [join(folder, "profile.json"), join(folder, "graded.json")];
    await writeFile(profile, JSON.stringify({ operations: ["system.version"] }));
    const args = ["--target", right.url, "--profile", profile, "--json", json, ...tests(0, "/version")];
    expect(await proxyCommand(args)).toBe(0);
    const { grades } = JSON.parse(await readFile(json, "utf8")) as ProxyReport; // As above.
    expect(grades).toMatchObject({ grade: "conforms", held: 1, not_seen: 0 });
    expect(out()).toContain("conforms · 1 of 1 held");
  });

  test("a report that cannot be written is told, and ends with 2", async () => {
    const json = join(folder, "nowhere", "report.json");
    expect(await proxyCommand(["--target", right.url, "--json", json, ...tests(0, "/version")])).toBe(2);
    expect(err()).toMatch(/^The report is not written: ENOENT/);
  });

  test("a command that does not run is told in words", async () => {
    expect(await proxyCommand(["--target", right.url, "--", "no-such-command"])).toBe(2);
    expect(err()).toMatch(/^no-such-command does not run: /);
  });

  test("without tests, a signal ends it with a report", async () => {
    const ended = proxyCommand(["--target", right.url, "--port", "0"]);
    const url = await eventually(() => {
      expect(out()).toContain("Ctrl-C");
      return /proxy at (\S+),/.exec(out())?.[1];
    });
    await (await fetch(`${url}/version`)).text();
    process.emit("SIGINT");
    expect(await ended).toBe(0);
    expect(out()).toContain("1 request and 0 deliveries");
  });
});

test.for([
  [[], "--target is missing"],
  [["--target", "nowhere"], "--target takes an http or https address without user name"],
  [["--target", "http://127.0.0.1:1", "--port", "high"], "--port takes a number up to 65535, not high"],
  [["--target", "http://127.0.0.1:1", "--"], "After -- comes the command to run"],
  [["--target", "http://127.0.0.1:1", "--public-url", "http://a.example"], "--public-url is for --webhooks"],
  [["--target", "http://127.0.0.1:1", "--fast"], "--fast"],
] as const)("refuses %j in words", ([args, message]) => {
  expect(() => readProxyOptions(args)).toThrow(UsageError);
  expect(() => readProxyOptions(args)).toThrow(message);
});
