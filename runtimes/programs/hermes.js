/** The client on Hermes, which has neither `fetch` nor `crypto`. */
import { Atlas, AtlasError } from "@atlas-messaging/sdk";
import { beNative } from "./native.js";

const expect = (holds, what) => {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
};

const message = { phone_number: "+15550100001", text: "Your table is ready. 🍝" };
const bodies = [];

const fetch = async (url, { body }) => {
  const known = !url.includes("/missing");
  if (body) bodies.push(JSON.parse(body));
  const refused = { ok: false, error: { code: "not_found", message: "There is no such channel." } };
  const answer = known ? { ok: true, data: { message_id: "one" } } : refused;
  return new Response(JSON.stringify(answer), { status: known ? 200 : 404, headers: { "x-request-id": "request" } });
};

const checkKeys = async (atlas) => {
  const refused = await atlas.messages.send(message).catch((error) => error);
  expect(refused.message?.includes("add crypto.getRandomValues"), `a missing crypto is told, not ${refused}`);
  await atlas.messages.send(message, { idempotencyKey: "order-1" });
  // As `react-native-get-random-values` does.
  globalThis.crypto = { getRandomValues: (words) => words.map((_, index) => index) };
  await atlas.messages.send(message);
  const keys = bodies.map(({ idempotency_key: key }) => key).join(" ");
  expect(keys === "order-1 0-1-2-3", `the keys are sent, not ${keys}`);
};

const story = async () => {
  const atlas = new Atlas({ token: "token", baseUrl: "https://api.shop.example", fetch });
  await checkKeys(atlas);
  const missing = await atlas.channels.get("missing").catch((error) => error);
  // Hermes ignores `Symbol.hasInstance`, by which `NotFoundError` looks at the code.
  expect(missing instanceof AtlasError && missing.code === "not_found", `an unknown id is told, not ${missing}`);
  expect(missing.requestId === "request", "an error has the id of its request");
  return `sent ${bodies.length} messages`;
};

beNative();
story().then(print, (error) => {
  print(error.stack);
  quit(1);
});
