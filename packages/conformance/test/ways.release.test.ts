/** Every way to the offline sandbox passes a request of each form, and the stories. Each run tries three sections by it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as msw from "msw";
import * as msw2 from "msw2";
import { afterAll, expect, test } from "vitest";
import { Session, allCases, runCases, startProxy } from "../src/index.ts";
import { failuresIn, reportAt, runSuite, startSandbox, stopAll, unlimited } from "../test-support/commands.ts";
import { through } from "../test-support/msw.ts";
import { sandboxTarget } from "../test-support/sandbox-target.ts";

afterAll(stopAll);

const forms = ["behaviour/", "/20", "messages.", "media.", "webhooks."];
const windows = ["/429", "behaviour/limits"];
const only = (parts: readonly string[]) => parts.flatMap((part) => ["--only", part]);

test("the suite passes on the sandbox's HTTP server, windows with a sandbox of their own", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-conformance-"));
  const [wide, narrow] = [join(folder, "wide.json"), join(folder, "narrow.json")];
  const without = windows.flatMap((part) => ["--without", part]);
  const ended = await Promise.all([
    runSuite("--base-url", await startSandbox(...unlimited), ...only(forms), ...without, "--json", wide),
    runSuite("--base-url", await startSandbox(), ...only(windows), "--json", narrow),
  ]);
  expect(ended.map(({ code, err, out }) => [code, err, failuresIn(out)])).toEqual([
    [0, "", []],
    [0, "", []],
  ]);
  const all = [...(await reportAt(wide)).cases, ...(await reportAt(narrow)).cases];
  await rm(folder, { recursive: true });
  const asked = allCases.filter(({ id }) => [...forms, ...windows].some((part) => id.includes(part)));
  expect(all.map(({ id }) => id).toSorted()).toEqual(asked.map(({ id }) => id).toSorted());
  // A command has no clock that the suite could move; nothing is deprecated, and only an OAuth client makes a consent.
  const skipped = all.filter(({ outcome, reason = "" }) => outcome === "skipped" && !reason.includes("clock"));
  expect(skipped.map(({ id }) => id)).toEqual(["console.consents.revoke/200", "behaviour/versioning/deprecated"]);
});

test("the suite passes behind the proxy, which finds nothing broken and sees all but one operation succeed", async () => {
  const proxy = await startProxy({ target: { baseUrl: await startSandbox(...unlimited) }, webhooks: true });
  // A receiver's `Keep-Alive` belongs to its connection, which ends at the proxy.
  const without = [...windows, "behaviour/replays/whole"].flatMap((part) => ["--without", part]);
  const { code, out } = await runSuite("--base-url", proxy.url, ...without);
  await proxy.close();
  expect([code, failuresIn(out)]).toEqual([0, []]);
  const { causes, totals, grades } = proxy.report();
  expect(causes).toEqual([]);
  expect(totals.deliveries).toBeGreaterThan(100);
  const graded = grades.sections.flatMap(({ operations }) => operations);
  expect(graded.filter(({ outcome }) => outcome !== "held").map(({ id }) => id)).toEqual(["console.consents.revoke"]);
});

test.for([
  ["msw 3", through(msw.http, msw.getResponse)] as const,
  ["msw 2", through(msw2.http, msw2.getResponse)] as const,
])("the sandbox's handlers for %s pass", async ([, reached]) => {
  const session = await Session.open(sandboxTarget({}, undefined, reached));
  const cases = allCases.filter(({ id }) => /^(messages|media|webhooks|behaviour)[./]|\/2\d\d$/.test(id));
  const results = await runCases(session, cases);
  await session.close();
  const ids = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).map((each) => each.case.id);
  expect(ids("failed")).toEqual([]);
  expect(ids("skipped")).toEqual(["console.consents.revoke/200", "behaviour/versioning/deprecated"]);
});
