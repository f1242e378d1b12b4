/** Starts the receiver that the command line names, and sends a message. The receiver must print the webhook. */
import { spawn } from "node:child_process";
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
const receiver = spawn(command, args, {
  env: { ...process.env, PORT: String(port), ATLAS_WEBHOOK_SECRET: secret },
  stdio: ["ignore", "pipe", "inherit"],
});
let printed = "";
receiver.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));

try {
  const forgery = { method: "POST", body: "{}", headers: { "atlas-signature": "0".repeat(64) } };
  const refused = await until("the receiver does not listen", () => fetch(url, forgery).catch(() => undefined));
  if (refused.status !== 401) throw new Error(`A forged delivery was answered with ${refused.status}, not 401.`);
  console.log("forged delivery refused with 401");

  const { credentials, options } = await connect();
  const atlas = new Atlas(options);
  await atlas.webhooks.create({ url, events: ["message.delivered"], secret });
  const { phone_number } = credentials;
  const { message_id } = await atlas.messages.send({ phone_number, text: "Your table is ready. 🍝" });
  await until("the receiver has not printed the message", () => printed.includes(message_id));
  console.log(`the receiver printed: ${printed.trim()}`);
} catch (error) {
  console.error(error, `\nThe receiver printed: ${printed}`);
  process.exitCode = 1;
} finally {
  receiver.kill();
}
