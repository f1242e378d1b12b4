/** Another network by an adapter on this machine: signed, retried, refused, and found unwell. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eventually } from "@atlas-messaging/test-wait";
import { verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newNumber } from "../test-support/app-shop.ts";
import { describeServed } from "../test-support/served.ts";

interface Asked {
  readonly event_type: string;
  readonly event_id: string;
  readonly isSigned: boolean;
  readonly message: { readonly [member: string]: unknown };
}

const secret = "a-secret-of-the-adapter";
const asked: Asked[] = [];
/** Bytes of the answers. */
let length = 0;
/** Statuses of the next answers; 200 afterwards. */
const statuses: number[] = [];
let isWell = true;

const adapter = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    const raw = Buffer.concat(chunks);
    const isSigned = verifyAtlasSignature(raw, request.headers, secret);
    const body = JSON.parse(raw.toString()) as Omit<Asked, "isSigned">; // The service has made it.
    asked.push({ ...body, isSigned });
    const isCheck = body.event_type === "adapter.check";
    const status = isCheck ? (isWell ? 200 : 500) : (statuses.shift() ?? 200);
    response.writeHead(status, { "retry-after": "0" }).end("x".repeat(length));
  });
});
beforeAll(() => new Promise<void>((resolve) => void adapter.listen(0, "127.0.0.1", resolve)));
afterAll(() => void adapter.close());

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServed("an adapter", { settings }, (served) => {
  const link = async () => {
    const organization = await served.organization();
    const operator = served.clientOf(organization.data.operator_token);
    const { port } = adapter.address() as AddressInfo; // A server that listens on a port has one.
    const url = `http://127.0.0.1:${port}/adapter`;
    const body = { channel: "webchat", display_name: "Chat box", url, secret };
    const { channel } = (await operator.succeed("console.channels.linkAdapter", { body })).data;
    const { client } = organization;
    const hear = (phone_number: string, more: object = {}) =>
      client.succeed("events.ingest", {
        body: {
          channel: "webchat",
          customer: { phone_number },
          event_type: "message.received",
          message: { text: "Are you open?" },
          ...more,
        },
      });
    const send = async (phone_number: string, more: object = { text: "We open at nine." }) =>
      (await client.succeed("messages.send", { body: { phone_number, channel_id: channel.id, ...more } })).data
        .message_id;
    const stateOf = async (id: string) => (await client.succeed("messages.get", { params: { id } })).data.message;
    return { client, operator, channelId: channel.id, hear, send, stateOf };
  };
  const requestsOf = (id: string) => asked.filter(({ event_id }) => event_id === id);

  test("gets a message that it put off again, under the same id and signed each time", async () => {
    const { hear, send, stateOf } = await link();
    const number = newNumber();
    await hear(number);
    statuses.push(503);
    const id = await send(number);
    await eventually(async () => expect(await stateOf(id)).toMatchObject({ delivery_state: "sent" }));
    expect(requestsOf(id).map(({ isSigned, message }) => [isSigned, message["text"]])).toEqual([
      [true, "We open at nine."],
      [true, "We open at nine."],
    ]);
  });

  test("has taken a message by its status, however long its answer is", async () => {
    const { hear, send, stateOf } = await link();
    const number = newNumber();
    await hear(number);
    length = 100_000;
    const id = await send(number);
    await eventually(async () => expect(await stateOf(id)).toMatchObject({ delivery_state: "sent" }));
    statuses.push(422);
    const refused = await send(number);
    await eventually(async () => expect(await stateOf(refused)).toMatchObject({ delivery_state: "failed" }));
    length = 0;
    expect([...requestsOf(id), ...requestsOf(refused)]).toHaveLength(2);
  });

  test("gets a file by its id, and hears that a message was read", async () => {
    const { client, hear, send, stateOf } = await link();
    const number = newNumber();
    const { message_id: heard } = (await hear(number, { provider_message_id: "network-1" })).data;
    const menu = { media_type: "image/png", content: png, filename: "menu.png" };
    const { media } = (await client.succeed("media.upload", { body: menu })).data;
    const id = await send(number, { content: { type: "image", media_id: media.id } });
    await eventually(async () => expect(await stateOf(id)).toMatchObject({ delivery_state: "sent" }));
    expect(requestsOf(id)).toMatchObject([{ message: { content: { type: "image", media_id: media.id } } }]);
    await client.succeed("messages.markRead", { params: { id: heard ?? "" } });
    await eventually(() =>
      expect(asked.at(-1)).toMatchObject({
        event_type: "adapter.read",
        isSigned: true,
        message: { provider_message_id: "network-1", typing: false },
      }),
    );
    for (const emoji of ["👍", null]) {
      await client.succeed("messages.react", { params: { id: heard ?? "" }, body: { emoji } });
      await eventually(() =>
        expect(asked.at(-1)).toMatchObject({
          event_type: "adapter.reaction",
          isSigned: true,
          message: { provider_message_id: "network-1", reaction: emoji },
        }),
      );
    }
  });

  test("is found unwell by a test, and well again", async () => {
    const { operator, channelId } = await link();
    const params = { channel_id: channelId };
    const health = async () => (await operator.succeed("console.channels.test", { params })).data.channel.health;
    isWell = false;
    expect(await health()).toMatchObject({ state: "degraded", message: "The adapter answered 500." });
    isWell = true;
    expect(await health()).toMatchObject({ state: "healthy" });
    const refused = await operator.call("console.channels.subscribe", { params });
    expect(refused.error).toMatchObject({ code: "conflict" });
  });
});

/** A picture of one pixel. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
