/** Story that must work everywhere: send a message to a running server and verify its delivery. */
import { Atlas, AtlasError, NotFoundError } from "@atlas-messaging/sdk";
import { AtlasAgent } from "@atlas-messaging/sdk/agent";
import { AtlasClient, channelsList } from "@atlas-messaging/sdk/operations";
import { Atlas as RawAtlas } from "@atlas-messaging/sdk/raw";
import { AtlasSignatureError, signPayload, unwrap, verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { exampleEvent, signatureVectors, signedDelivery } from "@atlas-messaging/webhooks/testing";

export const secret = "geheïm-🔑-that-only-the-two-of-us-know";

export const expect = (holds, what) => {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
};

/** Time for a delivery. A busy machine may take minutes. */
export const patience = 300_000;

/** Resolves to the first event of a name. Pass `on` to a receiver. */
export const listenFor = (name) => {
  let hear;
  const heard = new Promise((resolve, reject) => {
    hear = resolve;
    setTimeout(() => reject(new Error(`No ${name} came in ${patience / 1_000} s.`)), patience).unref?.();
  });
  return { heard, on: { [name]: hear } };
};

/** Verifies a delivery, and checks that a changed copy is refused. */
export const checkDelivery = async (bytes, headers) => {
  expect((await verifyAtlasSignature(bytes, headers, ["another", secret])) === true, "a delivery is genuine");
  const changed = Uint8Array.from(new Uint8Array(bytes), (byte, index) => (index === 40 ? byte ^ 1 : byte));
  expect((await verifyAtlasSignature(changed, headers, secret)) === false, "a changed delivery is not");
};

const checkVectors = async () => {
  for (const { name, body, secret: key, signature } of signatureVectors) {
    expect((await signPayload(body, key)) === signature, `the signature of ${name} is right`);
    expect((await verifyAtlasSignature(body.buffer, signature, key)) === true, `${name} is verified`);
  }
  const request = new Request("http://localhost/", await signedDelivery(exampleEvent("session.ended"), secret));
  const event = await unwrap(request, request.headers, secret);
  expect(event.event_type === "session.ended", "a request is unwrapped");
  const refused = await Promise.resolve()
    .then(() => unwrap("{}", "0".repeat(64), secret))
    .catch((error) => error);
  expect(refused instanceof AtlasSignatureError && refused.reason === "mismatch", "a forgery is refused");
};

const checkClients = async (token, baseUrl) => {
  const missing = await new Atlas({ token, baseUrl }).channels
    .get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f")
    .catch((error) => error);
  expect(missing instanceof AtlasError && missing instanceof NotFoundError, "an unknown id is a NotFoundError");
  const { channels } = await channelsList(new AtlasClient({ token, baseUrl }));
  expect(channels.length > 0, "a function lists the channels");
  const { tools } = await new AtlasAgent({ token, baseUrl }).manifest();
  expect(tools.length > 0, "the Agent API lists the tools");
  const { data } = await new RawAtlas({ token, baseUrl }).raw.GET("/v1/atlas/channels");
  expect(data.data.channels.length === channels.length, "the raw client lists the same channels");
};

/** The events of the last minute are streamed. */
const checkStream = async (atlas) => {
  const since = new Date(Date.now() - 60_000).toISOString();
  const signal = AbortSignal.timeout(patience);
  for await (const event of atlas.events.stream({ since }, { signal })) return expect(event.id, "an event has an id");
};

/**
 * Tells the story.
 *
 * @param {{ baseUrl: string, hookUrl: string, heard: Promise<{ message: { id: string } }> }} where
 */
export const story = async ({ baseUrl, hookUrl, heard }) => {
  await checkVectors();
  const { token, phone_numbers: numbers } = await new Atlas({ baseUrl, retries: 0 }).sandbox.credentials();
  const atlas = new Atlas({ token, baseUrl });
  await checkClients(token, baseUrl);
  const { webhook_id: id } = await atlas.webhooks.create({ url: hookUrl, events: ["message.delivered"], secret });
  const sent = await atlas.messages.send({ phone_number: numbers.delivered, text: "Your table is ready. 🍝" });
  const event = await heard;
  expect(event.message.id === sent.message_id, "the delivery is of the message that was sent");
  const listed = [];
  for await (const each of atlas.webhooks.list({ limit: 1 })) listed.push(each.webhook_id);
  expect(listed.includes(id), "the subscription is listed");
  await checkStream(atlas);
  await atlas.webhooks.delete(id);
  return `sent ${sent.message_id}, verified ${event.event_id}`;
};
