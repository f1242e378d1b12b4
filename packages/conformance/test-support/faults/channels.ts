/** Channels in the console, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, after, answers, asks, bodyOf, inside, instead, rewrites, succeeding, without } from "./fault.ts";

const choosing: readonly OperationId[] = ["messages.send", "console.channels.setDefault"];
const disconnecting: readonly OperationId[] = ["console.channels.disconnect", "console.channels.reconnect"];

export const channelFaults: readonly Fault[] = [
  {
    name: "ignores a new address of a channel",
    operations: ["console.channels.update"],
    layer: asks(["console.channels.update"], ({ body }) => (body ? { body: without(body, "base_url") } : null)),
  },
  {
    name: "sends over the default, whatever channel is named",
    operations: choosing,
    layer: asks(["messages.send"], ({ body }) => (body ? { body: without(body, "channel_id") } : null)),
  },
  {
    name: "names every channel the default",
    operations: choosing,
    layer: rewrites(["console.channels.list"], (text) => text.replaceAll('"is_default":false', '"is_default":true')),
  },
  {
    name: "says that a channel is disconnected, and goes on sending",
    operations: disconnecting,
    layer: instead(["console.channels.disconnect"], async (asked, next) => {
      const path = `/operator/channels/${asked.params["channel_id"]}/reconnect`;
      const url = new URL(path, asked.request.url);
      const { headers } = asked.request;
      const response = await next(new Request(url, { method: "POST", headers, body: "{}" }));
      const text = (await response.text()).replace('"status":"connected"', '"status":"disconnected"');
      return new Response(text, response);
    }),
  },
  {
    name: "connects a disconnected channel again when a test goes well",
    operations: ["console.channels.test", "console.channels.disconnect"],
    layer: answers(
      (body) => ({ text: JSON.stringify(body).replace('"status":"disconnected"', '"status":"connected"') }),
      succeeding("console.channels.test"),
    ),
  },
  {
    name: "keeps the verify token of a channel when a secret is rotated",
    operations: ["console.channels.link", "console.channels.rotateToken"],
    layer: rewrites(["console.channels.link", "console.channels.rotateToken"], (text) =>
      text.replace(/"verify_token":"[^"]*"/, '"verify_token":"a-verify-token-that-stays"'),
    ),
  },
  {
    name: "tells the steps of a check in another order",
    operations: ["console.channels.check", "console.channels.list"],
    layer: rewrites(["console.channels.check"], (text) => text.replace('"step":"token"', '"step":"number"')),
  },
  {
    name: "subscribes an app without a word about its callback address",
    operations: ["console.channels.link", "console.channels.subscribe"],
    layer: rewrites(["console.channels.subscribe"], (text) => text.replace('"step":"callback"', '"step":"token"')),
  },
  {
    name: "rotates the secrets of a channel only if both are named",
    operations: ["console.channels.link", "console.channels.rotateToken"],
    layer: asks(["console.channels.rotateToken"], ({ body }) =>
      body && ["access_token", "app_secret"].every((name) => name in body)
        ? null
        : { body: { ...body, access_token: "" } },
    ),
  },
  {
    name: "links a number as often as it is asked to",
    operations: ["console.channels.link"],
    layer: () => {
      let times = 0;
      return asks(["console.channels.link"], ({ body }) =>
        body && "sender_id" in body
          ? { body: { ...body, sender_id: `${String(body["sender_id"])}-${++times}` } }
          : null,
      )();
    },
  },
  {
    name: "shows the verify token of a channel whenever it is asked",
    operations: ["console.channels.link", "console.channels.get"],
    layer: () => {
      let token: unknown = null;
      const keep = after(200, ["console.channels.link"], async (_, __, response) => {
        token = inside(await bodyOf(response), "data")["verify_token"];
        return null;
      })();
      const show = answers((body) => {
        const channel = inside(body, "data", "channel");
        return { body: { ok: true, data: { channel: { ...channel, display_name: String(token) } } } };
      }, succeeding("console.channels.get"))();
      return (asked, next) => keep(asked, (request) => show({ ...asked, request }, next));
    },
  },
];
