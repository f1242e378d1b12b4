/** The official conformance suite of MCP holds the tool server to both revisions, and OAuth to what clients rely on. */
import { mkdtemp, rm } from "node:fs/promises";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentAt } from "../test-support/consented-client.ts";
import { officialRest } from "../test-support/official-rest.ts";
import {
  type Check,
  authorizationChecks,
  revisions,
  serverChecks,
  startGate,
  taskScenarios,
} from "../test-support/official-suite.ts";
import { type Served, describeServedOnPostgres } from "../test-support/served.ts";

const settings = { ATLAS_LIMIT_AGENT_TOOLS: "1000000" };
/** Beyond that its limits are not ours: once more, then. */
const again = { retry: 1 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-mcp-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A server that listens on a port has one. */
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** The scored checks of each revision. */
const scored = async (
  served: Served<undefined>,
  name: string,
  more: { readonly [revision: string]: readonly string[] } = {},
): Promise<readonly Check[]> => {
  const { data } = await served.organization();
  const gate = await startGate(served.server.url, data.token);
  const url = `http://127.0.0.1:${portOf(gate)}/atlas/v1/mcp`;
  const results = await mkdtemp(join(folder, name));
  const of = (revision: string) => serverChecks(url, revision, join(results, revision), more[revision]);
  const checks = await Promise.all(revisions.map(of));
  gate.close();
  return checks.flat();
};

const idsOf = (checks: readonly Check[], status: Check["status"]): readonly string[] =>
  [...new Set(checks.filter((check) => check.status === status).map(({ id }) => id))].toSorted();

describeServedOnPostgres("the official suite of MCP", { settings }, (served) => {
  test("passes but for what no product has, and for nothing else", again, async () => {
    const checks = await scored(served, "product");
    expect(idsOf(checks, "SUCCESS").length).toBeGreaterThan(30);
    expect(idsOf(checks, "FAILURE")).toEqual(Object.values(officialRest).flat().toSorted());
  });

  test("finds an authorization server that its clients can use", async () => {
    const { data } = await served.organization();
    const operator = served.clientOf(data.operator_token);
    const { app } = (await operator.succeed("console.apps.create", { body: { name: "The suite" } })).data;
    const port = await freePort();
    await operator.succeed("console.apps.addRedirectUri", {
      params: { app_id: app.id },
      body: { redirect_uri: `http://127.0.0.1:${port}/callback` },
    });
    const options = { url: served.server.url, "client-id": app.client_id, port: `${port}`, resource: data.mcp_url };
    const printed: string[] = [];
    const checks = await authorizationChecks(options, join(folder, "authorization"), (line) => {
      // It names the page before it listens for what comes back.
      if (!line.startsWith(`${served.server.url}/`) && !line.startsWith("Callback server started")) return;
      const [page] = printed.push(line) === 2 ? printed.filter((each) => each.startsWith("http")) : [];
      if (page !== undefined) void consent(new URL(page), data.operator_token);
    });
    expect(idsOf(checks, "FAILURE")).toEqual([]);
    const both = ["authorization-code-grant", "authorization-server-metadata"];
    expect(idsOf(checks, "SUCCESS")).toEqual(expect.arrayContaining(both));
  });
});

/** The suite is told a port ahead of its listening on it. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** The operator consents, and their browser goes where it is sent. */
const consent = async (url: URL, session: string): Promise<void> => {
  await fetch(await consentAt(url, session));
};

const file = fileURLToPath(new URL("../test-support/mcp-fixtures/main.ts", import.meta.url));

describeServedOnPostgres("the official suite of MCP, with its fixtures", { settings, file }, (served) => {
  test("passes", again, async () => {
    const checks = await scored(served, "fixtures", taskScenarios);
    expect(idsOf(checks, "FAILURE")).toEqual([]);
    expect(idsOf(checks, "WARNING")).toEqual([]);
    expect(idsOf(checks, "SUCCESS").length).toBeGreaterThan(100);
  });
});
