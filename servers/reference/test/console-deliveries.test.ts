/** Deliveries as operators see them: tested, listed with their attempts, replayed, and signed through a rotation. */
import { verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { releaseTest } from "../test-support/whole.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServedOnPostgres("an operator", { settings }, (served) => {
  let receiver: Receiver;
  let status = 200;
  /** Until then the receiver does not answer. */
  let answering = Promise.resolve();
  let token: string;
  let console: Client;
  let webhookId: string;
  let secret: string;

  beforeAll(async () => {
    receiver = await startReceiver((_, response) => void answering.then(() => response.writeHead(status).end()));
    const body = { organization_name: "Corner shop", email: "ada@shop.example", password: "correct horse battery" };
    const { data } = await served.anonymous.succeed("console.account.signUp", { body });
    ({ token } = data.session);
    console = served.clientOf(token);
    const named = { name: "Orders", runtime_mode: "external_agent" };
    const account = (await console.succeed("console.serviceAccounts.create", { body: named })).data.service_account;
    const made = await console.succeed("console.webhooks.create", {
      body: {
        service_account_id: account.id,
        endpoint_url: receiver.url,
        subscribed_events: ["message.delivered", "session.ended"],
      },
    });
    ({ id: webhookId, signing_secret: secret } = made.data.webhook_endpoint);
  });
  afterAll(() => receiver.close());

  const sendTest = async (event_type?: "agent.handoff") => {
    const body = event_type === undefined ? {} : { event_type };
    return (await console.succeed("console.webhooks.test", { params: { webhook_id: webhookId }, body })).data.delivery;
  };
  const listed = async (query: { readonly status?: "pending" | "delivered" | "exhausted" } = {}) =>
    (await console.succeed("console.webhooks.listDeliveries", { params: { webhook_id: webhookId }, query })).data
      .deliveries;
  const endpoint = async () => (await console.succeed("console.webhooks.list")).data.webhook_endpoints[0];
  /** Waits for a delivery's recorded attempts; returns what arrived. */
  const arrivedOf = (eventId: string, times: number) =>
    eventually(async () => {
      const found = (await listed()).find(({ event_id }) => event_id === eventId);
      expect(found?.attempts).toHaveLength(times);
      const arrived = receiver.arrived.filter(({ headers }) => headers["webhook-id"] === eventId);
      expect(arrived).toHaveLength(times);
      return { found, arrived };
    });

  test("sends a test event, which is signed and listed with its attempt", async () => {
    const sent = await sendTest();
    expect(sent).toMatchObject({ event_type: "message.delivered", status: "pending", attempts: [] });
    const { found, arrived } = await arrivedOf(sent.event_id, 1);
    const [first] = arrived;
    if (!first) throw new Error("nothing arrived");
    expect(eventOf(first, secret).event_id).toBe(sent.event_id);
    expect(found).toMatchObject({
      id: sent.id,
      status: "delivered",
      attempts: [{ attempt: 1, response_status: 200, error: null }],
    });
    const other = await sendTest("agent.handoff");
    await arrivedOf(other.event_id, 1);
    expect((await listed()).map(({ id }) => id)).toEqual([other.id, sent.id]);
    const params = { webhook_id: webhookId };
    const page = await console.succeed("console.webhooks.listDeliveries", { params, query: { limit: 1 } });
    const after_id = page.data.next_cursor ?? "";
    const next = await console.succeed("console.webhooks.listDeliveries", { params, query: { limit: 1, after_id } });
    expect(next.data).toMatchObject({ deliveries: [{ id: sent.id }], has_more: false });
  });

  releaseTest("rotates the secret, and both sign for a day", async () => {
    const body = { idempotency_key: "rotate" };
    const rotate = () => console.call("console.webhooks.rotateSecret", { params: { webhook_id: webhookId }, body });
    const answer = await rotate();
    expect((await rotate()).text).toBe(answer.text);
    const { data }: { data: { webhook_endpoint: { signing_secret: string } } } = JSON.parse(answer.text);
    const next = data.webhook_endpoint.signing_secret;
    const { event_id } = await sendTest();
    const [first] = (await arrivedOf(event_id, 1)).arrived;
    if (!first) throw new Error("nothing arrived");
    for (const each of [next, secret]) expect(verifyAtlasSignature(first.raw, first.headers, each)).toBe(true);
    const { "atlas-signature-previous": _, ...alone } = first.headers;
    expect(verifyAtlasSignature(first.raw, alone, next)).toBe(true);
    expect(verifyAtlasSignature(first.raw, alone, secret)).toBe(false);
  });

  /** Makes the next attempt of each pending delivery the last of its round, and due. */
  const dueForTheLastTime = async () => {
    const database = await served.stopAndOpen();
    const last = "update webhook_deliveries set round_attempts = 5 where status = 'pending'";
    await database.asSystem({ text: last, values: [] });
    await database.asSystem({ text: "update outbox set due_at = now() where lane is not null", values: [] });
    await served.startAgain();
    console = served.clientOf(token);
  };

  test("shows why an endpoint was disabled, and replays what was given up", async () => {
    status = 410;
    const since = new Date(Date.now() - 60_000).toISOString();
    const bothSent = Promise.withResolvers<void>();
    answering = bothSent.promise;
    const [one, other] = [await sendTest(), await sendTest()];
    bothSent.resolve();
    for (const { event_id } of [one, other]) await arrivedOf(event_id, 1);
    expect((await endpoint())?.status).toBe("active");
    await dueForTheLastTime();
    await eventually(async () => expect((await endpoint())?.status).toBe("disabled"));
    expect((await endpoint())?.notice).toContain("410");
    const { data: audited } = await console.succeed("console.auditEvents.list");
    expect(audited.events).toContainEqual(
      expect.objectContaining({ event_type: "atlas_api.webhook.disable", actor_type: "system", asset_id: webhookId }),
    );
    const params = { webhook_id: webhookId, delivery_id: one.id };
    const conflict = { status: 409, error: { code: "conflict" } };
    expect(await console.call("console.webhooks.test", { params: { webhook_id: webhookId }, body: {} })).toMatchObject(
      conflict,
    );

    status = 200;
    await console.succeed("console.webhooks.update", { params: { webhook_id: webhookId }, body: { status: "active" } });
    expect((await endpoint())?.notice).toBeNull();
    // One of the two may have waited for the endpoint, rather than been refused by it.
    const given = await listed({ status: "exhausted" });
    expect(given.length).toBeGreaterThan(0);
    const [first] = given;
    const replayed = await console.succeed("console.webhooks.replayDelivery", {
      params: { ...params, delivery_id: first?.id ?? "" },
    });
    expect(replayed.data.delivery).toMatchObject({ event_id: first?.event_id, status: "pending" });
    await arrivedOf(first?.event_id ?? "", 3);
    const { data } = await console.succeed("console.webhooks.replayFailedDeliveries", {
      params: { webhook_id: webhookId },
      body: { since },
    });
    expect(data.replayed).toBe(given.length - 1);
    expect([one.event_id, other.event_id]).toContain(first?.event_id);
  });

  releaseTest("whose endpoint is active again sees at once what has waited for it", async () => {
    status = 500;
    const { event_id } = await sendTest();
    await arrivedOf(event_id, 1);
    const change = (body: { readonly status: "active" | "disabled" }) =>
      console.succeed("console.webhooks.update", { params: { webhook_id: webhookId }, body });
    await change({ status: "disabled" });
    const database = await served.stopAndOpen();
    await database.asSystem({ text: "update outbox set due_at = now() where lane is not null", values: [] });
    await served.startAgain();
    console = served.clientOf(token);
    const dueIn = async () => Date.parse((await listed({ status: "pending" }))[0]?.next_attempt_at ?? "") - Date.now();
    await eventually(async () => expect(await dueIn()).toBeGreaterThan(45 * 60_000));
    status = 200;
    await change({ status: "active" });
    await arrivedOf(event_id, 2);
  });

  test("of another organization finds none of it", async () => {
    const body = { organization_name: "Elsewhere", email: "eve@else.example", password: "correct horse battery" };
    const { data } = await served.anonymous.succeed("console.account.signUp", { body });
    const stranger = served.clientOf(data.session.token);
    const [delivery] = await listed();
    const params = { webhook_id: webhookId, delivery_id: delivery?.id ?? "" };
    const unknown = { status: 404, error: { code: "not_found" } };
    expect(await stranger.call("console.webhooks.listDeliveries", { params: { webhook_id: webhookId } })).toMatchObject(
      unknown,
    );
    expect(await stranger.call("console.webhooks.replayDelivery", { params })).toMatchObject(unknown);
    expect(await stranger.call("console.webhooks.test", { params: { webhook_id: webhookId }, body: {} })).toMatchObject(
      unknown,
    );
    expect(await stranger.call("console.webhooks.rotateSecret", { params: { webhook_id: webhookId } })).toMatchObject(
      unknown,
    );
  });
});
