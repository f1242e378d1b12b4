/** Apps of nobody's: those that register themselves, and those that describe themselves at an address; and their consents. */
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { type Document, answerJson, describedAt } from "../test-support/described-app.ts";
import { OAuthApp, redirectUri } from "../test-support/oauth-app.ts";
import { type Organization, describeServedOnPostgres } from "../test-support/served.ts";

const open = {
  ATLAS_LIMIT_PUBLIC: "10000",
  ATLAS_LIMIT_SIGN_IN: "1000",
  ATLAS_OAUTH_REGISTRATION: "open",
  ATLAS_OAUTH_CLIENT_METADATA: "on",
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
};
const password = "correct horse battery staple";

describeServedOnPostgres("a third-party app", { settings: open }, (served) => {
  let site: Awaited<ReturnType<typeof describedAt>>;
  let shop: Organization;
  let console: Client;
  let app: OAuthApp;
  beforeAll(async () => {
    site = await describedAt();
    shop = await served.organization();
    console = served.clientOf(shop.data.operator_token);
    app = await OAuthApp.known(served.server.url, `${site.url}/client.json`);
  });
  afterAll(() => site.close());
  beforeEach(() => site.answerBy(null));

  const statusOf = async (token: string) => (await served.clientOf(token).call("channels.list")).status;
  const register = (body: object, headers = {}) =>
    fetch(`${served.server.url}/oauth/register`, { method: "POST", headers, body: JSON.stringify(body) });
  const authorize = (parameters: { readonly [name: string]: string }, headers = {}) =>
    fetch(`${served.server.url}/oauth/authorize?${new URLSearchParams(parameters)}`, { headers, redirect: "manual" });

  test("is announced to be welcome", () => {
    expect(app.server).toMatchObject({
      client_id_metadata_document_supported: true,
      registration_endpoint: `${served.server.url}/oauth/register`,
    });
  });

  test("registers itself, and can do nothing until an operator of some organization consents", async () => {
    const answer = await register({
      client_name: "Dog",
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: "client_secret_post",
    });
    expect(answer.status).toBe(201);
    const client = (await answer.json()) as { readonly client_id: string };
    expect(client).toMatchObject({ token_endpoint_auth_method: "none", redirect_uris: [redirectUri] });
    expect(client).not.toHaveProperty("client_secret");
    const registered = await OAuthApp.known(served.server.url, client.client_id);
    const other = await served.organization();
    for (const { data } of [shop, other]) {
      const tokens = await registered.tokens(data.operator_token);
      expect(await statusOf(tokens.access_token)).toBe(200);
      const { apps } = (await served.clientOf(data.operator_token).succeed("console.apps.list")).data;
      expect(apps.filter(({ client_id }) => client_id === client.client_id)).toMatchObject([{ name: "Dog" }]);
      expect((await registered.refresh(tokens.refresh_token ?? "")).scope).toBe(tokens.scope);
    }
  });

  test.for([
    ["an unsafe redirect URI", { redirect_uris: ["http://shop.example/cb"] }, "invalid_redirect_uri"],
    ["none", { redirect_uris: [] }, "invalid_redirect_uri"],
    [
      "a name that is too long",
      { redirect_uris: [redirectUri], client_name: "x".repeat(121) },
      "invalid_client_metadata",
    ],
    ["another grant", { redirect_uris: [redirectUri], grant_types: ["password"] }, "invalid_client_metadata"],
    ["no object", [], "invalid_redirect_uri"],
    ["what cannot be stored", { redirect_uris: [redirectUri], client_name: "a\0b" }, "invalid_client_metadata"],
    ["half a character", { redirect_uris: [redirectUri], client_name: "\ud800" }, "invalid_request"],
  ] as const)("does not register with %s", async ([, body, error]) => {
    const answer = await register(body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error }]);
  });

  test.for([
    ["GET", "/oauth/authorize?client_id=%00", undefined],
    ["POST", "/oauth/authorize", "client_id=atlas_client_%00"],
    ["POST", "/oauth/token", "grant_type=refresh_token&client_id=%00&refresh_token=x"],
    ["POST", "/oauth/revoke", "client_id=%00&token=x"],
  ] as const)("cannot be named by what cannot be stored: %s %s", async ([method, path, body]) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await fetch(`${served.server.url}${path}`, { method, headers, body: body ?? null });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: "invalid_request" }]);
  });

  test("does not register in the name of a session that is none", async () => {
    const answer = await register({ redirect_uris: [redirectUri] }, { authorization: "Bearer nobody" });
    expect(answer.status).toBe(401);
  });

  test("describes itself at its client_id, which is asked once for many", async () => {
    const tokens = await app.tokens(shop.data.operator_token);
    await app.tokens(shop.data.operator_token);
    expect(await statusOf(tokens.access_token)).toBe(200);
    expect(site.fetched.filter((path) => path === "/client.json")).toHaveLength(1);
    const { apps } = (await console.succeed("console.apps.list")).data;
    const [known] = apps.filter(({ client_id }) => client_id === app.client.client_id);
    expect(known).toMatchObject({ name: "Cat", redirect_uris: [] });
    const added = { params: { app_id: known?.id ?? "" }, body: { redirect_uri: "https://evil.example/" } };
    expect(await console.call("console.apps.addRedirectUri", added)).toMatchObject({ status: 409 });
  });

  const bad: readonly (readonly [string, (document: Document, response: ServerResponse) => void])[] = [
    ["names another", (document, response) => answerJson(response, { ...document, client_id: "https://cat.example/" })],
    ["has a secret", (document, response) => answerJson(response, { ...document, client_secret: "s" })],
    [
      "proves itself by a key",
      (document, response) => answerJson(response, { ...document, token_endpoint_auth_method: "private_key_jwt" }),
    ],
    [
      "comes back where it must not",
      (document, response) => answerJson(response, { ...document, redirect_uris: ["http://cat.example/"] }),
    ],
    ["is too long", (document, response) => answerJson(response, { ...document, more: "x".repeat(20_000) })],
    ["is a page", (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>")],
    ["is no JSON", (_, response) => void response.writeHead(200, { "content-type": "application/json" }).end("{")],
    ["is elsewhere", (_, response) => void response.writeHead(302, { location: "/client.json" }).end()],
    ["is not there", (_, response) => void response.writeHead(404).end()],
  ];
  test.for(bad)("is not believed when its description %s", async ([, answer]) => {
    site.answerBy(answer);
    const { parameters } = await app.begin({ client_id: `${site.url}/bad.json` });
    const refused = await authorize(parameters);
    expect([refused.status, refused.headers.get("location")]).toEqual([400, null]);
  });

  test("is asked again where it could not be believed, and people see why", async () => {
    site.answerBy((_, response) => void response.writeHead(503).end());
    const { parameters } = await app.begin({ client_id: `${site.url}/late.json` });
    const page = await authorize(parameters, { accept: "text/html" });
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining("its address answers 503")]);
    site.answerBy(null);
    expect((await authorize(parameters)).status).toBe(200);
  });

  test.for(["http://cat.example/client.json", "https://cat.example/", "https://127.0.0.1/a/../client.json#x"])(
    "is unknown where its client_id is no address of a description: %s",
    async (client_id) => {
      expect((await authorize((await app.begin({ client_id })).parameters)).status).toBe(400);
      const body = new URLSearchParams({ grant_type: "refresh_token", client_id, refresh_token: "x" });
      const answer = await fetch(`${served.server.url}/oauth/token`, { method: "POST", body });
      expect([answer.status, await answer.json()]).toMatchObject([401, { error: "invalid_client" }]);
    },
  );

  test("asks people which organization it is for, and says that nobody has checked it", async () => {
    const email = "both@shop.example";
    const organizations: string[] = [];
    for (const name of ["Shop one", "Shop two"]) {
      const body = { organization_name: name, email, password };
      organizations.push((await served.anonymous.succeed("console.account.signUp", { body })).data.organization.id);
    }
    const flow = await app.begin();
    const page = await (await authorize(flow.parameters, { accept: "text/html" })).text();
    expect(page).toContain("describes itself at <strong>127.0.0.1");
    const post = (given: { readonly [name: string]: string }) =>
      fetch(`${served.server.url}/oauth/authorize`, {
        method: "POST",
        headers: { accept: "text/html" },
        body: new URLSearchParams({ ...flow.parameters, decision: "approve", email, ...given }),
        redirect: "manual",
      });
    const choice = await post({ password });
    expect(choice.status).toBe(200);
    const html = await choice.text();
    for (const id of organizations) expect(html).toContain(`<option value="${id}">`);
    expect(html).not.toContain(password);
    expect((await post({ password: "wrong" })).status).toBe(401);
    expect((await post({ password, organization: shop.data.owner_id })).status).toBe(401);
    const chosen = await post({ password, organization: organizations[1] ?? "" });
    const location = new URL(chosen.headers.get("location") ?? "");
    const tokens = await app.exchange(flow, app.codeAt(flow, location));
    expect(await statusOf(tokens.access_token)).toBe(200);
    const [cookie = ""] = (chosen.headers.get("set-cookie") ?? "").split(";");
    const again = await (await authorize((await app.begin()).parameters, { accept: "text/html", cookie })).text();
    expect(again).toContain("access to <strong><bdi>Shop two</bdi></strong>, as you choose below");
    expect(again).toContain(`<option value="${organizations[1]}">Shop two</option><option value="">`);
    expect(page).toContain("the organization that you sign in to below");
    const denial = await post({ decision: "deny" });
    expect([denial.status, denial.headers.get("location")]).toEqual([400, null]);
    expect(await denial.text()).toContain("error=access_denied");
  });

  test.for([
    ["another response type", { response_type: "token" }],
    ["no challenge", { code_challenge: "" }],
    ["an unknown scope", { scope: "atlas.everything" }],
    ["an unknown resource", { resource: "https://other.example/" }],
    ["a state that is not ASCII", { state: "ä" }],
  ] as const)("leads nobody away from here before an operator has consented: %s", async ([, change]) => {
    const registered = await register({ client_name: "Evil", redirect_uris: [redirectUri] });
    const { client_id } = (await registered.json()) as { readonly client_id: string };
    for (const asked of [change, { ...change, client_id }]) {
      const { parameters } = await app.begin(asked);
      for (const accept of ["text/html", "application/json"]) {
        const answers = [
          await authorize(parameters, { accept }),
          await fetch(`${served.server.url}/oauth/authorize`, {
            method: "POST",
            headers: { accept },
            body: new URLSearchParams({ ...parameters, decision: "deny" }),
            redirect: "manual",
          }),
        ];
        for (const answer of answers) {
          expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
          expect(answer.headers.get("content-type")).toContain(accept);
        }
      }
    }
  });

  test.for([
    ["a direction that turns", "At\u202Esal"],
    ["what nobody sees", "Atlas\u200B"],
    ["a line break", "Atlas\nSupport"],
    ["nothing to be seen", "   "],
  ] as const)("has no name with %s, which an operator would read when consenting", async ([, client_name]) => {
    const answer = await register({ client_name, redirect_uris: [redirectUri] });
    const refusal = { error: "invalid_client_metadata", error_description: expect.stringContaining("must be visible") };
    expect([answer.status, await answer.json()]).toMatchObject([400, refusal]);
    site.answerBy((document, response) => answerJson(response, { ...document, client_name }));
    const { parameters } = await app.begin({
      client_id: `${site.url}/named-${encodeURIComponent(client_name).length}.json`,
    });
    expect((await authorize(parameters)).status).toBe(400);
  });

  describe("a consent", () => {
    test("is listed with what it allows, and ends by an operator with all its tokens", async () => {
      const tokens = await app.tokens(shop.data.operator_token, { scope: "atlas.channels.read" });
      expect(await statusOf(tokens.access_token)).toBe(200);
      const [consent] = (await console.succeed("console.consents.list")).data.consents;
      expect(consent).toMatchObject({
        app: { client_id: app.client.client_id, name: "Cat" },
        member_id: shop.data.owner_id,
        granted_scopes: ["atlas.channels.read"],
        status: "active",
      });
      const query = { app_id: consent?.app.id ?? "" };
      const ofApp = (await console.succeed("console.consents.list", { query })).data.consents;
      expect(ofApp.every((each) => each.app.id === query.app_id)).toBe(true);
      const params = { consent_id: consent?.id ?? "" };
      const other = served.clientOf((await served.organization()).data.operator_token);
      expect(await other.call("console.consents.revoke", { params })).toMatchObject({ status: 404 });
      const first = await console.succeed("console.consents.revoke", { params });
      expect(await console.succeed("console.consents.revoke", { params })).toEqual(first);
      expect(await statusOf(tokens.access_token)).toBe(401);
      await expect(app.refresh(tokens.refresh_token ?? "")).rejects.toMatchObject({ error: "invalid_grant" });
      const [after] = (await console.succeed("console.consents.list", { query })).data.consents;
      expect(after).toMatchObject({ id: params.consent_id, status: "revoked" });
      const audited = { query: { asset_id: params.consent_id } };
      expect((await console.succeed("console.auditEvents.list", audited)).data.events).toMatchObject([
        { event_type: "atlas_api.app.consent.revoke", actor_type: "operator", actor_id: shop.data.owner_id },
        { event_type: "atlas_api.app.consent.create" },
      ]);
    });

    test("that ends while its refresh token is used leaves no token alive", async () => {
      for (let round = 0; round < 10; round++) {
        const { access_token, refresh_token = "" } = await app.tokens(shop.data.operator_token);
        await app.revoke(access_token);
        const [consent] = (await console.succeed("console.consents.list", { query: { limit: 1 } })).data.consents;
        const params = { consent_id: consent?.id ?? "" };
        const [refreshed] = await Promise.all([
          app.refresh(refresh_token).catch(() => null),
          console.succeed("console.consents.revoke", { params }),
        ]);
        expect(await statusOf(refreshed?.access_token ?? access_token)).toBe(401);
      }
    });
  });

  describe("a token for one resource", () => {
    const at = async (token: string) => {
      const client = served.clientOf(token);
      const listed = { jsonrpc: "2.0", id: "1", method: "tools/list", params: {} };
      const answers = {
        api: await client.call("channels.list"),
        toolServer: await client.call("toolServer.call", { body: listed }),
        agent: await client.call("agent.searchKnowledge", { query: { query: "opening hours" } }),
      };
      return answers;
    };
    const scope = "atlas.channels.read atlas.knowledge.read atlas.actions.execute";
    const addresses = { api: "", toolServer: "/atlas/v1/mcp", agent: "/agent/v1" };

    test.for(["api", "toolServer", "agent"] as const)(
      "is refused at another, with the place to ask: %s",
      async (name) => {
        const resource = `${served.server.url}${addresses[name]}`;
        const { access_token } = await app.tokens(shop.data.operator_token, { scope, resource });
        expect(await app.introspect(access_token, shop.data.token)).toMatchObject({ active: true, aud: resource });
        const answers = Object.entries(await at(access_token));
        const [own] = answers.filter(([place]) => place === name);
        expect(own?.[1].status).toBe(200);
        for (const [place, { status, headers, error }] of answers.filter(([each]) => each !== name)) {
          expect([status, error?.code], place).toEqual([401, "unauthenticated"]);
          const path = addresses[place as keyof typeof addresses]; // `at` has the same names.
          const metadata = `${served.server.url}/.well-known/oauth-protected-resource${path}`;
          expect(headers.get("www-authenticate")).toBe(
            `Bearer realm="atlas", error="invalid_token", resource_metadata="${metadata}"`,
          );
          expect(await (await fetch(metadata)).json()).toMatchObject({
            resource: `${served.server.url}${path}`,
            authorization_servers: [served.server.url],
          });
        }
      },
    );

    test("that was asked for none is for all of the service, and may be narrowed", async () => {
      const tokens = await app.tokens(shop.data.operator_token, { scope });
      for (const { status } of Object.values(await at(tokens.access_token))) expect(status).toBe(200);
      const resource = `${served.server.url}/atlas/v1/mcp`;
      const narrowed = await app.refresh(tokens.refresh_token ?? "", { resource });
      const { api, toolServer } = await at(narrowed.access_token);
      expect([api.status, toolServer.status]).toEqual([401, 200]);
    });

    test("asks for no more than can be done there", async () => {
      const read = async (path: string) =>
        (await (await fetch(`${served.server.url}/.well-known/oauth-protected-resource${path}`)).json()) as {
          readonly scopes_supported: readonly string[];
        };
      expect((await read("/agent/v1")).scopes_supported).toEqual(["atlas.knowledge.read", "atlas.actions.execute"]);
      expect((await read("/atlas/v1/mcp")).scopes_supported).not.toContain("atlas.keys.write");
    });
  });
});

