/** The state of the service, credentials for its sandbox, and the directory of agents. */
import { patternsOf } from "../src/pipeline/searched-text.ts";
import type { OperationId } from "@atlas-messaging/contract";
import type { Change } from "../src/core/changes.ts";
import { describe, expect, test } from "vitest";
import { inserted, outline } from "../test-support/changes.ts";
import { agentRow } from "../test-support/rows.ts";
import { serve } from "../test-support/ask.ts";
import { organizationId } from "../test-support/deployment.ts";
import { type Changed, startOfTime } from "../test-support/fake-shell.ts";
import type { Commitment, DirectoryArgs } from "../src/pipeline/services.ts";

const now = new Date(startOfTime).toISOString();
const json = async (answer: Response) => {
  const body = Object(await answer.json());
  expect(body.ok).toBe(answer.status < 300);
  return { status: answer.status, ...body };
};

describe("the state of the service", () => {
  const state = async (operation: OperationId, shell: Changed = {}) => json(await serve(operation, {}, shell).call());
  const ping = async () => {};
  const down = async () => {
    throw new Error("down");
  };

  test("is ok if the rows can be reached", async () => {
    expect(await state("system.health", { store: { ping } })).toMatchObject({ status: 200, data: { status: "ok" } });
    expect(await state("system.health", { store: { ping: down } })).toMatchObject({ status: 500 });
  });

  test("is live whatever the rows are", async () => {
    expect(await state("system.live")).toMatchObject({ status: 200, data: { status: "live" } });
  });

  test("is ready if nothing is in the way", async () => {
    expect(await state("system.ready", { store: { ping } })).toMatchObject({ status: 200, data: { status: "ready" } });
    expect((await state("system.ready", { store: { ping: down } })).status).toBe(500);
    const draining = await state("system.ready", { whyNotReady: () => "The server is stopping." });
    expect(draining).toMatchObject({ status: 503, error: { message: "The server is stopping." } });
  });

  test("has a version, with the stage of each operation", async () => {
    const { data } = await state("system.version", { isServed: (operation) => operation !== "messages.send" });
    expect(data).toMatchObject({ build: "test", environment: "sandbox" });
    expect(data.operations).toContainEqual({ operation_id: "messages.send", stage: "stable", enabled: false });
    expect(data.operations).toContainEqual({ operation_id: "messages.list", stage: "stable", enabled: true });
  });
});

describe("sandbox credentials", () => {
  const get = async (query: string, shell: Changed = {}) => {
    const commits: { organization: string; changes: readonly Change[] }[] = [];
    const commit = async (organization: string, changes: readonly Change[]): Promise<Commitment> => (
      commits.push({ organization, changes }),
      "committed"
    );
    const { served, call } = serve("sandbox.credentials", {}, { ...shell, store: { commit } });
    return { served, commits, call: async () => json(await call({ query })) };
  };

  test("open an organization of their own", async () => {
    const { commits, call } = await get("");
    const { status, data } = await call();
    expect([status, data.base_url]).toEqual([200, "http://atlas.example"]);
    expect(data.token).toMatch(/^atlas_sandbox_sandbox_/);
    const [commit] = commits;
    expect(inserted(commit?.changes ?? [], "organizations")).toMatchObject([{ id: commit?.organization }]);
    expect(inserted(commit?.changes ?? [], "audit_events")).toMatchObject([{ actor_kind: "sandbox" }]);
    expect(outline(commit?.changes ?? [])).toContain("insert operator_sessions");
  });

  test("have the scopes that are named, all of them by default", async () => {
    const { commits, call } = await get("?scope=atlas.runs.read%20atlas.channels.read");
    expect((await call()).data.scopes).toEqual(["atlas.channels.read", "atlas.runs.read"]);
    expect(inserted(commits[0]?.changes ?? [], "credentials")).toMatchObject([
      { scopes: ["atlas.channels.read", "atlas.runs.read"] },
    ]);
    expect((await (await get("")).call()).data.scopes.length).toBeGreaterThan(10);
  });

  test("are refused for an unknown scope", async () => {
    const { commits, call } = await get("?scope=atlas.everything");
    expect(await call()).toMatchObject({
      status: 422,
      error: { details: [{ path: "scope", message: "names atlas.everything, which is not a scope" }] },
    });
    expect(commits).toEqual([]);
  });

  test("are not handed out in production", async () => {
    const { served, call } = await get("");
    Object.assign(served.shell.settings, { environment: "production" });
    expect(await call()).toMatchObject({ status: 404, error: { message: expect.stringContaining("Production") } });
  });
});

describe("the directory of agents", () => {
  const listed = async (query: string, total: number) => {
    const asked: DirectoryArgs[] = [];
    const found = {
      agent: agentRow({ is_listed: true, listing_slug: "host" }),
      organization: { id: organizationId, name: "Shop" },
    };
    const directory = async (args: DirectoryArgs) =>
      (asked.push(args), { page: total > 0 ? [found] : [], total }) as never;
    const { data } = await json(await serve("agents.directory", {}, { store: { directory } }).call({ query }));
    return { asked, data };
  };

  test("is searched by words", async () => {
    const { asked, data } = await listed("?q=%20Harbour%20%20Bistro%20&category=food&limit=1&offset=2", 9);
    expect(asked).toEqual([{ patterns: patternsOf("Harbour Bistro"), category: "food", now, size: 1, offset: 2 }]);
    expect(data).toMatchObject({ agents: [{}], total_count: 9, next_offset: 3 });
  });

  test("ends with its last page", async () => {
    const { asked, data } = await listed("", 1);
    expect(asked).toMatchObject([{ patterns: [], category: null, offset: 0 }]);
    expect(data).toMatchObject({ total_count: 1, next_offset: null });
    expect((await listed("?offset=5", 0)).data).toMatchObject({ agents: [], next_offset: null });
  });
});
