/** Starts the receiver that the command line names, and sends a message. The receiver must print the webhook. */
import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Atlas } from "@atlas-messaging/sdk";
import { connect } from "./connect.ts";

/** A busy machine may take minutes. A receiver that has ended is not waited for. */
const patience = 300_000;
const [command = "node", ...args] = process.argv.slice(2);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
};

/** Repeats a question until it is answered. */
const until = async <Answer>(what: string, ask: () => Promise<Answer | undefined> | Answer | undefined) => {
  for (const end = Date.now() + patience; Date.now() < end && receiver.exitCode === null; await sleep(50)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`${receiver.exitCode === null ? `After ${patience / 1000} s` : "It has ended"}: ${what}`);
};

const port = await freePort();
const secret = crypto.randomUUID();
const url = `http://127.0.0.1:${port}/webhooks/atlas`;
const json = { "content-type": "application/json" };
const named = args.map((arg) => arg.replace("PORT", String(port)));
const receiver = spawn(command, named, {
  env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), ATLAS_WEBHOOK_SECRET: secret },
  stdio: ["ignore", "pipe", "inherit"],
});
let printed = "";
receiver.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));

/** Delivers an event as during a rotation: the first signature is by a secret that the receiver does not have yet. */
const deliver = async (id: string): Promise<void> => {
  const message = { id, type: "text", text: "🍝", status: "delivered", provider_message_id: id };
  const customer = { id, phone_number: "+15550100001" };
  const ids = { event_id: id, conversation_id: id, timestamp: new Date().toISOString() };
  const body = JSON.stringify({ ...ids, event_type: "message.delivered", channel: "chatapp", customer, message });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { ...json, "atlas-signature": "0".repeat(64), "atlas-signature-previous": signature };
  const { status } = await fetch(url, { method: "POST", body, headers });
  if (status !== 200) throw new Error(`A delivery during a rotation was answered with ${status}, not 200.`);
};

try {
  const forgery = { method: "POST", body: "{}", headers: { ...json, "atlas-signature": "0".repeat(64) } };
  const refused = await until("the receiver does not listen", () => fetch(url, forgery).catch(() => undefined));
  if (refused.status !== 401) throw new Error(`A forged delivery was answered with ${refused.status}, not 401.`);
  console.log("forged delivery refused with 401");

  const { credentials, options } = await connect();
  const atlas = new Atlas(options);
  await atlas.webhooks.create({ url, events: ["message.delivered"], secret });
  const { phone_number } = credentials;
  const { message_id } = await atlas.messages.send({ phone_number, text: "Your table is ready. 🍝" });
  await until("the receiver has not printed the message", () => printed.includes(message_id));

  const [repeated, last] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [repeated, repeated, last]) await deliver(id);
  await until("the receiver has not printed the last event", () => printed.includes(last));
  const times = printed.split(repeated).length - 1;
  if (times !== 1) throw new Error(`An event that came twice was handled ${times} times.`);
  console.log(`the receiver printed: ${printed.trim()}`);
} catch (error) {
  console.error(error, `\nThe receiver printed: ${printed}`);
  process.exitCode = 1;
} finally {
  receiver.kill();
}
