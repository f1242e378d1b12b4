/** Sends two messages in the sandbox, receives their webhooks, verifies each, and checks that the story is complete. */
import { existsSync } from "node:fs";
import { Atlas, AtlasConnectionError } from "@atlas-messaging/sdk";
import type { AtlasEvent } from "@atlas-messaging/webhooks";
import { startReceiver } from "./receiver.ts";

// Node.js 20 has no `--env-file-if-exists`.
if (existsSync(".env")) process.loadEnvFile();

/** A busy machine may take minutes. */
const patience = 300_000;
const baseUrl = process.env["ATLAS_BASE_URL"] || "http://127.0.0.1:4100";
const secret = crypto.randomUUID();
const started = performance.now();
const events: AtlasEvent[] = [];

const say = (what: string): void =>
  console.log(`${String(Math.round(performance.now() - started)).padStart(6)} ms  ${what}`);

const fail = (why: string): never => {
  console.error(`\nNot as it should be: ${why}`);
  process.exit(1);
};

/** Names the events of a message in the order of the alphabet, since deliveries may overtake each other. */
const storyOf = (messageId: string): string[] =>
  events
    .filter((event) => "message" in event && event.message.id === messageId)
    .map((event) =>
      event.event_type === "agent.message_delivery" ? `${event.event_type} ${event.message.status}` : event.event_type,
    )
    .toSorted();

const heard = (event: AtlasEvent): void => {
  events.push(event);
  const status = event.event_type === "agent.message_delivery" ? ` (${event.message.status})` : "";
  say(`verified: ${event.event_type}${status}, event ${event.event_id.slice(-12)}`);
};

const expectStory = async (messageId: string, expected: readonly string[]): Promise<void> => {
  const hint = setInterval(() => say("still waiting for webhooks"), 15_000);
  const deadline = performance.now() + patience;
  while (storyOf(messageId).length < expected.length) {
    if (performance.now() > deadline)
      fail(`after ${patience / 1_000} s there is only: ${storyOf(messageId).join(", ") || "nothing"}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  clearInterval(hint);
  const story = storyOf(messageId).join(", ");
  const whole = expected.toSorted().join(", ");
  if (story !== whole) fail(`expected ${whole}, but heard ${story}`);
};

const run = async (): Promise<void> => {
  const { token, phone_numbers: numbers } = await new Atlas({ baseUrl, retries: 0 }).sandbox.credentials();
  const atlas = new Atlas({ token, baseUrl });
  say(`sandbox credentials from ${baseUrl}: ${token.slice(0, 24)}…`);

  const receiver = await startReceiver(secret, { heard, wrong: fail });
  const { webhook_id } = await atlas.webhooks.create({
    url: receiver.url,
    events: ["agent.message_delivery", "message.delivered", "conversation.message_failed"],
    secret,
  });
  say(`webhook subscribed: ${receiver.url}`);

  const good = await atlas.messages.send({ phone_number: numbers.delivered, text: "Your table is ready. 🍝" });
  say(`sent to ${numbers.delivered}: ${good.delivery_state}`);
  await expectStory(good.message_id, [
    "agent.message_delivery sent",
    "agent.message_delivery delivered",
    "message.delivered",
    "agent.message_delivery read",
  ]);

  const bad = await atlas.messages.send({ phone_number: numbers.failed, text: "Can you hear us?" });
  say(`sent to ${numbers.failed}, which cannot be reached: ${bad.delivery_state}`);
  await expectStory(bad.message_id, [
    "agent.message_delivery sent",
    "agent.message_delivery failed",
    "conversation.message_failed",
  ]);

  await atlas.webhooks.delete(webhook_id);
  receiver.close();
  say(`done: ${events.length} deliveries verified, a tampered copy of each refused`);
};

await run().catch((error: unknown) =>
  fail(
    error instanceof AtlasConnectionError
      ? `${error.message} Is the sandbox running at ${baseUrl}? Start it with: npx @atlas-messaging/sandbox`
      : String(error),
  ),
);
