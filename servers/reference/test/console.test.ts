/** The developer console: signing in, least privilege, secrets that are shown once, and what the audit log tells. */
import { nobodys, requestsOf } from "@atlas-messaging/conformance";
import type { OperationId, Role } from "@atlas-messaging/contract";
import { expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { quickPasswords } from "../test-support/members.ts";
import { OAuthApp } from "../test-support/oauth-app.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { ids, table } from "../test-support/whole-contract.ts";

const password = "a password of these tests alone";
const unauthenticated = { status: 401, error: { code: "unauthenticated" } };
const denied = { status: 403, error: { code: "permission_denied" } };

const describedBy = (email: string) => ({ organization_name: "Corner shop", email, password });

describeServedOnPostgres("operators", { file: quickPasswords }, (served) => {
  const signUp = async (email: string) => {
    const { data } = await served.anonymous.succeed("console.account.signUp", { body: describedBy(email) });
    return { ...data, console: served.clientOf(data.session.token) };
  };

  test("found an organization of their own, and may do everything in it", async () => {
    const { console, member, organization } = await signUp("Ada@shop.example");
    expect(member).toMatchObject({ email: "ada@shop.example", role: "owner", status: "active" });
    const { data } = await console.succeed("console.members.list");
    expect(data.members).toEqual([{ ...member, second_factor: false }]);
    expect(organization.name).toBe("Corner shop");
  });

  test("sign in with their password and no other, and an unknown one is answered the same", async () => {
    await signUp("bob@shop.example");
    const answers = [
      await served.anonymous.call("console.account.signIn", { body: { email: "bob@shop.example", password: "wrong" } }),
      await served.anonymous.call("console.account.signIn", { body: { email: "nobody@shop.example", password } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject(unauthenticated);
    const [one, other] = answers.map(({ error }) => ({ ...error, request_id: null }));
    expect(one).toEqual(other);
    const body = { email: "BOB@shop.example", password };
    expect((await served.anonymous.succeed("console.account.signIn", { body })).data.member.email).toBe(
      "bob@shop.example",
    );
  });

  test("of several organizations sign in to those that the password opens, and choose one", async () => {
    const first = await signUp("cleo@shop.example");
    const password2 = "somebody else's password";
    const body = { ...describedBy("cleo@shop.example"), password: password2 };
    const other = (await served.anonymous.succeed("console.account.signUp", { body })).data;
    expect(other.organizations).toEqual([other.organization]);
    const second = await signUp("cleo@shop.example");
    const email = "cleo@shop.example";
    const signedIn = (await served.anonymous.succeed("console.account.signIn", { body: { email, password } })).data;
    expect(signedIn.organizations).toEqual([first.organization, second.organization]);
    const signIn = (organization?: string) =>
      served.anonymous.succeed("console.account.signIn", {
        body: { email, password, ...(organization === undefined ? {} : { organization }) },
      });
    expect(signedIn.organization).toEqual(first.organization);
    expect((await signIn(second.organization.id)).data.organization).toEqual(second.organization);
  });

  test("of a sandbox organization have no password, whoever signs up with their address", async () => {
    const { data } = await served.organization();
    const body = describedBy("operator@sandbox.example");
    const { organizations } = (await served.anonymous.succeed("console.account.signUp", { body })).data;
    expect(organizations.map(({ name }) => name)).toEqual(["Corner shop"]);
    const { email } = body;
    const intrusion = { email, password, organization: data.organization_id };
    expect(await served.anonymous.call("console.account.signIn", { body: intrusion })).toMatchObject(denied);
  });

  test("may try five times a minute, wherever they come from", async () => {
    await signUp("dora@shop.example");
    const attempt = () =>
      served.anonymous.call("console.account.signIn", { body: { email: "dora@shop.example", password: "wrong" } });
    const statuses = [];
    for (let tried = 0; tried < 6; tried++) statuses.push((await attempt()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("who have signed out are let in no more", async () => {
    const { console } = await signUp("eve@shop.example");
    await console.succeed("console.account.signOut");
    expect(await console.call("console.overview.get")).toMatchObject(unauthenticated);
  });
});

const firstOnly = { ATLAS_SIGN_UP: "first", ATLAS_LIMIT_SIGN_IN: "1000" };

describeServedOnPostgres(
  "sign-up that is for the first only",
  { settings: firstOnly, file: quickPasswords },
  (served) => {
    test("makes one organization when twelve ask at once", async () => {
      const all = Array.from({ length: 12 }, (_, index) => describedBy(`founder-${index}@shop.example`));
      const answers = await Promise.all(all.map((body) => served.anonymous.call("console.account.signUp", { body })));
      const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
      expect({ made: counted(200), refused: counted(403) }).toEqual({ made: 1, refused: 11 });
    });

    test("is closed to the second", async () => {
      await served.organization();
      const again = served.anonymous.call("console.account.signUp", { body: describedBy("bob@shop.example") });
      expect(await again).toMatchObject(denied);
    });
  },
);

/** Operations that need only a path, all lists among them. */
const readable = ids.filter((id) => {
  const { method, path, success } = table[id];
  return method === "GET" && !path.includes("{") && success.status === 200 && id !== "sandbox.credentials";
});
const pageOf = (id: OperationId) => ({
  ...requestsOf(id, nobodys)[0]?.query,
  ...(table[id].page ? { limit: 200 } : {}),
});

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on", ATLAS_LIMIT_SIGN_IN: "1000", ATLAS_LIMIT_WRITES: "1000" };

describeServedOnPostgres("the console", { settings, file: quickPasswords }, (served) => {
  const shop = async () => {
    const { data } = await served.organization();
    return { data, owner: served.clientOf(data.operator_token) };
  };

  /** A new operator with these permissions, or this role. */
  const join = async (owner: Client, wanted: { readonly role?: Role; readonly permissions?: readonly string[] }) => {
    const body = { email: `member-${Math.random()}@shop.example`, ...wanted };
    const { data } = await owner.succeed("console.members.invite", { body });
    const accepted = { invitation_token: data.invitation.token, password };
    const { session } = (await served.anonymous.succeed("console.account.acceptInvitation", { body: accepted })).data;
    return { console: served.clientOf(session.token), invitation: data.invitation.token, session: session.token };
  };

  const newApp = async (console: Client) =>
    (await console.succeed("console.apps.create", { body: { name: "Bot" } })).data.app.id;

  test("gives nobody a scope that does what they may not", async () => {
    const { owner } = await shop();
    const appId = await newApp(owner);
    const { console } = await join(owner, { permissions: ["atlas_api.oauth.manage"] });
    const grant = (granted_scopes: readonly string[]) =>
      console.call("console.apps.createGrant", { params: { app_id: appId }, body: { granted_scopes } });
    expect(await grant(["atlas.runs.read", "atlas.keys.write"])).toMatchObject(denied);
    expect(await grant(["atlas.events.write"])).toMatchObject(denied);
    expect(await grant(["atlas.runs.read"])).toMatchObject({ status: 200 });
  });

  test("lets nobody invite others to what they may not do themselves", async () => {
    const { owner } = await shop();
    const { console } = await join(owner, { role: "approver" });
    const invite = (wanted: object) =>
      console.call("console.members.invite", { body: { email: "x@shop.example", ...wanted } });
    expect(await invite({ role: "owner" })).toMatchObject(denied);
    expect(await invite({ permissions: ["atlas_api.keys.manage"] })).toMatchObject(denied);
    expect(await invite({})).toMatchObject({ status: 422 });
    expect(await invite({ role: "approver" })).toMatchObject({ status: 200 });
    expect(await invite({ role: "approver" })).toMatchObject({ status: 409 });
  });

  test("takes an invitation once", async () => {
    const { owner } = await shop();
    const { invitation } = await join(owner, { role: "viewer" });
    const body = { invitation_token: invitation, password };
    expect(await served.anonymous.call("console.account.acceptInvitation", { body })).toMatchObject(unauthenticated);
  });

  test("ends a token at its time, and takes none in the past", async () => {
    const { owner } = await shop();
    const params = { app_id: await newApp(owner) };
    const body = { granted_scopes: ["atlas.channels.read"] };
    const past = { ...body, expires_at: "2026-01-01T00:00:00Z" };
    expect(await owner.call("console.apps.createGrant", { params, body: past })).toMatchObject({
      status: 422,
      error: { details: [{ path: "expires_at" }] },
    });
    const future = { ...body, expires_at: "2999-01-01T01:00:00+01:00" };
    const { grant } = (await owner.succeed("console.apps.createGrant", { params, body: future })).data;
    expect(grant.expires_at).toBe("2999-01-01T00:00:00.000Z");
    expect((await served.clientOf(grant.secret).call("channels.list")).status).toBe(200);
    await owner.succeed("console.apps.revokeGrant", { params: { ...params, grant_id: grant.id } });
    expect(await served.clientOf(grant.secret).call("channels.list")).toMatchObject(unauthenticated);
  });

  test("tells in the audit log who did what, what it was and what it is, page by page", async () => {
    const { owner, data } = await shop();
    const params = { app_id: await newApp(owner) };
    const body = { granted_scopes: ["atlas.runs.read"] };
    const { grant } = (await owner.succeed("console.apps.createGrant", { params, body })).data;
    const revoked = { ...params, grant_id: grant.id };
    await owner.succeed("console.apps.revokeGrant", { params: revoked });
    await owner.succeed("console.apps.revokeGrant", { params: revoked });
    const { events } = (await owner.succeed("console.auditEvents.list", { query: { asset_id: grant.id } })).data;
    const by = { actor_type: "operator", actor_id: data.owner_id, asset_id: grant.id };
    expect(events).toMatchObject([
      { event_type: "atlas_api.app.grant.revoke", ...by, before: { revoked_at: null } },
      { event_type: "atlas_api.app.grant.create", ...by, before: null, after: { granted_scopes: ["atlas.runs.read"] } },
    ]);
    const ofApps = { event_type: "atlas_api.app" };
    const first = (await owner.succeed("console.auditEvents.list", { query: { ...ofApps, limit: 2 } })).data;
    expect(first).toMatchObject({ events: events.map(({ id }) => ({ id })), has_more: true });
    const query = { ...ofApps, limit: 2, after_id: first.next_cursor ?? "" };
    const second = (await owner.succeed("console.auditEvents.list", { query })).data;
    expect(second.events.map(({ event_type }) => event_type)).toEqual(["atlas_api.app.create"]);
    expect(
      (await owner.succeed("console.auditEvents.list", { query: { event_type: "atlas_api.ap" } })).data.events,
    ).toEqual([]);
  });

  test("tells when a key was last used, without writing at each use", async () => {
    const { owner, data } = await shop();
    const body = { granted_scopes: ["atlas.channels.read"] };
    const account = (await owner.succeed("console.serviceAccounts.create", { body: { name: "Orders" } })).data
      .service_account;
    const { key } = (
      await owner.succeed("console.serviceAccounts.createKey", { params: { service_account_id: account.id }, body })
    ).data;
    const lastUsed = async (console: Client) =>
      (await console.succeed("console.serviceAccounts.list")).data.service_accounts[0]?.keys[0]?.last_used_at;
    await served.clientOf(key.secret).succeed("channels.list");
    expect(await lastUsed(owner)).toBeNull();
    const since = new Date(Date.now() - 60_000).toISOString();
    await served.stopAndOpen();
    await served.startAgain();
    const lastUse = await lastUsed(served.clientOf(data.operator_token));
    expect(Date.parse(lastUse ?? "")).toBeGreaterThan(Date.parse(since));
  });

  test("shows a secret once, and keeps none that could be read", async () => {
    const { owner, data } = await shop();
    const idempotency_key = "once";
    const appId = await newApp(owner);
    const named = { name: "Orders" };
    const account = (await owner.succeed("console.serviceAccounts.create", { body: named })).data.service_account;
    const scopes = { granted_scopes: ["atlas.channels.read"], idempotency_key };
    const asked = { params: { app_id: appId }, body: scopes };
    const { grant } = (await owner.succeed("console.apps.createGrant", asked)).data;
    const { key } = (
      await owner.succeed("console.serviceAccounts.createKey", {
        params: { service_account_id: account.id },
        body: scopes,
      })
    ).data;
    const endpoint = {
      service_account_id: account.id,
      endpoint_url: "http://127.0.0.1:49999/hook",
      subscribed_events: ["session.ended"],
      idempotency_key,
    };
    const { webhook_endpoint } = (await owner.succeed("console.webhooks.create", { body: endpoint })).data;
    const own = { url: "http://127.0.0.1:49999/own", events: ["session.ended"], idempotency_key };
    const subscription = (await served.clientOf(data.token).succeed("webhooks.create", { body: own })).data;
    const { invitation, session } = await join(owner, { role: "viewer" });
    const rotated = { params: { webhook_id: webhook_endpoint.id }, body: { idempotency_key } };
    const { webhook_endpoint: turned } = (await owner.succeed("console.webhooks.rotateSecret", rotated)).data;
    const oauth = await OAuthApp.open(served.server.url, owner);
    const flow = await oauth.begin();
    const code = await oauth.code(flow, data.operator_token);
    const given = await oauth.exchange(flow, code);
    const renewed = await oauth.refresh(given.refresh_token ?? "");
    const secrets = {
      rotated: turned.signing_secret,
      code: code.get("code") ?? "",
      verifier: flow.verifier,
      access: given.access_token,
      refresh: given.refresh_token ?? "",
      renewed: renewed.access_token,
      renewedRefresh: renewed.refresh_token ?? "",
      grant: grant.secret,
      key: key.secret,
      webhook: webhook_endpoint.signing_secret,
      subscription: subscription.secret ?? "",
      invitation,
      session,
      password,
      token: data.token,
      operator: data.operator_token,
    };
    expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length);
    // The retry of whoever lost the answer is the one exception.
    expect((await owner.succeed("console.apps.createGrant", asked)).data.grant.secret).toBe(grant.secret);

    const callers = { operatorSession: owner, accessToken: served.clientOf(data.token), none: served.anonymous };
    const lists = await Promise.all(
      readable.map((id) => callers[table[id].auth.scheme].call(id, { query: pageOf(id) })),
    );
    // No export was asked for.
    const expected = readable.map((id) => [id, id === "console.organization.downloadExport" ? 404 : 200]);
    expect(lists.map(({ status }, index) => [readable[index], status])).toEqual(expected);
    const shown = lists.map(({ text }) => text).join("\n");
    for (const part of [grant.token_prefix, key.key_prefix, "atlas_api.app.token.create", oauth.client.client_id]) {
      expect(shown).toContain(part);
    }
    const logged = JSON.stringify(served.server.logs);

    const database = await served.stopAndOpen();
    const tables = await database.asSystem<{ name: string }>({
      text: "select tablename::text as name from pg_tables where schemaname = 'public'",
      values: [],
    });
    const kept: string[] = [];
    for (const { name } of tables) {
      const all = { text: `select row_to_json(t)::text as row from "${name}" t`, values: [] };
      const read = /^(password_salts|limit_windows|oauth_clients)/.test(name)
        ? database.asSystem<{ row: string }>(all)
        : database.asTenant<{ row: string }>(data.organization_id, all);
      kept.push(...(await read).map(({ row }) => row));
    }
    const stored = kept.join("\n");
    expect(stored).toContain(grant.token_prefix);
    expect(stored).toContain("member-");
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(20);
      expect(shown.includes(secret), `${name} in a list`).toBe(false);
      expect(logged.includes(secret), `${name} in the logs`).toBe(false);
      expect(stored.includes(secret), `${name} in the database`).toBe(false);
    }
    await served.startAgain();
  });
});