describeServedOnPostgres("a deployment that welcomes no apps of nobody's", {}, (served) => {
  test("says so, and asks no address", async () => {
    const { data } = await served.organization();
    const app = await OAuthApp.known(served.server.url, "https://cat.example/client.json");
    expect(app.server).toMatchObject({ client_id_metadata_document_supported: false });
    expect(app.server).not.toHaveProperty("registration_endpoint");
    expect((await app.decide(await app.begin(), data.operator_token)).status).toBe(400);
    const registration = await fetch(`${served.server.url}/oauth/register`, { method: "POST", body: "{}" });
    expect(registration.status).toBe(403);
  });
});

const strict = { ...open, ATLAS_LIMIT_SIGN_IN: "5" };
describeServedOnPostgres("descriptions of apps", { settings: strict }, (served) => {
  test("are fetched for one who asks as seldom as anybody signs in, and those that are kept are free", async () => {
    const site = await describedAt();
    const app = await OAuthApp.known(served.server.url, `${site.url}/0.json`);
    const ask = async (path: string) => {
      const { parameters } = await app.begin({ client_id: `${site.url}/${path}.json` });
      return fetch(`${served.server.url}/oauth/authorize?${new URLSearchParams(parameters)}`);
    };
    const statuses: number[] = [];
    for (let asked = 0; asked < 7; asked++) statuses.push((await ask(String(asked))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(site.fetched).toHaveLength(5);
    expect((await ask("0")).status).toBe(200);
    const limited = await ask("8");
    expect(await limited.json()).toMatchObject({ error: "slow_down" });
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    await site.close();
  });
});

describeServedOnPostgres("the page", {}, (served) => {
  test("tells people that they have tried too often", async () => {
    const { data } = await served.organization();
    const app = await OAuthApp.open(served.server.url, served.clientOf(data.operator_token));
    const { parameters } = await app.begin();
    const statuses: number[] = [];
    for (let tried = 0; tried < 6; tried++) {
      const answer = await fetch(`${served.server.url}/oauth/authorize`, {
        method: "POST",
        headers: { accept: "text/html" },
        body: new URLSearchParams({ ...parameters, decision: "approve", email: "ada@shop.example", password: "x" }),
      });
      statuses.push(answer.status);
      expect(answer.headers.get("content-type")).toContain("text/html");
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
