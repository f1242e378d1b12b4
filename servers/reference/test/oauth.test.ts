/** OAuth 2.1 as an app meets it (`oauth4webapi`), and what an attacker would try. */
import { ResponseBodyError } from "oauth4webapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../test-support/client.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { OAuthApp, redirectUri } from "../test-support/oauth-app.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";

const settings = { ATLAS_LIMIT_PUBLIC: "10000", ATLAS_LIMIT_SIGN_IN: "1000", ATLAS_OAUTH_REGISTRATION: "operators" };

/** The error code that the client library read from a refusal. */
const refusalOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => "accepted",
    (error: unknown) => (error instanceof ResponseBodyError ? error.error : error),
  );

describeServedOnPostgres("OAuth", { settings }, (served) => {
  let app: OAuthApp;
  let session: string;
  let token: string;
  beforeAll(async () => {
    const { data } = await served.organization();
    session = data.operator_token;
    token = data.token;
    app = await OAuthApp.open(served.server.url, served.clientOf(session));
  });

  const works = async (accessToken: string): Promise<boolean> =>
    (await served.clientOf(accessToken).call("channels.list")).status === 200;
  const authorize = (parameters: { readonly [name: string]: string }, headers = {}) =>
    fetch(`${served.server.url}/oauth/authorize?${new URLSearchParams(parameters)}`, { headers, redirect: "manual" });
  /** Returns the app's redirect parameters after a decision on a changed request. */
  const sentBack = async (change: { readonly [name: string]: string }, by = session, decision?: string) => {
    const answer = await app.decide(await app.begin(change), by, decision);
    const { redirect_to } = (await answer.json()) as { readonly redirect_to: string };
    return Object.fromEntries(new URL(redirect_to).searchParams);
  };

  describe("a consent", () => {
    test("gives an opaque token with the scopes asked for, and nothing else", async () => {
      const tokens = await app.tokens(session);
      expect(tokens).toMatchObject({
        token_type: "bearer",
        expires_in: 3_600,
        scope: "atlas.channels.read atlas.runs.read",
      });
      expect(tokens.access_token).toMatch(/^atlas_oauth_sandbox_[0-9A-Za-z]{38}$/);
      expect(await works(tokens.access_token)).toBe(true);
      expect(await served.clientOf(tokens.access_token).call("agents.list")).toMatchObject({
        status: 403,
        error: { code: "insufficient_scope" },
      });
    });

    test("comes by a page for people, whose texts are escaped, and a password", async () => {
      const email = "page@shop.example";
      const password = "correct horse battery staple";
      const console = served.clientOf(session);
      const { invitation } = (await console.succeed("console.members.invite", { body: { email, role: "owner" } })).data;
      const accepted = { invitation_token: invitation.token, password };
      await served.anonymous.succeed("console.account.acceptInvitation", { body: accepted });
      const flow = await app.begin();
      const page = await authorize(flow.parameters, { accept: "text/html" });
      const policy = page.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      const html = await page.text();
      expect(html).toContain("Orders &#60;b&#62;");
      expect(html).toContain("Read channels and their health");
      const { organization } = (await console.succeed("console.sessions.getCurrent")).data;
      expect(html).toContain(`asks for access to <strong><bdi>${organization.name}</bdi></strong>`);
      const post = (given: { readonly [name: string]: string }) =>
        fetch(`${served.server.url}/oauth/authorize`, {
          method: "POST",
          headers: { accept: "text/html" },
          body: new URLSearchParams({ ...flow.parameters, decision: "approve", ...given }),
          redirect: "manual",
        });
      const wrong = await post({ email, password: "wrong" });
      expect([wrong.status, wrong.headers.get("location")]).toEqual([401, null]);
      const right = await post({ email, password });
      expect(right.status).toBe(303);
      expect(right.headers.get("set-cookie")).toMatch(/^atlas_device=[\w.-]+; .*HttpOnly/);
      const location = new URL(right.headers.get("location") ?? "");
      expect(location.searchParams.get("from")).toBe("atlas");
      expect(location.searchParams.get("iss")).toBe(served.server.url);
      expect(await works((await app.exchange(flow, app.codeAt(flow, location))).access_token)).toBe(true);
    });

    test("needs an operator of the app's organization who may give it", async () => {
      const other = await served.organization();
      expect((await app.decide(await app.begin(), other.data.operator_token)).status).toBe(401);
      expect((await app.decide(await app.begin(), "atlas_operator_sandbox_nobody")).status).toBe(401);
      const body = { email: "viewer@shop.example", role: "viewer" };
      const { invitation } = (await served.clientOf(session).succeed("console.members.invite", { body })).data;
      const accepted = { invitation_token: invitation.token, password: "correct horse battery staple" };
      const viewer = (await served.anonymous.succeed("console.account.acceptInvitation", { body: accepted })).data
        .session.token;
      expect(await sentBack({}, viewer)).toMatchObject({ error: "access_denied" });
    });

    test("that is not given sends the app back without a code", async () => {
      const back = await sentBack({ state: "state-1" }, session, "deny");
      expect(back).toMatchObject({ error: "access_denied", state: "state-1", iss: served.server.url });
      expect(back).not.toHaveProperty("code");
    });
  });

  describe("a request", () => {
    test.for([
      ["for another redirect URI", { redirect_uri: "http://127.0.0.1:8976/callback?from=elsewhere" }],
      ["for one that begins like it", { redirect_uri: `${redirectUri}&more=1` }],
      ["for another host", { redirect_uri: "https://evil.example/callback" }],
      ["of an unknown client", { client_id: "atlas_app_nobody" }],
    ] as const)("%s sends nobody anywhere", async ([, change]) => {
      const { parameters } = await app.begin(change);
      for (const answer of [await authorize(parameters), await authorize(parameters, { accept: "text/html" })]) {
        expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
      }
      expect((await app.decide(await app.begin(change), session)).status).toBe(400);
    });

    test.for([
      ["with the plain method", { code_challenge_method: "plain" }, "invalid_request"],
      ["without a challenge", { code_challenge: "" }, "invalid_request"],
      ["for an unknown scope", { scope: "atlas.channels.read atlas.everything" }, "invalid_scope"],
      ["for no scope", { scope: "" }, "invalid_scope"],
      ["for a foreign resource", { resource: "https://api.evil.example" }, "invalid_target"],
      ["for a token without a code", { response_type: "token" }, "unsupported_response_type"],
    ] as const)("%s is refused", async ([, change, error]) => {
      expect(await sentBack(change)).toMatchObject({ error, iss: served.server.url });
    });
  });

  describe("a code", () => {
    test("is worth nothing without its verifier, and nothing with another", async () => {
      const flow = await app.begin();
      const code = await app.code(flow, session);
      const { verifier } = await app.begin();
      expect(await refusalOf(app.exchange(flow, code, { verifier }))).toBe("invalid_grant");
      expect(await works((await app.exchange(flow, code)).access_token)).toBe(true);
    });

    test("is worth nothing to another app", async () => {
      const other = await OAuthApp.open(served.server.url, served.clientOf(session));
      const flow = await app.begin();
      const code = await app.code(flow, session);
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        client_id: other.client.client_id,
        code: code.get("code") ?? "",
        code_verifier: flow.verifier,
        redirect_uri: redirectUri,
      });
      const answer = await fetch(`${served.server.url}/oauth/token`, { method: "POST", body });
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: "invalid_grant" }]);
    });

    test("that is used again ends what came of it", async () => {
      const flow = await app.begin();
      const code = await app.code(flow, session);
      const tokens = await app.exchange(flow, code);
      expect(await works(tokens.access_token)).toBe(true);
      expect(await refusalOf(app.exchange(flow, code))).toBe("invalid_grant");
      expect(await works(tokens.access_token)).toBe(false);
      expect(await refusalOf(app.refresh(tokens.refresh_token ?? ""))).toBe("invalid_grant");
    });

    test("that ten exchange at once gives tokens once at most", async () => {
      const flow = await app.begin();
      const code = await app.code(flow, session);
      const all = await Promise.all(Array.from({ length: 10 }, () => refusalOf(app.exchange(flow, code))));
      expect(all.filter((each) => each === "accepted").length).toBeLessThanOrEqual(1);
      expect(new Set(all.filter((each) => each !== "accepted"))).toEqual(new Set(["invalid_grant"]));
    });

    test("for one resource gives no token for another", async () => {
      const mcp = `${served.server.url}/atlas/v1/mcp`;
      const flow = await app.begin({ resource: mcp });
      const code = await app.code(flow, session);
      expect(await refusalOf(app.exchange(flow, code, { resource: "https://api.evil.example" }))).toBe(
        "invalid_target",
      );
      const tokens = await app.exchange(flow, code, { resource: mcp });
      expect(await app.introspect(tokens.access_token, token)).toMatchObject({ active: true, aud: mcp });
    });
  });

  describe("a refresh token", () => {
    test("is used once: the next takes its place, and its access token is the only one", async () => {
      const first = await app.tokens(session);
      const second = await app.refresh(first.refresh_token ?? "");
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect([await works(first.access_token), await works(second.access_token)]).toEqual([false, true]);
    });

    test("that ten send at once gives all of them the same tokens, which work", async () => {
      const { refresh_token = "" } = await app.tokens(session);
      const answers = await Promise.all(Array.from({ length: 10 }, () => app.refresh(refresh_token)));
      expect(new Set(answers.map((each) => each.access_token)).size).toBe(1);
      expect(new Set(answers.map((each) => each.refresh_token)).size).toBe(1);
      expect(await works(answers[0]?.access_token ?? "")).toBe(true);
      expect((await app.refresh(answers[9]?.refresh_token ?? "")).access_token).toMatch(/^atlas_oauth_/);
    });

    test("that is replayed after the client has gone on ends everything that came of the consent", async () => {
      const first = await app.tokens(session);
      const second = await app.refresh(first.refresh_token ?? "");
      const third = await app.refresh(second.refresh_token ?? "");
      expect(await refusalOf(app.refresh(first.refresh_token ?? ""))).toBe("invalid_grant");
      expect(await works(third.access_token)).toBe(false);
      expect(await refusalOf(app.refresh(third.refresh_token ?? ""))).toBe("invalid_grant");
    });

    test("gives fewer scopes when fewer are asked for, and never more", async () => {
      const { refresh_token = "" } = await app.tokens(session);
      expect(await refusalOf(app.refresh(refresh_token, { scope: "atlas.channels.read atlas.agents.read" }))).toBe(
        "invalid_scope",
      );
      expect((await app.refresh(refresh_token, { scope: "atlas.channels.read" })).scope).toBe("atlas.channels.read");
    });
  });

  describe("introspection and revocation", () => {
    test("tell of a token for as long as it lives", async () => {
      const tokens = await app.tokens(session);
      const { client_id } = app.client;
      expect(await app.introspect(tokens.access_token, token)).toMatchObject({
        active: true,
        client_id,
        token_type: "Bearer",
      });
      expect(await app.introspect(tokens.refresh_token ?? "", token)).toMatchObject({ active: true });
      await app.revoke(tokens.access_token);
      await app.revoke(tokens.access_token);
      expect(await works(tokens.access_token)).toBe(false);
      expect(await app.introspect(tokens.access_token, token)).toEqual({ active: false });
      await app.revoke(tokens.refresh_token ?? "");
      expect(await app.introspect(tokens.refresh_token ?? "", token)).toEqual({ active: false });
    });

    test("tell nothing to another organization, and nothing to nobody", async () => {
      const tokens = await app.tokens(session);
      const other = await served.organization();
      expect(await app.introspect(tokens.access_token, other.data.token)).toEqual({ active: false });
      expect(await app.introspect(tokens.access_token, "nobody")).toMatchObject({ error: "invalid_client" });
      const theirs = await OAuthApp.open(served.server.url, served.clientOf(other.data.operator_token));
      await theirs.revoke(tokens.access_token);
      await app.revoke("unknown");
      expect(await works(tokens.access_token)).toBe(true);
    });
  });

  describe("the documents", () => {
    test("name the server, its resources and what they take", async () => {
      const read = async (path: string) => (await fetch(`${served.server.url}${path}`)).json();
      expect(await read("/.well-known/oauth-authorization-server")).toMatchObject({
        issuer: served.server.url,
        code_challenge_methods_supported: ["S256"],
        token_endpoint_auth_methods_supported: ["none"],
      });
      for (const path of ["", "/atlas/v1/mcp"]) {
        expect(await read(`/.well-known/oauth-protected-resource${path}`)).toMatchObject({
          resource: `${served.server.url}${path}`,
          authorization_servers: [served.server.url],
        });
      }
    });
  });

  describe("registration", () => {
    const register = (body: object, by = session) =>
      fetch(`${served.server.url}/oauth/register`, {
        method: "POST",
        headers: { authorization: `Bearer ${by}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });

    test("makes an app of the operator's organization", async () => {
      const answer = await register({ client_name: "Cat", redirect_uris: [redirectUri] });
      expect(answer.status).toBe(201);
      const { client_id } = (await answer.json()) as { readonly client_id: string };
      const { apps } = (await served.clientOf(session).succeed("console.apps.list")).data;
      expect(apps[0]).toMatchObject({ client_id, name: "Cat", redirect_uris: [{ redirect_uri: redirectUri }] });
    });

    test("takes no redirect URI that is not safe, and nobody who is no operator", async () => {
      const unsafe = await register({ redirect_uris: ["http://shop.example/cb"] });
      expect([unsafe.status, await unsafe.json()]).toMatchObject([400, { error: "invalid_redirect_uri" }]);
      expect((await register({ redirect_uris: [redirectUri] }, token)).status).toBe(401);
    });
  });
});

describe("two processes on one database", () => {
  let processes: readonly [ServerProcess, ServerProcess];
  beforeAll(async () => {
    const shared = { DATABASE_URL: await freshDatabase(), ATLAS_BASE_URL: "http://127.0.0.1:1", ...settings };
    processes = [await start(shared), await start(shared)];
  });
  afterAll(() => Promise.all(processes.map((each) => each.kill())));

  test.for(["the app", "an operator"] as const)("both refuse a token that %s has ended at one", async (who) => {
    const [one, other] = processes;
    const { data } = await createClient(one.url).succeed("sandbox.credentials");
    const { app, tokens } = await flowOn(one.url, data.operator_token);
    const clients = [one, other].map(({ url }) => createClient(url, tokens.access_token));
    // It is in use at both.
    for (const client of clients) expect(await client.call("channels.list")).toMatchObject({ status: 200 });
    const end = { "the app": revokeAsApp, "an operator": revokeAsOperator }[who];
    await end(one.url, { app, tokens, session: data.operator_token });
    for (const client of clients) expect(await client.call("channels.list")).toMatchObject({ status: 401 });
  });
});

interface Ending {
  readonly app: string;
  readonly tokens: { readonly access_token: string };
  readonly session: string;
}

const revokeAsApp = async (url: string, { app, tokens }: Ending): Promise<void> => {
  const body = new URLSearchParams({ client_id: app, token: tokens.access_token });
  expect((await fetch(`${url}/oauth/revoke`, { method: "POST", body })).status).toBe(200);
};

const revokeAsOperator = async (url: string, { session }: Ending): Promise<void> => {
  const operator = createClient(url, session);
  const [consent] = (await operator.succeed("console.consents.list")).data.consents;
  await operator.succeed("console.consents.revoke", { params: { consent_id: consent?.id ?? "" } });
};

/** Uses plain requests, as two processes share one address here. */
const flowOn = async (url: string, session: string) => {
  const operator = createClient(url, session);
  const { app } = (await operator.succeed("console.apps.create", { body: { name: "Orders" } })).data;
  await operator.succeed("console.apps.addRedirectUri", {
    params: { app_id: app.id },
    body: { redirect_uri: redirectUri },
  });
  const verifier = "v".repeat(43);
  const challenge = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier)));
  const asked = {
    response_type: "code",
    client_id: app.client_id,
    redirect_uri: redirectUri,
    scope: "atlas.channels.read",
    code_challenge: Buffer.from(challenge).toString("base64url"),
    code_challenge_method: "S256",
    decision: "approve",
  };
  const headers = { authorization: `Bearer ${session}` };
  const decided = await fetch(`${url}/oauth/authorize`, { method: "POST", headers, body: new URLSearchParams(asked) });
  const { redirect_to } = (await decided.json()) as { readonly redirect_to: string };
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: app.client_id,
    code: new URL(redirect_to).searchParams.get("code") ?? "",
    code_verifier: verifier,
  });
  const answer = await fetch(`${url}/oauth/token`, { method: "POST", body });
  return { app: app.client_id, tokens: (await answer.json()) as { readonly access_token: string } };
};
