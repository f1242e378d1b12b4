/** A visitor writes in the chat box, the shop answers, and the visitor's browser shows it. */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { startLinked } from "./linked.ts";

const { url, atlas, channelId, close } = await startLinked();
const visitor = "+15550100777";
const box = `${url}/messages?visitor=${encodeURIComponent(visitor)}`;

const shown = async (): Promise<readonly { readonly from: string; readonly text: string }[]> =>
  (await fetch(box)).json();

/** Asks again until it holds, for five minutes. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(50)) if (await holds()) return;
  throw new Error("Nothing has happened in 5 minutes.");
};

assert.equal((await fetch(box, { method: "POST", body: "Do you repair watches?" })).status, 204);
console.log("visitor: Do you repair watches?");

const answered = await atlas.messages.send({
  phone_number: visitor,
  channel_id: channelId,
  text: "We do, in two days.",
});
await until(async () => (await shown()).length === 2);
assert.deepEqual(await shown(), [
  { from: "visitor", text: "Do you repair watches?" },
  { from: "shop", text: "We do, in two days." },
]);
await until(async () => (await atlas.messages.get(answered.message_id)).message.delivery_state === "read");
console.log("shop: We do, in two days. (read)");
close();
