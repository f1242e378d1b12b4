/** Facts that writes of the console add to those of their load: tokens, permissions, addresses and limits. */
import type { OperationId } from "@atlas-messaging/contract";
import type { Change } from "../../src/core/changes.ts";
import type { OperatorSessionRow } from "../../src/rows/members.ts";
import { describe, expect, test } from "vitest";
import { inserted, outline } from "../../test-support/changes.ts";
import {
  appRow,
  channelRow,
  endpointRow,
  linkRow,
  memberRow,
  serviceAccountRow,
  sessionRow,
} from "../../test-support/rows.ts";
import { type Request, serve } from "../../test-support/ask.ts";
import { organizationId } from "../../test-support/deployment.ts";
import { type Changed, idOf } from "../../test-support/fake-shell.ts";

const id = idOf(1);
const operator = idOf(700_000);
const quota = { held: 0, max: 1 };

/** Calls a write whose load finds the given rows. */
const change = async (operation: OperationId, request: Request, loaded: object, shell: Changed = {}) => {
  const changes: Change[] = [];
  const commit = async (_: string, given: readonly Change[]) => (changes.push(...given), "committed" as const);
  const { asked, call } = serve(operation, { quota, ...loaded }, { ...shell, store: { commit } });
  const answer = await call(request);
  const body = Object(await answer.json());
  expect(body.ok).toBe(answer.status < 300);
  return { ...asked, answer, status: answer.status, changes, ...body };
};

describe("a member", () => {
  const bob = { email: "Bob@Shop.example", permissions: ["developer_console.manage"] };
  const invite = (shell?: Changed) => change("console.members.invite", { body: bob }, { member: null }, shell);

  test("is invited by the lowercase address, with a token", async () => {
    const { args, status, data, changes } = await invite();
    expect([args, status]).toEqual([{ email: "bob@shop.example", max: 1 }, 200]);
    expect(data.invitation.token).toMatch(/^atlas_invitation_/);
    expect(data.invitation).not.toHaveProperty("mailed_to");
    expect(outline(changes)).not.toContain("insert outbox");
  });

  test("is mailed the page of the console, where the deployment sends mail", async () => {
    const mailed = await invite({ sendsMail: true });
    expect(mailed.data.invitation.mailed_to).toBe("bob@shop.example");
    expect(inserted(mailed.changes, "outbox")).toMatchObject([
      { kind: "send_mail", detail: { kind: "invitation", page: "http://atlas.example/console/invitation" } },
    ]);
  });

  test("gets a reset by token, and by mail", async () => {
    const hashes = { hash: "hash", changed_at: null, reset_hash: null, reset_expires_at: null, reset_wrong_codes: 0 };
    const loaded = {
      member: memberRow({ permissions: [] }),
      password: { organization_id: organizationId, id, ...hashes },
    };
    const request = { params: { member_id: id } };
    const { status, data } = await change("console.members.resetPassword", request, loaded);
    expect([status, JSON.stringify(data)]).toEqual([200, expect.stringContaining("atlas_reset_")]);
    const mailed = await change("console.members.resetPassword", request, loaded, { sendsMail: true });
    expect(inserted(mailed.changes, "outbox")).toMatchObject([
      { detail: { kind: "password_reset", page: "http://atlas.example/console/reset" } },
    ]);
  });

  test.for<[OperationId, object]>([
    ["console.members.update", { name: "Bob" }],
    ["console.members.remove", {}],
    ["console.members.endSessions", {}],
    ["console.members.removeSecondFactor", {}],
  ])("who may do more than the operator is not changed: %s", async ([operation, body]) => {
    const member = memberRow({ permissions: ["developer_console.read", "developer_console.approve"] as never });
    const loaded = { member, sessions: [], managers: [memberRow()], factor: null };
    const { args, status } = await change(operation, { params: { member_id: id }, body }, loaded);
    expect([args, status]).toEqual([{ id }, 403]);
  });
});

