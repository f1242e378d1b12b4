import { type EventName, eventNames, sandbox } from "@atlas-messaging/contract";
import type { AtlasEvent } from "@atlas-messaging/webhooks";
import { verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import { type Arrived, type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { describeSharedAndOnPglite } from "../test-support/served.ts";
import type { Organization } from "../test-support/served.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true" };
const { unpaid: _unpaid, two_forms: _forms, ...played } = sandbox.phoneNumbers;
const names = Object.keys(played) as (keyof typeof played)[]; // A literal object's own keys.

/** Expected delivery events of one message, in order: status, error, names. */
const expected: {
  readonly [name in (typeof names)[number]]: readonly (readonly [status: string, ...names: EventName[]])[];
} = {
  delivered: [
    ["sent", "agent.message_delivery"],
    ["delivered", "agent.message_delivery", "conversation.message_delivered", "message.delivered"],
    ["read", "agent.message_delivery"],
  ],
  failed: [
    ["sent", "agent.message_delivery"],
    ["failed", "agent.message_delivery", "conversation.message_failed"],
  ],
  stays_sent: [["sent", "agent.message_delivery"]],
  window_closed: [
    ["sent", "agent.message_delivery"],
    ["delivered", "agent.message_delivery", "conversation.message_delivered", "message.delivered"],
    ["read", "agent.message_delivery"],
  ],
  slow: [
    ["sent", "agent.message_delivery"],
    ["delivered", "agent.message_delivery", "conversation.message_delivered", "message.delivered"],
  ],
};

interface Received {
  readonly arrived: Arrived;
  readonly event: AtlasEvent & {
    readonly message?: { readonly id: string; readonly status?: string; readonly error_code?: string };
  };
}

describeSharedAndOnPglite("deliveries", { settings }, (served) => {
  let organization: Organization;
  let receiver: Receiver;
  let secret: string;
  const messageIds = new Map<string, string>();

  const subscribe = async (path: string, events: readonly EventName[]) =>
    (await organization.client.succeed("webhooks.create", { body: { url: `${receiver.url}${path}`, events } })).data;
  const received = (path = "/all"): Received[] =>
    receiver.arrived
      .filter((arrived) => arrived.path === path)
      .map((arrived) => ({ arrived, event: eventOf(arrived, secret) }));
  const ofMessage = (name: string) =>
    received().filter(({ event }) => event.message !== undefined && event.message.id === messageIds.get(name));

  // All numbers play at once; the slow one takes eight seconds, and when it is through, so are the others.
  beforeAll(async () => {
    receiver = await startReceiver();
    organization = await served.organization();
    secret = (await subscribe("/all", eventNames)).secret ?? "";
    const template = {
      template_id: organization.data.template_id,
      category: "utility",
      template_params: { name: "Ada" },
    };
    for (const name of names) {
      const content = sandbox.phoneNumbers[name].window_open ? { text: "Café 🦉" } : template;
      const body = { phone_number: sandbox.phoneNumbers[name].phone_number, ...content };
      const sent = await organization.client.succeed("messages.send", {
        body,
        headers: { "x-request-id": `request-${name}` },
      });
      messageIds.set(name, sent.data.message_id);
    }
    await eventually(() => expect(ofMessage("slow")).toHaveLength(4));
    return () => receiver.close();
  });

  test.for(names)("the number %s plays its script, each step once, by all its names", (name) => {
    const steps = Map.groupBy(ofMessage(name).toSorted(byTime), ({ event }) => event.message?.status);
    expect(
      [...steps].map(([status, events]) => [status, ...events.map(({ event }) => event.event_type).toSorted()]),
    ).toEqual(expected[name].map(([status, ...types]) => [status, ...types.toSorted()]));
  });

  test("tells why a message has failed, and only then", () => {
    const codes = received().flatMap(({ event }) =>
      event.message?.error_code ? [[event.message.status, event.message.error_code]] : [],
    );
    expect(new Set(codes.map(String))).toEqual(new Set(["failed,recipient_unreachable"]));
  });

  test.for(names)(
    "the request id of the message to %s comes with its deliveries, its run and its events",
    async (name) => {
      const ids = ofMessage(name).map(({ arrived }) => arrived.headers["x-request-id"]);
      expect(new Set(ids)).toEqual(new Set([`request-${name}`]));
      const runs = received().filter(
        ({ event }) => event.event_type === "atlas.run.updated" && event.run.correlation_id === `request-${name}`,
      );
      expect(runs).toHaveLength(1);
      const { data } = await organization.client.succeed("conversations.list");
      const conversation = data.conversations.find(
        ({ customer }) => customer.phone_number === sandbox.phoneNumbers[name].phone_number,
      );
      const events = await organization.client.succeed("conversations.listEvents", {
        params: { id: conversation?.id ?? "" },
      });
      expect(new Set(events.data.map(({ correlation_id }) => correlation_id))).toEqual(new Set([`request-${name}`]));
      expect(
        events.data.filter(({ message }) => message).map(({ event_type, message }) => [message?.status, event_type]),
      ).toEqual(expected[name].map(([status, ...types]) => [status, types.at(1) ?? types[0]]));
    },
  );

  test("every delivery has an event id of its own, and says what it is", () => {
    const all = received();
    expect(new Set(all.map(({ event }) => event.event_id)).size).toBe(all.length);
    for (const { arrived } of all) {
      expect(arrived.headers["content-type"]).toBe("application/json");
      expect(arrived.headers["atlas-signature"]).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  test("a signature is over the raw bytes, with this secret", () => {
    const { raw, headers } = received()[0]?.arrived ?? { raw: Buffer.of(), headers: {} };
    expect(verifyAtlasSignature(raw, headers, secret)).toBe(true);
    expect(verifyAtlasSignature(raw, headers, `${secret}x`)).toBe(false);
    expect(verifyAtlasSignature(Buffer.concat([raw, Buffer.of(0x20)]), headers, secret)).toBe(false);
  });

  describe("subscriptions", () => {
    const play = async (text: string) => {
      const body = { phone_number: sandbox.phoneNumbers.delivered.phone_number, text };
      const { data } = await organization.client.succeed("messages.send", { body });
      messageIds.set(text, data.message_id);
      await eventually(() => expect(ofMessage(text)).toHaveLength(5));
    };
    const at = (path: string) => receiver.arrived.filter((arrived) => arrived.path === path);

    test("get the events that they name, signed with the secret of their own", async () => {
      const some = await subscribe("/some", ["message.delivered"]);
      await play("Only one of five");
      await eventually(() => expect(at("/some")).toHaveLength(1));
      for (const arrived of at("/some")) {
        expect(eventOf(arrived, some.secret ?? "").event_type).toBe("message.delivered");
        expect(verifyAtlasSignature(arrived.raw, arrived.headers, secret)).toBe(false);
      }
    });

    test("that are deleted or disabled get nothing; one that is changed gets its new events at its new address", async () => {
      const deleted = await subscribe("/deleted", eventNames);
      const disabled = await subscribe("/disabled", eventNames);
      const changed = await subscribe("/before", ["agent.message_delivery"]);
      const { client } = organization;
      const change = (id: string, body: object) => client.succeed("webhooks.update", { params: { id }, body });
      await client.succeed("webhooks.delete", { params: { id: deleted.id } });
      await change(disabled.id, { status: "disabled" });
      await change(changed.id, { url: `${receiver.url}/after`, events: ["conversation.message_delivered"] });
      await play("After the changes");
      await eventually(() => expect(at("/after")).toHaveLength(1));
      // Earlier events, such as creating the subscriptions, were still addressed to them.
      const about = messageIds.get("After the changes") ?? "";
      const paths = receiver.arrived.filter(({ raw }) => raw.includes(about)).map(({ path }) => path);
      expect(new Set(paths)).toEqual(new Set(["/all", "/some", "/after"]));
      await change(disabled.id, { status: "active" });
      await play("Active again");
      await eventually(() => expect(at("/disabled").length).toBeGreaterThanOrEqual(5));
    });
  });
});

const byTime = (one: Received, other: Received) => (one.event.timestamp < other.event.timestamp ? -1 : 1);
