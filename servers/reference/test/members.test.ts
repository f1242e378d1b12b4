/** Members change and go: what they may do is true at once of every session and process, and nobody locks everybody out. */
import type { Role } from "@atlas-messaging/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, createClient } from "../test-support/client.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { describeShared } from "../test-support/served.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";

const password = "correct horse battery staple";
const settings = { ATLAS_LIMIT_SIGN_IN: "1000", ATLAS_LIMIT_WRITES: "1000", ATLAS_LIMIT_PUBLIC: "1000" };
const unauthenticated = { status: 401, error: { code: "unauthenticated" } };
const denied = { status: 403, error: { code: "permission_denied" } };
const conflict = { status: 409, error: { code: "conflict" } };

/** A new member, signed in, as a server's clients see it. */
const join = async (url: string, owner: Client, role: Role) => {
  const anonymous = createClient(url);
  const email = `member-${Math.random()}@shop.example`;
  const { data } = await owner.succeed("console.members.invite", { body: { email, role } });
  const accepted = { invitation_token: data.invitation.token, password };
  const { session } = (await anonymous.succeed("console.account.acceptInvitation", { body: accepted })).data;
  const credentials = { body: { email, password } };
  return {
    email,
    params: { member_id: data.member.id },
    console: createClient(url, session.token),
    session,
    credentials,
  };
};

describeShared("a member", {}, (served) => {
  let owner: Client;
  let ownerId: string;
  beforeAll(async () => {
    const { data } = await served.organization();
    owner = served.clientOf(data.operator_token);
    ownerId = data.owner_id;
  });
  const joined = (role: Role) => join(served.server.url, owner, role);
  const listed = async () => (await owner.succeed("console.members.list", { query: { limit: 200 } })).data.members;

  test("who may less is signed out, and may less from the next sign-in on", async () => {
    const { params, console, credentials } = await joined("developer");
    await console.succeed("console.apps.create", { body: { name: "Bot" } });
    const changed = { params, body: { role: "viewer" } };
    expect((await owner.succeed("console.members.update", changed)).data.member).toMatchObject({ role: "viewer" });
    expect(await console.call("console.overview.get")).toMatchObject(unauthenticated);
    const { data } = await served.anonymous.succeed("console.account.signIn", credentials);
    expect(Date.parse(data.member.last_signed_in_at ?? "")).toBeGreaterThan(Date.parse(data.member.created_at));
    const again = served.clientOf(data.session.token);
    expect(await again.call("console.apps.create", { body: { name: "Bot" } })).toMatchObject(denied);
    expect(await again.call("console.apps.list")).toMatchObject({ status: 200 });
    const { events } = (await owner.succeed("console.auditEvents.list", { query: { asset_id: params.member_id } }))
      .data;
    expect(events[0]).toMatchObject({
      event_type: "atlas_api.member.update",
      actor_id: ownerId,
      before: { role: "developer" },
      after: { role: "viewer" },
    });
  });

  test("who is removed is signed out, is no member any more, and can be invited again", async () => {
    const { email, params, console, credentials } = await joined("viewer");
    await console.succeed("console.overview.get");
    await owner.succeed("console.members.remove", { params });
    expect(await console.call("console.overview.get")).toMatchObject(unauthenticated);
    expect(await served.anonymous.call("console.account.signIn", credentials)).toMatchObject(unauthenticated);
    expect((await listed()).map(({ id }) => id)).not.toContain(params.member_id);
    expect(await owner.call("console.members.remove", { params })).toMatchObject({ status: 404 });
    expect(await owner.call("console.members.invite", { body: { email, role: "viewer" } })).toMatchObject({
      status: 200,
    });
  });

  test("whose invitation is taken back cannot accept it", async () => {
    const body = { email: "late@shop.example", role: "viewer" };
    const { member, invitation } = (await owner.succeed("console.members.invite", { body })).data;
    await owner.succeed("console.members.remove", { params: { member_id: member.id } });
    const accepted = { invitation_token: invitation.token, password };
    expect(await served.anonymous.call("console.account.acceptInvitation", { body: accepted })).toMatchObject(
      unauthenticated,
    );
  });

  test("changes nobody who may what they may not", async () => {
    const { console } = await joined("approver");
    const other = await joined("developer");
    const params = { member_id: ownerId };
    expect(await console.call("console.members.remove", { params })).toMatchObject(denied);
    expect(await console.call("console.members.update", { params, body: { role: "approver" } })).toMatchObject(denied);
    const raised = { params: other.params, body: { role: "owner" } };
    expect(await console.call("console.members.update", raised)).toMatchObject(denied);
    const equal = await joined("approver");
    expect(await console.call("console.members.remove", { params: equal.params })).toMatchObject({ status: 200 });
  });

  test("who is the last to be able to give a permission keeps it", async () => {
    const params = { member_id: ownerId };
    for (const answer of [
      await owner.call("console.members.remove", { params }),
      await owner.call("console.members.update", { params, body: { role: "approver" } }),
      await owner.call("console.members.update", { params, body: { permissions: ["developer_console.read"] } }),
    ])
      expect(answer).toMatchObject(conflict);
    const wrong = { params, body: { role: "owner", permissions: ["developer_console.read"] } };
    expect(await owner.call("console.members.update", wrong)).toMatchObject({ status: 422 });
  });

  test("is one of two owners who remove each other at once: one stays", async () => {
    for (let round = 0; round < 10; round++) {
      const { data } = await served.organization();
      const one = served.clientOf(data.operator_token);
      const other = await join(served.server.url, one, "owner");
      const answers = await Promise.all([
        one.call("console.members.remove", { params: other.params }),
        other.console.call("console.members.update", {
          params: { member_id: data.owner_id },
          body: { role: "viewer" },
        }),
      ]);
      const done = answers.filter(({ status }) => status === 200);
      expect(done, JSON.stringify(answers.map(({ text }) => text))).toHaveLength(1);
    }
  });
});

describe("two processes on one database", () => {
  let processes: readonly [ServerProcess, ServerProcess];
  beforeAll(async () => {
    const shared = { DATABASE_URL: await freshDatabase(), ATLAS_BASE_URL: "http://127.0.0.1:1", ...settings };
    processes = [await start(shared), await start(shared)];
  });
  afterAll(() => Promise.all(processes.map((each) => each.kill())));

  test.for(["change", "removal"] as const)(
    "know of a member's %s at once, where the session was in use",
    async (what) => {
      const [one, two] = processes;
      const { data } = await createClient(one.url).succeed("sandbox.credentials");
      const owner = createClient(one.url, data.operator_token);
      const { params, session } = await join(one.url, owner, "developer");
      const consoles = [one, two].map(({ url }) => createClient(url, session.token));
      for (const console of consoles) expect(await console.call("console.apps.list")).toMatchObject({ status: 200 });
      if (what === "removal") await owner.succeed("console.members.remove", { params });
      else await owner.succeed("console.members.update", { params, body: { role: "viewer" } });
      for (const console of consoles) expect(await console.call("console.apps.list")).toMatchObject(unauthenticated);
    },
  );
});
