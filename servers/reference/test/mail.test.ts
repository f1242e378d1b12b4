/** Mail by a real mail server of this machine: invitations, password resets, and notices to developer contacts. */
import { allCases } from "@atlas-messaging/conformance";
import type { Facts } from "@atlas-messaging/service/core/outcome";
import { insert } from "@atlas-messaging/service/core/changes";
import { mailDeprecation } from "@atlas-messaging/service/mail/mail";
import { minute } from "@atlas-messaging/service/core/time";
import { uuidv7 } from "uuidv7";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import type { Client } from "../test-support/client.ts";
import { failuresOf } from "../test-support/conformance-suite.ts";
import { mailText, startMailServer } from "../test-support/mail-server.ts";
import { memberRow } from "../test-support/rows.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { clockOf, timedServer } from "../test-support/timed-clock.ts";

const mailServer = await startMailServer();
afterAll(() => mailServer.close());

const settings = {
  ATLAS_ENVIRONMENT: "staging",
  ATLAS_SMTP_URL: mailServer.url,
  ATLAS_MAIL_FROM: "Atlas <atlas@shop.example>",
  ATLAS_LIMIT_SIGN_IN: "1000",
};

const mailCases = allCases.filter(({ id }) => /^behaviour\/passwords\/(mailed|forgotten)$/.test(id));
const password = "correct horse battery staple";

/** An organization that uses a deprecated operation, with one member who manages the console and one who does not. */
const seed = async (database: Database) => {
  const { organizationId } = await seedOrganization(database, "staging");
  const now = new Date().toISOString();
  const facts: Facts = {
    now,
    newId: () => uuidv7(),
    organizationId,
    actor: { kind: "system", id: null },
    correlationId: "deprecated-0001",
  };
  const id = uuidv7();
  const active = { status: "active" } as const;
  const manager = { ...active, email: "dev@shop.example", permissions: ["developer_console.manage"] as const };
  const viewer = { ...active, email: "viewer@shop.example", permissions: ["developer_console.read"] as const };
  const notice = {
    organization_id: organizationId,
    id,
    operation_id: "agents.list",
    sunset_at: null,
    created_at: now,
  } as const;
  await commit(database, organizationId, [
    insert("members", memberRow(organizationId, manager)),
    insert("members", memberRow(organizationId, viewer)),
    insert("deprecation_notices", notice),
    ...mailDeprecation(facts, id, "https://shop.example/developers/changelog"),
  ]);
};

