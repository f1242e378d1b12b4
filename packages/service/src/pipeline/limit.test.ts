import { operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { deployment, organizationId, statusAndCode } from "../../test-support/deployment.ts";
import { fakeShell, requestTo, sixHeaders, startOfTime } from "../../test-support/fake-shell.ts";
import { direct } from "./handler.ts";
import { correlate } from "./request.ts";
import { limitClassOf } from "@atlas-messaging/server-stubs/parts";
import { count, countIn } from "./limit.ts";

const manifest = direct("tools.manifest", async () => ({ status: 200, body: { ok: true, data: { tools: [] } } }));
const health = direct("system.health", async () => ({ status: 200, body: { ok: true, data: { status: "ok" } } }));
const knowledge = direct("knowledge.create", async () => ({ code: "conflict", message: "Enough." }));
const scopes = ["atlas.channels.read", "atlas.knowledge.write"] as const;

const limitsOf = (max: number) => {
  const { settings } = fakeShell();
  return { settings: { ...settings, limits: { ...settings.limits, reads: max, writes: max, ingest: 1 } } };
};

describe("the windows of a request", () => {
  test("are its principal's and its organization's, and the headers tell the tighter one", async () => {
    const served = deployment({ "tools.manifest": manifest }, limitsOf(3));
    const [one, other] = [served.tokenWith(scopes), served.tokenWith(scopes)];
    const ask = async (token: string) => sixHeaders(await served.call("tools.manifest", { token }));
    expect(await ask(one)).toMatchObject({ limit: "3", remaining: "2", reason: "ok", retryAfter: "0" });
    expect(await ask(other)).toMatchObject({ remaining: "1", reason: "ok" });
    await ask(other);
    expect(await ask(one)).toMatchObject({ remaining: "0", reason: "organization", retryAfter: "60" });
  });

  test("have the organization's own limit as soon as the store tells it", async () => {
    const served = deployment({ "tools.manifest": manifest }, limitsOf(1));
    const token = served.tokenWith(scopes);
    const ask = async () => {
      const answer = await served.call("tools.manifest", { token });
      return [answer.status, answer.headers.get("x-atlas-ratelimit-limit")];
    };
    expect(await ask()).toEqual([200, "1"]);
    served.decide({ suspended_at: null, limits: { reads: 3 } });
    // A refused request asks the store, too, so nobody waits for a window to end.
    expect(await ask()).toEqual([429, "1"]);
    expect([await ask(), await ask(), await ask()]).toEqual([
      [200, "3"],
      [200, "3"],
      [429, "3"],
    ]);
  });

  test("slide: a request leaves them after a minute", async () => {
    const served = deployment({ "tools.manifest": manifest }, limitsOf(1));
    const token = served.tokenWith(scopes);
    const ask = async () => (await served.call("tools.manifest", { token })).status;
    const first = await ask();
    served.shell.clock.set(startOfTime + 59_999);
    const soon = await ask();
    served.shell.clock.set(startOfTime + 60_001);
    expect([first, soon, await ask()]).toEqual([200, 429, 200]);
  });

  test("are its address's where it has no principal", async () => {
    const shell = fakeShell();
    const context = correlate(shell, null, { request: requestTo("/"), clientAddress: "192.0.2.1" });
    for (let sent = 0; sent < 120; sent++) await count(context, "public");
    await expect(async () => count(context, "public")).rejects.toMatchObject({ refusal: { code: "rate_limited" } });
    expect(context.limit).toMatchObject({ reason: "address", remaining: 0 });
  });
});

test("health checks are never limited", async () => {
  const { settings } = fakeShell();
  const served = deployment(
    { "system.health": health },
    { settings: { ...settings, limits: { ...settings.limits, public: 1 } } },
  );
  const statuses = [];
  for (let sent = 0; sent < 3; sent++) statuses.push((await served.call("system.health")).status);
  expect(statuses).toEqual([200, 200, 200]);
});

describe("a class that depends on the body", () => {
  const operation = { ...operations["knowledge.create"], id: "knowledge.create" } as const;
  test.for([
    [{ source_type: "url" }, "ingest"],
    [{ source_type: "text" }, "writes"],
    [undefined, "writes"],
  ] as const)("of %j is %s", ([body, limitClass]) => {
    expect(limitClassOf(operation, body)).toBe(limitClass);
  });

  test("counts when the body is known, and a bad one in the operation's own", async () => {
    const served = deployment({ "knowledge.create": knowledge }, limitsOf(2));
    const token = served.tokenWith(scopes);
    const ask = async (body: object) => statusAndCode(await served.call("knowledge.create", { token, body }));
    const url = { source_type: "url", title: "Page", url: "https://shop.example/page" };
    expect([await ask(url), await ask(url)]).toEqual([
      [409, "conflict"],
      [429, "rate_limited"],
    ]);
    expect([await ask({}), await ask({}), await ask({})]).toEqual([
      [422, "validation_failed"],
      [422, "validation_failed"],
      [429, "rate_limited"],
    ]);
  });
});

test("a refusal by a surface's own window shows that window", async () => {
  const shell = fakeShell();
  const window = { key: `of ${organizationId}`, reason: "address" } as const;
  const counted = { max: 1, limitClass: "sign_in", what: "tries" } as const;
  expect(await countIn(shell, window, counted)).toBeNull();
  expect(await countIn(shell, window, counted)).toMatchObject({
    message: "1 tries per minute are allowed; try again in 60 s.",
    headers: { "retry-after": "60", "x-atlas-ratelimit-limit": "1", "x-atlas-ratelimit-reason": "address" },
  });
});
