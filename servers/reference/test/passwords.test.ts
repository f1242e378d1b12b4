/** Passwords: each opens the organization that it was set in, and is changed and reset by nobody but who may. */
import { describe, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { another, invite, join, password, shopOf } from "../test-support/members.ts";
import { describeShared } from "../test-support/served.ts";

const unauthenticated = { status: 401, error: { code: "unauthenticated" } };
const denied = { status: 403, error: { code: "permission_denied" } };
const conflict = { status: 409, error: { code: "conflict" } };

describeShared("passwords", {}, (served) => {
  describe("a password", () => {
    const signIn = (body: object) => served.anonymous.call("console.account.signIn", { body });

    test("that somebody chose for an address of others neither lets into their organizations nor keeps them out", async () => {
      const email = "victim@shop.example";
      const [attacker, home] = [await shopOf(served), await shopOf(served)];
      await join(served, attacker.owner, email, "chosen by an attacker");
      const signUp = { organization_name: "Squatted", email, password: "chosen by an attacker" };
      expect(await served.anonymous.call("console.account.signUp", { body: signUp })).toMatchObject({ status: 200 });
      // The invitation asks for no password of elsewhere, and fixes none.
      const { data } = await join(served, home.owner, email);
      expect(data.organizations.map(({ id }) => id)).toEqual([home.id]);
      const intrusion = { email, password: "chosen by an attacker", organization: home.id };
      expect(await signIn(intrusion)).toMatchObject(denied);
      const own = await signIn({ email, password });
      expect(own.body?.data.organizations.map(({ id }) => id)).toEqual([home.id]);
      const squatted = await signIn({ email, password: "chosen by an attacker" });
      expect(squatted.body?.data.organizations.map(({ name }) => name)).toEqual(["Sandbox", "Squatted"]);
    });

    test("is not tried by an invitation, whatever is sent with it", async () => {
      const email = "tried@shop.example";
      const [home, other] = [await shopOf(served), await shopOf(served)];
      const { data } = await join(served, home.owner, email);
      const { invitation_token } = await invite(other.owner, email);
      const body = { invitation_token, password: another };
      expect(await served.anonymous.call("console.account.acceptInvitation", { body })).toMatchObject({ status: 200 });
      expect(await signIn({ email, password, organization: home.id })).toMatchObject({ status: 200 });
      expect(await signIn({ email, password: another, organization: home.id })).toMatchObject(denied);
      expect(await served.clientOf(data.session.token).call("console.overview.get")).toMatchObject({ status: 200 });
    });

    test("is changed by who knows it, which ends the other sessions and no more", async () => {
      const email = "changes@shop.example";
      const [home, other] = [await shopOf(served), await shopOf(served)];
      const { console, memberId } = await join(served, home.owner, email);
      const elsewhere = await join(served, other.owner, email);
      const second = served.clientOf(
        (await signIn({ email, password, organization: home.id })).body?.data.session.token ?? "",
      );
      const change = (current_password: string) =>
        console.call("console.account.changePassword", { body: { current_password, new_password: another } });
      expect(await change("wrong")).toMatchObject(denied);
      expect(await second.call("console.overview.get")).toMatchObject({ status: 200 });
      const changed = await change(password);
      expect(changed.body?.data).toMatchObject({ ended_sessions: 1 });
      expect(changed.headers.get("set-cookie")).toContain(`atlas_device=${changed.body?.data.device_token}; `);
      expect(await second.call("console.overview.get")).toMatchObject(unauthenticated);
      for (const each of [console, elsewhere.console]) {
        expect(await each.call("console.overview.get")).toMatchObject({ status: 200 });
      }
      expect(await signIn({ email, password, organization: home.id })).toMatchObject(denied);
      expect(await signIn({ email, password: another, organization: home.id })).toMatchObject({ status: 200 });
      expect(await signIn({ email, password, organization: other.id })).toMatchObject({ status: 200 });
      const { events } = (await home.owner.succeed("console.auditEvents.list", { query: { asset_id: memberId } })).data;
      expect(events[0]).toMatchObject({
        event_type: "atlas_api.member.password.change",
        actor_type: "operator",
        actor_id: memberId,
        after: { ended_sessions: 1 },
      });
      expect(JSON.stringify(events)).not.toContain(another);
    });

    test("is changed once by who change it at once", async () => {
      const { owner } = await shopOf(served);
      const { console } = await join(served, owner, "at-once@shop.example");
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, index) =>
          console.call("console.account.changePassword", {
            body: { current_password: password, new_password: `${another} ${index}` },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    });

    test("lets nobody in by a sign-in that meets its change", async () => {
      const { owner, id } = await shopOf(served);
      const email = "meets@shop.example";
      const { console } = await join(served, owner, email);
      let current = password;
      for (let round = 0; round < 5; round++) {
        const next = `${another} ${round}`;
        const [changed, ...signedIn] = await Promise.all([
          console.call("console.account.changePassword", { body: { current_password: current, new_password: next } }),
          ...Array.from({ length: 3 }, () => signIn({ email, password: current, organization: id })),
        ]);
        expect(changed.status).toBe(200);
        const begun = signedIn.flatMap(({ body }) => body?.data.session.token ?? []);
        for (const token of begun)
          expect(await served.clientOf(token).call("console.overview.get")).toMatchObject(unauthenticated);
        current = next;
      }
    });

    test("of who has none here is none to change or reset", async () => {
      const { owner } = await shopOf(served);
      const body = { current_password: password, new_password: another };
      expect(await owner.call("console.account.changePassword", { body })).toMatchObject(conflict);
      const { id } = (await owner.succeed("console.members.list")).data.members[0] ?? { id: "" };
      const params = { member_id: id };
      const other = await join(served, owner, "second-owner@shop.example", password, "owner");
      expect(await other.console.call("console.members.resetPassword", { params })).toMatchObject(conflict);
    });
  });

  describe("a reset", () => {
    const use = (reset_token: string, chosen = another) =>
      served.anonymous.call("console.account.resetPassword", { body: { reset_token, password: chosen } });
    const hand = (owner: Client, memberId: string, body?: object) =>
      owner.call("console.members.resetPassword", { params: { member_id: memberId }, ...(body ? { body } : {}) });
    const tokenOf = (answer: Awaited<ReturnType<typeof hand>>) => answer.body?.data.password_reset.token ?? "";
    const signIn = (body: object) => served.anonymous.call("console.account.signIn", { body });

    test("sets a password once, signs in, and ends all sessions of the organization that hands it out", async () => {
      const email = "resets@shop.example";
      const [home, other] = [await shopOf(served), await shopOf(served)];
      const { console, memberId } = await join(served, home.owner, email);
      const elsewhere = await join(served, other.owner, email);
      const handed = await hand(home.owner, memberId);
      expect(tokenOf(handed)).toMatch(/^atlas_reset_sandbox_[0-9A-Za-z]{38}$/);
      expect(await signIn({ email, password, organization: home.id })).toMatchObject({ status: 200 });
      const used = await use(tokenOf(handed));
      expect(used.body?.data).toMatchObject({ member: { id: memberId }, organization: { id: home.id } });
      expect(await use(tokenOf(handed))).toMatchObject(unauthenticated);
      expect(await console.call("console.overview.get")).toMatchObject(unauthenticated);
      const fresh = served.clientOf(used.body?.data.session.token ?? "");
      expect(await fresh.call("console.overview.get")).toMatchObject({ status: 200 });
      expect(await signIn({ email, password: another, organization: home.id })).toMatchObject({ status: 200 });
      // The other organization sees nothing of it.
      expect(await elsewhere.console.call("console.overview.get")).toMatchObject({ status: 200 });
      expect(await signIn({ email, password: another, organization: other.id })).toMatchObject(denied);
      expect(await signIn({ email, password, organization: other.id })).toMatchObject({ status: 200 });
      const { events } = (await home.owner.succeed("console.auditEvents.list", { query: { asset_id: memberId } })).data;
      expect(events.map(({ event_type }) => event_type)).toEqual([
        "atlas_api.member.password.reset",
        "atlas_api.member.password_reset.create",
        "atlas_api.member.activate",
        "atlas_api.member.invite",
      ]);
      expect(JSON.stringify(events)).not.toContain(tokenOf(handed));
    });

    test("works for one of those who use it at once", async () => {
      const { owner } = await shopOf(served);
      const { memberId } = await join(served, owner, "reset-at-once@shop.example");
      const token = tokenOf(await hand(owner, memberId));
      const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => use(token, `${another} ${index}`)));
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    });

    test("takes the place of the one before, and is void after a change, a removal and for another kind of token", async () => {
      const { owner } = await shopOf(served);
      const { memberId, console } = await join(served, owner, "void@shop.example");
      const first = tokenOf(await hand(owner, memberId));
      const second = tokenOf(await hand(owner, memberId));
      expect(await use(first)).toMatchObject(unauthenticated);
      const body = { current_password: password, new_password: another };
      expect(await console.call("console.account.changePassword", { body })).toMatchObject({ status: 200 });
      expect(await use(second)).toMatchObject(unauthenticated);
      const third = tokenOf(await hand(owner, memberId));
      await owner.succeed("console.members.remove", { params: { member_id: memberId } });
      expect(await use(third)).toMatchObject(unauthenticated);
      const { invitation_token } = await invite(owner, "kind@shop.example");
      expect(await use(invitation_token)).toMatchObject(unauthenticated);
      expect(await served.clientOf(third).call("console.overview.get")).toMatchObject(unauthenticated);
    });

    test("is answered again under its key", async () => {
      const { owner } = await shopOf(served);
      const { memberId } = await join(served, owner, "repeated@shop.example");
      const body = { idempotency_key: "reset-4711" };
      const [one, again] = [await hand(owner, memberId, body), await hand(owner, memberId, body)];
      expect(again.text).toBe(one.text);
      expect(await use(tokenOf(again))).toMatchObject({ status: 200 });
    });

    test("is handed out by who may do all that the member may, to somebody else, who has come", async () => {
      const { owner } = await shopOf(served);
      const approver = await join(served, owner, "approver@shop.example", password, "approver");
      const viewer = await join(served, owner, "viewer@shop.example", password, "viewer");
      const developer = await join(served, owner, "developer@shop.example", password, "developer");
      expect(await hand(viewer.console, approver.memberId)).toMatchObject(denied);
      expect(await hand(approver.console, developer.memberId)).toMatchObject(denied);
      const equal = await join(served, owner, "equal@shop.example", password, "approver");
      expect(await hand(approver.console, equal.memberId)).toMatchObject({ status: 200 });
      expect(await hand(approver.console, approver.memberId)).toMatchObject(conflict);
      const { memberId } = await invite(owner, "still-invited@shop.example");
      expect(await hand(owner, memberId)).toMatchObject(conflict);
      const stranger = await shopOf(served);
      expect(await hand(stranger.owner, viewer.memberId)).toMatchObject({ status: 404 });
    });
  });

  describe("all sessions", () => {
    const signedIn = async (email: string) =>
      served.clientOf(
        (await served.anonymous.succeed("console.account.signIn", { body: { email, password } })).data.session.token,
      );
    const outcome = async (each: Client) => (await each.call("console.overview.get")).status;

    test("of oneself end at once, and one can sign in again", async () => {
      const email = "ends@shop.example";
      const { owner } = await shopOf(served);
      const { console, memberId } = await join(served, owner, email);
      const all = [console, await signedIn(email), await signedIn(email)];
      for (const each of all) expect(await outcome(each)).toBe(200);
      expect((await console.succeed("console.sessions.endAll")).data.ended_sessions).toBe(3);
      for (const each of all) expect(await outcome(each)).toBe(401);
      expect(await outcome(await signedIn(email))).toBe(200);
      expect(await outcome(owner)).toBe(200);
      const { events } = (await owner.succeed("console.auditEvents.list", { query: { asset_id: memberId } })).data;
      expect(events[0]).toMatchObject({ event_type: "atlas_api.member.sessions.end", actor_id: memberId });
    });

    test("of a member are ended by who may do all that the member may", async () => {
      const email = "ended@shop.example";
      const { owner } = await shopOf(served);
      const { console, memberId } = await join(served, owner, email);
      const approver = await join(served, owner, "ending@shop.example", password, "approver");
      const end = (by: Client) => by.call("console.members.endSessions", { params: { member_id: memberId } });
      expect(await end(approver.console)).toMatchObject(denied);
      expect(await outcome(console)).toBe(200);
      expect((await end(owner)).body?.data).toMatchObject({ ended_sessions: 1 });
      expect(await outcome(console)).toBe(401);
      expect((await end(owner)).body?.data).toMatchObject({ ended_sessions: 0 });
      expect(await end((await shopOf(served)).owner)).toMatchObject({ status: 404 });
    });
  });
});