describe("the operator's own session", () => {
  const session: OperatorSessionRow = sessionRow({ id: idOf(800_001), member_id: operator });
  const page = { headers: { "x-atlas-console": "1" } };

  test.for<[OperationId, object, object]>([
    ["console.account.signOut", { session, begun: [] }, { session_id: session.id }],
    ["console.sessions.endAll", { member: memberRow(), sessions: [session] }, { id: operator }],
  ])("ends by %s, and so does its cookie in a page of the console", async ([operation, loaded, args]) => {
    const ended = await change(operation, {}, loaded);
    expect([ended.status, ended.args, ended.answer.headers.get("set-cookie")]).toEqual([200, args, null]);
    expect(ended.changes.length).toBeGreaterThan(0);
    const inPage = await change(operation, page, loaded);
    expect(inPage.answer.headers.get("set-cookie")).toContain("atlas_session=; Max-Age=0;");
  });

  test("ends by its id", async () => {
    const { args, status, changes } = await change(
      "console.sessions.end",
      { params: { session_id: id } },
      { session, begun: [] },
    );
    expect([args, status]).toEqual([{ session_id: id }, 200]);
    expect(outline(changes)).toContain("update operator_sessions");
  });

  test("is carried to another browser by a link", async () => {
    const { args, status, data } = await change("console.account.createSignInLink", {}, { session, links: [] });
    expect([args, status]).toEqual([{ session_id: session.id, member_id: operator }, 200]);
    expect(JSON.stringify(data)).toMatch(/http:\/\/atlas\.example\/console[^"]*atlas_link_/);
  });
});

describe("an address that may not be called", () => {
  const shell = { targetProblem: (url: string) => `must not be ${url}` as const };
  const url = "https://internal.example/hook";

  test.for<[OperationId, Request, object]>([
    ["console.alerts.set", { body: { kinds: [], emails: [], webhook_url: url } }, { choice: null }],
    [
      "console.webhooks.create",
      { body: { service_account_id: id, endpoint_url: url, subscribed_events: ["message.delivered"] } },
      { owner: serviceAccountRow(), serviceAccount: serviceAccountRow(), account: serviceAccountRow() },
    ],
    [
      "console.webhooks.update",
      { params: { webhook_id: id }, body: { endpoint_url: url } },
      { endpoint: endpointRow() },
    ],
    [
      "console.channels.update",
      { params: { channel_id: id }, body: { base_url: url } },
      { channel: channelRow(), link: linkRow(), agent: null, sending: null },
    ],
  ])("is refused: %s", async ([operation, request, loaded]) => {
    const { status, error, changes } = await change(operation, request, loaded, shell);
    expect([status, changes]).toEqual([422, []]);
    expect(JSON.stringify(error)).toContain(`must not be ${url}`);
  });

  test.for<[OperationId, Request, object]>([
    ["console.alerts.set", { body: { kinds: [], emails: [] } }, { choice: null }],
    [
      "console.webhooks.update",
      { params: { webhook_id: id }, body: { status: "disabled" } },
      { endpoint: endpointRow() },
    ],
    [
      "console.channels.update",
      { params: { channel_id: id }, body: { display_name: "B" } },
      { channel: channelRow(), link: linkRow(), agent: null, sending: null },
    ],
  ])("is asked about where one is given alone: %s", async ([operation, request, loaded]) => {
    expect((await change(operation, request, loaded, shell)).status).toBe(200);
  });
});

describe("a secret", () => {
  test("is fresh for a webhook", async () => {
    const { status, data } = await change(
      "console.webhooks.rotateSecret",
      { params: { webhook_id: id } },
      { endpoint: endpointRow() },
    );
    expect([status, JSON.stringify(data)]).toEqual([200, expect.stringContaining("fresh secret")]);
  });

  test("of a channel comes with the address of its callbacks", async () => {
    const channel = channelRow();
    const { status, data } = await change(
      "console.channels.rotateToken",
      { params: { channel_id: id }, body: { access_token: "token-of-the-app" } },
      { channel, link: linkRow(), sending: null },
    );
    const text = JSON.stringify(data);
    expect([status, text]).toEqual([
      200,
      expect.stringContaining(`http://atlas.example/callbacks/channels/${channel.id}`),
    ]);
    expect(text).toContain("fresh secret");
  });

  test.for<[OperationId, Request, object, string]>([
    [
      "console.apps.createGrant",
      { params: { app_id: id }, body: { granted_scopes: ["atlas.runs.read"] } },
      { app: appRow(), grants: [] },
      "atlas_grant_sandbox_",
    ],
    [
      "console.serviceAccounts.createKey",
      { params: { service_account_id: id }, body: { granted_scopes: ["atlas.runs.read"] } },
      { owner: serviceAccountRow(), account: serviceAccountRow(), serviceAccount: serviceAccountRow() },
      "atlas_key_sandbox_",
    ],
  ])("is a token of its kind: %s", async ([operation, request, loaded, prefix]) => {
    const { status, data } = await change(operation, request, loaded);
    expect([status, JSON.stringify(data)]).toEqual([200, expect.stringContaining(prefix)]);
  });
});

describe("a channel", () => {
  test.for([
    [{ ok: true, latencyMs: 3 }, true],
    [{ ok: false, latencyMs: 3, message: "No." }, false],
  ] as const)("is tested by asking its provider: %o", async ([check]) => {
    const asked: unknown[] = [];
    const [channel, link] = [channelRow(), linkRow()];
    const askChannel = async (...given: unknown[]) => (asked.push(given), check as never);
    const { args, status } = await change(
      "console.channels.test",
      { params: { channel_id: id } },
      { channel, link },
      { askChannel },
    );
    expect([args, status, asked]).toEqual([{ id }, 200, [[channel, link]]]);
  });

  test("that is not there is not asked", async () => {
    const loaded = { channel: null, link: null };
    expect((await change("console.channels.test", { params: { channel_id: id } }, loaded)).status).toBe(404);
  });
});

describe("the retention", () => {
  test("keeps to the bounds of the deployment", async () => {
    const { status, data } = await change("console.retention.set", { body: { days: { requests: 5 } } }, { chosen: [] });
    expect([status, data.retention]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ kind: "requests", days: 5, is_chosen: true })]),
    ]);
    const { args, data: shown } = await change("console.retention.get", {}, { chosen: [] });
    expect(args).toEqual({});
    expect(shown.retention.every((each: { is_chosen: boolean }) => !each.is_chosen)).toBe(true);
  });
});

describe("a customer's message of the sandbox", () => {
  test("comes over the default channel", async () => {
    const { args } = await change(
      "console.sandbox.writeAsCustomer",
      { body: { phone_number: "+15550100099", text: "Hi" } },
      {},
    );
    expect(args).toMatchObject({
      channel: null,
      phone_number: "+15550100099",
      user_id: null,
      reply_to: null,
      media_id: null,
    });
  });
});
