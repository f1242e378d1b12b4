import type { AlertChoiceRow } from "@atlas-messaging/service/rows/organizations";
import { day, hour, later, minute } from "@atlas-messaging/service/core/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { type MailServer, startMailServer } from "../../test-support/mail-server.ts";
import { type Receiver, startReceiver } from "../../test-support/receiver.ts";
import {
  channelRow,
  conversationRow,
  credentialRow,
  customerRow,
  endpointRow,
  jobRow,
  organizationRow,
  templateRow,
} from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { type Mailer, createMailer } from "../platform/mailer.ts";
import { type OutgoingHttp, createOutgoingHttp } from "../platform/outgoing-http.ts";
import { alertOnce } from "./index.ts";

const now = "2026-03-01T12:00:00.000Z";
const slackOf = ({ arrived }: Receiver): readonly string[] => arrived.map(({ raw }) => JSON.parse(raw.toString()).text);

describeOnBoth("alerts", (openDatabase) => {
  let database: Database;
  let mailServer: MailServer;
  let chat: Receiver;
  let mailer: Mailer;
  let outgoing: OutgoingHttp;
  beforeAll(async () => {
    database = await openDatabase();
    mailServer = await startMailServer();
    mailer = createMailer({ url: mailServer.url, from: "Atlas <atlas@shop.example>" });
    outgoing = createOutgoingHttp({ allowLoopback: true });
  });
  beforeEach(async () => {
    mailServer.mails.length = 0;
    chat = await startReceiver();
    return () => chat.close();
  });
  afterAll(async () => {
    mailer.close();
    outgoing.close();
    await mailServer.close();
  });

  const services = (at: string, quota = "50", sendsMail = true) => ({
    ...testServices(database, { ATLAS_MAX_WEBHOOKS: quota }),
    sendsMail,
    clock: { now: () => Date.parse(at) },
  });
  const lookAt = (at: string, quota?: string) => alertOnce(services(at, quota), { mailer, outgoing });

  /** An organization that wants to hear of these. */
  const wanting = async (kinds: AlertChoiceRow["kinds"], change: Partial<AlertChoiceRow> = {}) => {
    const organization = organizationRow({ name: "Corner Shop" });
    const { id } = organization;
    const row = {
      organization_id: id,
      kinds,
      emails: ["ops@shop.example", "ada@shop.example"],
      webhook_url: `${chat.url}/services/T0/B0/secret`,
      webhook_host: "127.0.0.1",
      updated_at: now,
      ...change,
    };
    await commit(database, id, [
      { kind: "insert", table: "organizations", row: organization },
      { kind: "insert", table: "alert_choices", row },
    ]);
    return id;
  };
  const forget = (id: string) =>
    commit(database, id, [
      { kind: "update", table: "alert_choices", where: { organization_id: id }, set: { kinds: [] } },
    ]);

  test("of one moment come as one mail and one post, once, and again when the state has ended and come back", async () => {
    const id = await wanting(["webhook_disabled", "job_set_aside"]);
    const endpoints = [1, 2].map(() => endpointRow(id, { status: "disabled", notice: "Its receiver is gone." }));
    await commit(database, id, [
      ...endpoints.map((row) => ({ kind: "insert", table: "webhook_endpoints", row }) as const),
      { kind: "insert", table: "outbox", row: jobRow(id, { dead_at: now }) },
    ]);
    await lookAt(now);
    await lookAt(later(now, minute));
    await lookAt(later(now, hour));
    const lines = [
      "2 webhooks were disabled: http://127.0.0.1:4100/console/webhooks",
      "1 job failed for good: http://127.0.0.1:4100/console/today",
    ];
    expect(mailServer.mails).toHaveLength(1);
    const [{ to, content } = { to: [], content: "" }] = mailServer.mails;
    expect(to).toEqual(["ops@shop.example", "ada@shop.example"]);
    expect(content).toMatch(/^Subject: Corner Shop: .* and 1 more\r$/m);
    expect(content).toContain("From: Atlas <atlas@shop.example>");
    for (const line of lines) expect(content).toContain(line);
    expect(slackOf(chat)).toEqual([expect.stringMatching(/^\*Corner Shop: .* and 1 more\*\n/)]);

    const state = (row: ReturnType<typeof endpointRow>, status: "active" | "disabled") =>
      commit(database, id, [
        { kind: "update", table: "webhook_endpoints", where: { organization_id: id, id: row.id }, set: { status } },
      ]);
    const [once = endpointRow(id)] = endpoints;
    await state(once, "active");
    await lookAt(later(now, day));
    await state(once, "disabled");
    await lookAt(later(now, day + minute));
    expect(slackOf(chat).slice(1)).toEqual([expect.stringContaining("1 webhook was disabled")]);
    await forget(id);
  });

  test("are tried again where a way fails, and not told twice by the other", async () => {
    const id = await wanting(["webhook_failing"]);
    const row = endpointRow(id, { failing_since: later(now, -2 * hour) });
    await commit(database, id, [{ kind: "insert", table: "webhook_endpoints", row }]);
    mailServer.state.refuses = true;
    await lookAt(now);
    mailServer.state.refuses = false;
    expect([mailServer.mails.length, slackOf(chat).length]).toEqual([0, 1]);
    await lookAt(later(now, minute));
    expect(mailServer.mails).toHaveLength(0);
    await lookAt(later(now, 6 * minute));
    await lookAt(later(now, 12 * minute));
    expect([mailServer.mails.length, slackOf(chat).length]).toEqual([1, 1]);
    await forget(id);
  });

  test("are posted, but not mailed, where the deployment sends no mail, as in a sandbox environment", async () => {
    expect(
      testServices(database, { ATLAS_SMTP_URL: mailServer.url, ATLAS_MAIL_FROM: "a@shop.example" }).sendsMail,
    ).toBe(false);
    const id = await wanting(["webhook_failing"]);
    const row = endpointRow(id, { failing_since: later(now, -2 * hour) });
    await commit(database, id, [{ kind: "insert", table: "webhook_endpoints", row }]);
    await alertOnce(services(now, "50", false), { mailer, outgoing });
    expect([mailServer.mails.length, slackOf(chat).length]).toEqual([0, 1]);
    await forget(id);
  });

  test("of several processes are told by one", async () => {
    const id = await wanting(["webhook_failing"]);
    const row = endpointRow(id, { failing_since: later(now, -2 * hour) });
    await commit(database, id, [{ kind: "insert", table: "webhook_endpoints", row }]);
    await Promise.all([lookAt(now), lookAt(now), lookAt(now), lookAt(now)]);
    expect([mailServer.mails.length, slackOf(chat).length]).toEqual([1, 1]);
    await forget(id);
  });

  test("tell of every chosen kind, and of no other organization's", async () => {
    const id = await wanting(["channel_refused", "template_rejected", "handoff_waiting", "key_expiring", "limit_near"]);
    const stranger = await wanting(["approval_waiting"], { emails: [], webhook_url: null });
    const [channel, customer] = [channelRow(id, { status: "disconnected" }), customerRow(id)];
    const provider_error = { code: 131042, title: "Payment", details: null, advice: "Pay." };
    const unpaid = channelRow(id, { health: { ...channel.health, state: "degraded", provider_error } });
    const conversation = conversationRow(id, {
      channel_id: channel.id,
      customer_id: customer.id,
      status: "handed_off",
    });
    const expires_at = later(now, 3 * day);
    await commit(database, id, [
      { kind: "insert", table: "channels", row: channel },
      { kind: "insert", table: "channels", row: unpaid },
      { kind: "insert", table: "customers", row: customer },
      { kind: "insert", table: "conversations", row: conversation },
      { kind: "insert", table: "templates", row: templateRow(id, { status: "rejected" }) },
      { kind: "insert", table: "credentials", row: credentialRow(id, { kind: "key", expires_at }) },
      ...[1, 2].map(() => ({ kind: "insert", table: "webhook_endpoints", row: endpointRow(id) }) as const),
    ]);
    await lookAt(now, "2");
    const [text = ""] = slackOf(chat);
    const says = ["template was rejected", "conversation waits", "key expires", "limit is nearly"];
    for (const each of says) expect(text).toContain(`1 ${each}`);
    // One that is disconnected, and one whose messages are refused.
    expect(text).toContain("2 channels are refused: http://127.0.0.1:4100/console/channels");
    expect(text).toContain(`/console/inbox?view=handed_off&conversation=${conversation.id}`);
    expect(slackOf(chat)).toHaveLength(1);
    await forget(id);
    await forget(stranger);
  });

  test("keep the address of the incoming webhook sealed", async () => {
    const id = await wanting([]);
    const [found] = await database.asTenant<{ webhook_url: string }>(id, {
      text: "select webhook_url from alert_choices",
      values: [],
    });
    expect(found?.webhook_url).toMatch(/^sealed:/);
  });
});
