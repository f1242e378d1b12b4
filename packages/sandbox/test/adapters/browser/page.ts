/** Program of the page of `browser.test.ts`: the SDK, whose requests the worker hands to the sandbox, as an app's tests do. */
import { Atlas, AtlasError } from "@atlas-messaging/sdk";
import { http } from "msw";
import { setupWorker } from "msw/browser";
import { createSandbox } from "../../../src/index.ts";

const phone = "+15550100001";

export const playStory = async (): Promise<unknown> => {
  const sandbox = createSandbox({ baseUrl: "https://sandbox.shop.example" });
  const worker = setupWorker(...sandbox.handlers(http));
  await worker.start({ quiet: true });
  const atlas = new Atlas({ token: sandbox.token, baseUrl: sandbox.baseUrl });
  const message = { phone_number: phone, text: "Grüße 🙂", idempotency_key: "order-1" };
  const sent = await atlas.messages.send(message);
  const again = await atlas.messages.send(message);
  const refused: unknown = await atlas.channels.get("nothing").catch((error: unknown) => error);
  await sandbox.advance("1s");
  const { event } = await sandbox.webhooks.next("conversation.message_delivered");
  const messages = sandbox.customer(phone).messages();
  return {
    isReplayed: again.message_id === sent.message_id,
    messages: messages.map(({ text, status }) => ({ text, status })),
    refused: refused instanceof AtlasError ? [refused.code, refused.status, refused.requestId !== null] : [],
    event: event.event_type,
    foreign: (await fetch("/other")).status,
  };
};
