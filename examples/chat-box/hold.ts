/** Holds the box to the contract of adapters. The suite plays Atlas. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { checkAdapter } from "@atlas-messaging/conformance";
import { Atlas } from "@atlas-messaging/sdk";
import { channel, createChatBox } from "./chat-box.ts";

const [secret, channelId, customer] = ["a-secret-for-a-trial", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", "+15550100777"];
const servicePort = Number(process.env.SERVICE_PORT ?? 4317);
const atlas = new Atlas({ baseUrl: `http://127.0.0.1:${servicePort}`, token: "a-token-for-a-trial" });

const server = createChatBox(() => ({ atlas, channelId, secret }));
await once(server.listen(0, "127.0.0.1"), "listening");
const address = server.address();
if (address === null || typeof address === "string") throw new Error("The box has no port.");
const url = `http://127.0.0.1:${address.port}`;

// The visitor is there once the page has asked. What it shows is reported.
const show = () => fetch(`${url}/messages?visitor=${encodeURIComponent(customer)}`);
await show();
const checks = await checkAdapter({
  url: `${url}/adapter`,
  secret,
  channel,
  channelId,
  customer,
  servicePort,
  patience: 30_000,
  onHanded: show,
});
for (const { title, problem } of checks) console.log(problem === null ? `✓ ${title}` : `✗ ${title}: ${problem}`);
server.close();
assert.ok(checks.every(({ problem }) => problem === null));
