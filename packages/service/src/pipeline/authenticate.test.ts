import { operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { type Deployment, deployment, organizationId, statusAndCode } from "../../test-support/deployment.ts";
import { idOf, startOfTime } from "../../test-support/fake-shell.ts";
import { direct } from "./handler.ts";
import type { Shell } from "./services.ts";

const manifest = direct("tools.manifest", async () => ({ status: 200, body: { ok: true, data: { tools: [] } } }));
const handlers = { "tools.manifest": manifest };
const unauthenticated = [401, "unauthenticated"] as const;
const challenge = 'Bearer realm="atlas"';
const metadata = 'resource_metadata="http://atlas.example/.well-known/oauth-protected-resource"';

const challengeOf = async (served: Deployment, headers: { readonly [name: string]: string }) => {
  const answer = await served.call("tools.manifest", { headers });
  expect(answer.status).toBe(401);
  return answer.headers.get("www-authenticate");
};

describe("a request without a token of ours", () => {
  const served = deployment(handlers);

  test("gets a challenge", async () => {
    expect(await challengeOf(served, {})).toBe(`${challenge}, ${metadata}`);
    expect(await challengeOf(served, { authorization: "Basic YTpi" })).toBe(`${challenge}, ${metadata}`);
  });

  test("gets the error invalid_token if its token is malformed", async () => {
    expect(await challengeOf(served, { authorization: "Bearer atlas_key_sandbox_no" })).toBe(
      `${challenge}, error="invalid_token", ${metadata}`,
    );
  });

  test("counts for its address, so that tokens cannot be guessed", async () => {
    const guessed = deployment(handlers);
    for (let tried = 0; tried < 120; tried++) await guessed.call("tools.manifest");
    expect(await statusAndCode(await guessed.call("tools.manifest"))).toEqual([429, "rate_limited"]);
  });

  test("has guessed nothing while the rows cannot be read: it may be valid", async () => {
    const findCredential = async () => Promise.reject(new RangeError("away"));
    const away = deployment(handlers, {
      store: { findCredential, isUnavailable: (error) => error instanceof RangeError },
    });
    const token = away.tokenWith([]);
    const statuses = new Set<number>();
    for (let tried = 0; tried < 130; tried++) statuses.add((await away.call("tools.manifest", { token })).status);
    expect([...statuses]).toEqual([503]);
  });
});

describe("a token", () => {
  const served = deployment(handlers);
  const ask = async (token: string) => statusAndCode(await served.call("tools.manifest", { token }));
  const scopes = ["atlas.channels.read"] as const;

  test("lets in, and its use is noted", async () => {
    const used: string[] = [];
    const noting = deployment(handlers, { recordUse: ({ credentialId }) => void used.push(credentialId) });
    const answer = await noting.call("tools.manifest", { token: noting.tokenWith(scopes) });
    expect([answer.status, used.length]).toEqual([200, 1]);
  });

  test.for([
    ["that nobody knows", (): string => served.shell.createToken("key").text],
    ["that has been revoked", () => served.tokenWith(scopes, { revoked_at: "2026-01-01T00:00:00.000Z" })],
    ["that has expired", () => served.tokenWith(scopes, { expires_at: "2026-01-02T12:00:00.000Z" })],
    ["of a console session, elsewhere than at the console", () => served.sessionWith([])],
    ["that is to be exchanged for another", () => served.shell.createToken("refresh").text],
  ] as const)("%s does not", async ([, token]) => {
    expect(await ask(token())).toEqual(unauthenticated);
  });

  test("of an app or a service account is named after it, and of nobody has no name", async () => {
    const used: Parameters<Shell["recordUse"]>[0][] = [];
    const owned = deployment(handlers, {
      recordUse: (principal) => void used.push(principal),
      store: { ownerName: async (organization, owner) => `${organization === organizationId} ${owner}` },
    });
    for (const owner_id of [idOf(5), null])
      await owned.call("tools.manifest", { token: owned.tokenWith(scopes, { owner_id }) });
    expect(used).toMatchObject([{ name: `true ${idOf(5)}`, ownerId: idOf(5), permissions: [] }, { name: null }]);
    expect(used[1]).not.toHaveProperty("ownerId");
  });

  test("of another environment does not, and the answer names it", async () => {
    const here = deployment(handlers, {
      settings: { ...served.shell.settings, environment: "staging" },
    });
    const answer = await here.call("tools.manifest", { token: here.shell.createToken("key").text });
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining("staging") } });
  });

  test("that was seen before lets in without a look-up, until it expires", async () => {
    const token = served.tokenWith(scopes, { expires_at: "2026-01-02T12:00:30.000Z" });
    expect((await served.call("tools.manifest", { token })).status).toBe(200);
    served.shell.clock.set(startOfTime + 30_000);
    expect(await ask(token)).toEqual(unauthenticated);
    served.shell.clock.set(startOfTime);
  });
});

describe("a console session", () => {
  const counts = { apps: 0, service_accounts: 0, webhooks: 0, audit_events: 0 };
  const permissions = { developer_console: { read: true, manage: false } };
  const overview = direct("console.overview.get", async () => ({
    status: 200,
    body: { ok: true, data: { counts, permissions } },
  }));
  const served = deployment({ "console.overview.get": overview });
  const ask = async (token: string) => (await served.call("console.overview.get", { token })).status;
  const { anyOf } = operations["console.overview.get"].auth;

  test("lets an operator in, and no credential does", async () => {
    expect(await ask(served.sessionWith(anyOf))).toBe(200);
    expect(await ask(served.tokenWith(["atlas.channels.read"]))).toBe(401);
  });

  const suspended = { suspended_at: "2026-01-01T00:00:00.000Z", limits: null };

  test("of a suspended organization is refused, fresh or remembered, until it is resumed", async () => {
    const known = served.sessionWith(anyOf);
    expect(await ask(known)).toBe(200);
    served.decide(suspended);
    const fresh = await served.call("console.overview.get", { token: served.sessionWith(anyOf) });
    expect(await statusAndCode(fresh)).toEqual([403, "organization_suspended"]);
    expect([await ask(known), await ask(known)]).toEqual([403, 403]);
    served.decide(null);
    expect([await ask(known), await ask(known)]).toEqual([200, 200]);
  });

  test.for([
    ["that has ended", () => served.sessionWith([], { revoked_at: "2026-01-01T00:00:00.000Z" })],
    ["that nobody has begun", (): string => served.shell.createToken("operator").text],
  ] as const)("%s does not", async ([, token]) => {
    expect(await ask(token())).toBe(401);
  });
});