describeServedOnPostgres("mail", { settings, file: timedServer, seed }, (served) => {
  let owner: Client;
  const { leap } = clockOf(served);
  beforeAll(async () => {
    const body = { organization_name: "Shop", email: "ada@shop.example", password, name: "Ada Moreno" };
    owner = served.clientOf((await served.anonymous.succeed("console.account.signUp", { body })).data.session.token);
  });

  const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to.includes(email));
  const mailTo = (email: string, count = 1) =>
    eventually(() => {
      expect(mailsTo(email)).toHaveLength(count);
      return mailText(mailsTo(email).at(-1));
    });
  const linkIn = (text: string, page: string): string =>
    text.split(`${served.server.url}/console/${page}#token=`)[1]?.split("\r\n")[0] ?? "no link";
  const invite = async (email: string) =>
    (await owner.succeed("console.members.invite", { body: { email, role: "viewer" } })).data;
  const audits = async () =>
    (await owner.succeed("console.auditEvents.list", { query: { event_type: "atlas_api.mail.send" } })).data.events;

  test("is announced as the contract's suite has it, to the members that the suite invites", async () => {
    expect(await failuresOf(served.server.url, mailCases)).toEqual([]);
    await eventually(() => {
      const subjects = mailServer.mails
        .filter(({ to }) => to.every((address) => address.endsWith("@conformance.example")))
        .map(({ content }) => /^Subject: (\w+)/m.exec(content)?.[1]);
      expect(new Set(subjects)).toEqual(new Set(["Invitation", "New"]));
    });
  });

  test("tells those who manage the console of a deprecated operation", async () => {
    const text = await mailTo("dev@shop.example");
    expect(text).toContain("calls agents.list. The operation is deprecated.");
    expect(text).toContain("https://shop.example/developers/changelog");
    expect(mailsTo("viewer@shop.example")).toEqual([]);
  });

  test("brings an invitation, whose link is accepted, and a reset", async () => {
    const { member, invitation } = await invite("bob@shop.example");
    expect(invitation.mailed_to).toBe("bob@shop.example");
    const text = await mailTo("bob@shop.example");
    expect(text).toContain("Subject: Invitation to Shop");
    expect(linkIn(text, "invitation")).toBe(invitation.token);
    const accepted = { invitation_token: linkIn(text, "invitation"), password };
    await served.anonymous.succeed("console.account.acceptInvitation", { body: accepted });

    const params = { member_id: member.id };
    const { password_reset } = (await owner.succeed("console.members.resetPassword", { params })).data;
    expect(password_reset.mailed_to).toBe("bob@shop.example");
    const reset = await mailTo("bob@shop.example", 2);
    expect(linkIn(reset, "reset")).toBe(password_reset.token);
    const body = { reset_token: linkIn(reset, "reset"), password: "another horse battery" };
    await served.anonymous.succeed("console.account.resetPassword", { body });
    await eventually(async () => {
      const sent = (await audits()).map(({ after, asset_id }) => [after, asset_id]);
      expect(sent).toEqual([
        [{ kind: "password_reset", recipients: 1 }, member.id],
        [{ kind: "invitation", recipients: 1 }, member.id],
      ]);
    });
  });

  test("brings a link for a forgotten password, which ends all sessions and works once", async () => {
    const own = { email: "ada@shop.example", password };
    const { sends_mail } = (await served.anonymous.succeed("console.account.requestPasswordReset", { body: own })).data;
    expect(sends_mail).toBe(true);
    const link = linkIn(await mailTo(own.email), "reset");
    const body = { reset_token: link, password: "another horse battery" };
    const { session } = (await served.anonymous.succeed("console.account.resetPassword", { body })).data;
    expect((await owner.call("console.overview.get")).status).toBe(401);
    owner = served.clientOf(session.token);
    expect((await served.anonymous.call("console.account.resetPassword", { body })).status).toBe(401);
    expect((await served.anonymous.call("console.account.signIn", { body: own })).status).toBe(401);
    const { events } = (await owner.succeed("console.auditEvents.list")).data;
    expect(events.map(({ event_type }) => event_type)).toEqual(
      expect.arrayContaining(["atlas_api.member.password_reset.request", "atlas_api.member.password.reset"]),
    );
  });

  test("that the server refuses is tried again, and one invitation is one mail", async () => {
    mailServer.state.refuses = true;
    const key = { email: "eve@shop.example", role: "viewer", idempotency_key: "invite-eve" } as const;
    const first = await owner.succeed("console.members.invite", { body: key });
    expect(await owner.succeed("console.members.invite", { body: key })).toEqual(first);
    await eventually(() => {
      expect(served.server.logs.filter(({ msg }) => msg.startsWith("a mail could not be sent"))).toHaveLength(1);
    });
    mailServer.state.refuses = false;
    await leap(minute);
    expect(linkIn(await mailTo("eve@shop.example"), "invitation")).toBe(first.data.invitation.token);
  });

  test("is not sent once its invitation was withdrawn", async () => {
    mailServer.state.refuses = true;
    const { member } = await invite("tom@shop.example");
    await eventually(() => {
      expect(served.server.logs.filter(({ msg }) => msg.startsWith("a mail could not be sent"))).toHaveLength(2);
    });
    await owner.succeed("console.members.remove", { params: { member_id: member.id } });
    mailServer.state.refuses = false;
    await leap(3 * minute);
    await invite("last@shop.example");
    await mailTo("last@shop.example");
    expect(mailsTo("tom@shop.example")).toEqual([]);
  });

  test("keeps its token sealed in the queue, and out of all logs", async () => {
    mailServer.state.refuses = true;
    const { invitation } = await invite("secret@shop.example");
    await eventually(() => {
      expect(served.server.logs.filter(({ msg }) => msg.startsWith("a mail could not be sent"))).toHaveLength(3);
    });
    expect(JSON.stringify(served.server.logs)).not.toContain(invitation.token);
    const database = await served.stopAndOpen();
    const jobs = await database.asSystem<{ job: object }>({
      text: "select row_to_json(outbox) as job from outbox where kind = 'send_mail'",
      values: [],
    });
    expect(jobs).toMatchObject([
      { job: { detail: { kind: "invitation", token: expect.stringMatching(/^sealed:2:/) } } },
    ]);
    expect(JSON.stringify(jobs)).not.toContain(invitation.token);
  });
});
