/** Choices of a webhook's owner, from the event to the receiver. */
import { eventually } from "@atlas-messaging/test-wait";
import { unwrap, unwrapAsymmetric } from "@atlas-messaging/webhooks";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Arrived, type Receiver, startReceiver } from "../test-support/receiver.ts";
import { type Organization, describeServed } from "../test-support/served.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true" };

/** Takes a delivery; a test may keep the receiver waiting. */
const taken = (_: Arrived, response: ServerResponse): void => void response.writeHead(200).end();

let answer = taken;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver((arrived, response) => answer(arrived, response));
});
beforeEach(() => void (answer = taken));
afterAll(() => receiver.close());

const hear = async ({ client }: Organization, phone_number: string, text: string) =>
  (
    await client.succeed("events.ingest", {
      body: { channel: "chatapp", customer: { phone_number }, event_type: "message.received", message: { text } },
    })
  ).data;

const textOf = ({ raw }: Arrived): string => {
  const { message } = JSON.parse(raw.toString("utf8")) as { readonly message: { readonly text: string } }; // A whole event.
  return message.text;
};

const at = (path: string): readonly Arrived[] => receiver.arrived.filter((each) => each.path === path);

describeServed("a webhook", { settings }, (served) => {
  let its: Organization;
  beforeEach(async () => {
    its = await served.organization();
  });

  const subscribe = async (chosen: object) => {
    const path = `/${crypto.randomUUID()}`;
    const body = { url: `${receiver.url}${path}`, events: ["conversation.message_received"], ...chosen };
    return { path, webhook: (await its.client.succeed("webhooks.create", { body })).data };
  };

  test("with an order lets an event wait for the one before it of its conversation, and no other", async () => {
    const { path, webhook } = await subscribe({ ordering: "conversation" });
    const held: ServerResponse[] = [];
    answer = (arrived, response) => {
      if (textOf(arrived) === "first") held.push(response);
      else taken(arrived, response);
    };
    for (const text of ["first", "second", "third"]) await hear(its, "+15550102001", text);
    await eventually(() => expect(held).toHaveLength(1));
    await hear(its, "+15550102002", "elsewhere");
    await eventually(() => expect(at(path).map(textOf)).toEqual(["first", "elsewhere"]));
    const waiting = async () =>
      (await its.client.succeed("webhooks.listDeliveries", { params: { id: webhook.id } })).data.deliveries;
    // The first one has had its turn, which shows when its attempt has ended.
    expect((await waiting()).filter(({ reason }) => reason === "earlier_event").length).toBeGreaterThanOrEqual(2);
    held.forEach((response) => response.writeHead(200).end());
    await eventually(() => expect(at(path).map(textOf)).toEqual(["first", "elsewhere", "second", "third"]));
    await eventually(async () => {
      const all = await waiting();
      expect(all.map(({ status }) => status)).toEqual(["delivered", "delivered", "delivered", "delivered"]);
      expect(all.every(({ waited_ms }) => waited_ms !== undefined)).toBe(true);
    });
  });

  test("that gives up its order lets go what waits", async () => {
    const { path, webhook } = await subscribe({ ordering: "conversation" });
    const held: ServerResponse[] = [];
    answer = (arrived, response) => {
      if (textOf(arrived) === "first") held.push(response);
      else taken(arrived, response);
    };
    for (const text of ["first", "second"]) await hear(its, "+15550102001", text);
    await eventually(() => expect(held).toHaveLength(1));
    await its.client.succeed("webhooks.update", { params: { id: webhook.id }, body: { ordering: "none" } });
    await hear(its, "+15550102001", "third");
    await eventually(() => expect(at(path).map(textOf).toSorted()).toEqual(["first", "second", "third"]));
    held.forEach((response) => response.writeHead(200).end());
  });

  test("with a key signs by it, also by the one before a rotation, beside its secret", async () => {
    const { path, webhook } = await subscribe({ signature: "v1a", payload: "thin", headers: { "X-Shop": "corner" } });
    const operator = served.clientOf(its.data.operator_token);
    const params = { webhook_id: webhook.id };
    const turned = (await operator.succeed("console.webhooks.rotateSecret", { params })).data.webhook_endpoint;
    expect(turned.public_key).not.toBe(webhook.public_key);
    await hear(its, "+15550102001", "hello");
    await eventually(() => expect(at(path)).toHaveLength(1));
    const [sent] = at(path);
    if (!sent) throw new Error("nothing came");
    const thin = unwrap(sent.raw, sent.headers, turned.signing_secret, { thin: true });
    expect(thin).toMatchObject({ payload: "thin", event_type: "conversation.message_received" });
    expect(sent.headers["x-shop"]).toBe("corner");
    for (const key of [webhook.public_key ?? "", turned.public_key ?? ""])
      expect(await unwrapAsymmetric(sent.raw, sent.headers, key, { thin: true })).toEqual(thin);
    expect(unwrap(sent.raw, sent.headers, webhook.secret ?? "", { thin: true })).toEqual(thin);
  });

  test("with a rate gets its deliveries one after another", async () => {
    const { path } = await subscribe({ rate: 5 });
    const times: number[] = [];
    answer = (arrived, response) => {
      times.push(Date.now());
      taken(arrived, response);
    };
    for (const text of ["1", "2", "3", "4"]) await hear(its, "+15550102001", text);
    await eventually(() => expect(at(path)).toHaveLength(4));
    // They leave 200 ms apart. How long each is on its way is up to the machine.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(300);
  });
});
