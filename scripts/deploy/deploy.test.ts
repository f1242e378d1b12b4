/** Files of the deployment that can be checked without its tools. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { providerError } from "@atlas-messaging/service/channels/provider-errors";
import { expect, test } from "vitest";
import { dashboardFile, dashboardOf, metricsIn, readMetricsPage } from "./dashboard.ts";

const read = (path: string): string => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), "utf8");
const metricsPage = await readMetricsPage();
const metrics = metricsIn(metricsPage);
const names = metrics.map(({ name }) => name);

test("the dashboard is that of the page of metrics; scripts/deploy/dashboard.ts writes it", () => {
  expect(readFileSync(dashboardFile, "utf8")).toBe(dashboardOf(metricsPage));
});

const source = readFileSync(new URL("../../servers/reference/src/platform/metrics.ts", import.meta.url), "utf8");

test("the page of metrics names each metric of the server, and no other", () => {
  const made = [...source.matchAll(/"((?:atlas|process)_\w+)"/g)].map(([, name = ""]) => name);
  expect(names.toSorted()).toEqual(made.toSorted());
});

test("alerts ask for metrics that exist", () => {
  const asked = [...read("compose/prometheus/alerts.yml").matchAll(/^ +expr: (.*)$/gm)].flatMap(
    ([, expr]) => expr?.match(/atlas_\w+/g) ?? [],
  );
  expect(asked.length).toBeGreaterThan(3);
  for (const name of asked) expect(names).toContain(name.replace(/_(count|bucket|sum)$/, ""));
});

test("each alert leads to its section of the runbook", () => {
  const rules = read("compose/prometheus/alerts.yml").split("- alert: ").slice(1);
  const headings = [...read("../docs/operations/runbook.md").matchAll(/^## (.+)$/gm)].map(([, heading = ""]) =>
    heading.toLowerCase().replaceAll(" ", "-"),
  );
  for (const rule of rules) expect(headings).toContain(/^ +runbook_url: \S+runbook\.md#(\S+)$/m.exec(rule)?.[1]);
});

/** A token that has ended, a locked account, and one that is not paid. */
const refusals = [190, 131031, 131042];

test("the alert of a refused channel, its page and the runbook name what a refusal is counted as", () => {
  const outcomes = new Set(refusals.map((code) => `put_off_${providerError(401, code).failure}`));
  const [, rule = ""] = read("compose/prometheus/alerts.yml").split("- alert: AtlasChannelRefused");
  expect(/outcome="(\w+)"/.exec(rule)?.[1]).toBe([...outcomes].join());
  for (const page of [metricsPage, read("../docs/operations/runbook.md")])
    expect(new Set(page.match(/put_off_channel_\w+/g))).toEqual(outcomes);
});

test("each unit reads the common settings, and then a file of its own, where a port may stand", () => {
  const filesOf = (unit: string) =>
    [...read(`systemd/${unit}`).matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
  expect(filesOf("atlas.service")).toEqual(["/etc/atlas/.env", "-/etc/atlas/server.env"]);
  expect(filesOf("atlas-worker@.service")).toEqual(["/etc/atlas/.env", "-/etc/atlas/worker-%i.env"]);
  const guide = read("../docs/operations/install.md");
  for (const file of ["server", "worker-1", "worker-2"]) expect(guide).toContain(`> /etc/atlas/${file}.env`);
});

test("secrets are written for their owner alone, and never over others", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-env-"));
  const file = join(folder, ".env");
  const made = `umask 000; "$0" api.example.com "$1"`;
  const script = fileURLToPath(new URL("../../deploy/compose/make-env.sh", import.meta.url));
  const make = () => promisify(execFile)("sh", ["-c", made, script, file]);
  try {
    await make();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await readFile(file, "utf8");
    await expect(make()).rejects.toThrow(".env");
    expect(await readFile(file, "utf8")).toBe(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("no secret of the owner of the tables reaches a server or worker", () => {
  const services = read("compose/compose.yaml").split(/^ {2}(?=\w+:$)/m);
  const withOwner = services.filter((text) => text.includes("OWNER_PASSWORD")).map((text) => text.split(":", 1)[0]);
  expect(withOwner).toEqual(["postgres", "migrate"]);
});
