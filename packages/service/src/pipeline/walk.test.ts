import { type SuccessOf, operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { deployment, statusAndCode } from "../../test-support/deployment.ts";
import { direct, read } from "./handler.ts";
import type { CredentialFacts } from "./principals.ts";
import { Problem } from "./problem.ts";
import type { Stage } from "./request.ts";

const page: SuccessOf<"channels.list"> = { ok: true, data: { channels: [], has_more: false, next_cursor: null } };

/** Lists no channels; its load says whether the credential lives. */
const listing = (life: { lives: boolean } = { lives: true }) => ({
  ...read("channels.list", { args: () => ({}), present: () => ({ status: 200, body: page }) }),
  load: async (): Promise<CredentialFacts> => ({ ...life, standing: null }),
});

const manifest = direct("tools.manifest", async () => ({ status: 200, body: { ok: true, data: { tools: [] } } }));
const scopes = ["atlas.channels.read"] as const;

describe("the stages, in their order:", () => {
  const served = deployment({ "channels.list": listing(), "tools.manifest": manifest });
  const ask = async (token: string | undefined, query = "") =>
    statusAndCode(await served.call("channels.list", { ...(token === undefined ? {} : { token }), query }));

  test("who nobody knows hears it ahead of what is wrong with the request", async () => {
    expect(await ask(undefined, "?limit=0")).toEqual([401, "unauthenticated"]);
  });

  test("who may not hears it ahead of what is wrong with the request", async () => {
    expect(await ask(served.tokenWith([]), "?limit=0")).toEqual([403, "insufficient_scope"]);
  });

  test("an invalid request is refused ahead of the handler", async () => {
    expect(await ask(served.tokenWith(scopes), "?limit=0")).toEqual([422, "validation_failed"]);
  });

  test("what passes them all is answered by the handler", async () => {
    const answer = await served.call("channels.list", { token: served.tokenWith(scopes) });
    expect([answer.status, await answer.json()]).toEqual([200, page]);
    expect(served.shell.heard.lines.at(-1)).toMatchObject({ operation: "channels.list", status: 200 });
  });
});

describe("a credential that is revoked", () => {
  const remembered = async (handlers: Parameters<typeof deployment>[0]) => {
    const served = deployment(handlers);
    const token = served.tokenWith(scopes);
    await served.call("channels.list", { token });
    served.revoke(token);
    return { served, token };
  };

  test("is refused by the load of the handler, and forgotten", async () => {
    const life = { lives: true };
    const { served, token } = await remembered({ "channels.list": listing(life) });
    life.lives = false;
    expect(await statusAndCode(await served.call("channels.list", { token }))).toEqual([401, "unauthenticated"]);
    expect(served.shell.principals.recall(served.shell.sha256(token))).toBeNull();
    expect(served.asked.lives).toBe(0);
  });

  test("is refused ahead of a handler that loads nothing", async () => {
    const handlers = { "channels.list": listing(), "tools.manifest": manifest };
    const { served, token } = await remembered(handlers);
    expect(await statusAndCode(await served.call("tools.manifest", { token }))).toEqual([401, "unauthenticated"]);
    expect(served.asked.lives).toBe(1);
  });

  test("is refused first, whatever else is wrong with the request", async () => {
    const { served, token } = await remembered({ "channels.list": listing() });
    const answer = await served.call("channels.list", { token, query: "?limit=0" });
    expect(await statusAndCode(answer)).toEqual([401, "unauthenticated"]);
  });
});

test("a credential that was looked up for the request is not asked for again", async () => {
  const served = deployment({ "tools.manifest": manifest });
  const answer = await served.call("tools.manifest", { token: served.tokenWith(scopes) });
  expect([answer.status, served.asked.lives]).toEqual([200, 0]);
});

describe("a stage of the shell's own", () => {
  const entered: string[] = [];
  const closed: Stage = ({ operation }) => {
    entered.push(operation?.id ?? "");
    throw new Problem("unavailable", "Closed.");
  };
  const served = deployment({ "channels.list": listing() }, {}, { stages: [closed] });

  test("is the last ahead of the handler: what is refused before does not come there", async () => {
    const token = served.tokenWith(scopes);
    expect(await statusAndCode(await served.call("channels.list", { token, query: "?limit=0" }))).toEqual([
      422,
      "validation_failed",
    ]);
    expect(entered).toEqual([]);
    expect(await statusAndCode(await served.call("channels.list", { token }))).toEqual([503, "unavailable"]);
    expect(entered).toEqual(["channels.list"]);
  });
});

test("a request is a span, which carries the caller's trace on and says how it ended", async () => {
  const spans: unknown[] = [];
  const begin = (start: object) => {
    spans.push(start);
    return { traceparent: "own", end: (how: object) => void spans.push(how) };
  };
  const served = deployment({ "channels.list": listing() }, { tracing: { begin } });
  await served.call("channels.list", { headers: { traceparent: "theirs" } });
  expect(spans).toMatchObject([
    { name: "channels.list", kind: "server", parent: "theirs", attributes: { "http.request.method": "GET" } },
    { failed: false, attributes: { "http.response.status_code": 401 } },
  ]);
});

test("another table of operations is walked instead", async () => {
  const table = { ...operations, "channels.list": { ...operations["channels.list"], stage: "sunset" } } as const;
  const served = deployment({ "channels.list": listing() }, {}, { table });
  expect(await statusAndCode(await served.call("channels.list"))).toEqual([410, "version_unsupported"]);
});
