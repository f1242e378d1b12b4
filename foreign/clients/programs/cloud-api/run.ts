/** Runs one client of the Cloud API through all abilities, on an emulator of its own. Prints the outcomes as JSON. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createEmulator, serveEmulator } from "../../../../packages/cloud-api-emulator/src/index.ts";
import { type Callback, type CloudApiClient, type Connect, buttonWords } from "./client.ts";

const [name = ""] = process.argv.slice(2);
const { connect }: { readonly connect: Connect } = await import(`./${name}.ts`);

const callbacks: Callback[] = [];
const app = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    const signature = String(request.headers["x-hub-signature-256"]);
    callbacks.push({ raw: Buffer.concat(chunks).toString(), signature });
    response.end();
  });
});
await new Promise<void>((resolve) => void app.listen(0, "127.0.0.1", resolve));

const { port } = app.address() as AddressInfo;
const network = createEmulator({ callback: `http://127.0.0.1:${port}/` });
const { url: origin, close } = await serveEmulator(network);
const phone = network.phone("+491711234567", { name: "Ada" });
const to = phone.waId;
await phone.says("Hello?");

/** A picture of one pixel. */
const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);

const abilities: { readonly [ability: string]: (client: CloudApiClient) => Promise<void> } = {
  text: async (client) => {
    const id = await client.text(to, "Until six.");
    assert.equal(phone.messages().find((each) => each.id === id)?.from, "business");
  },
  buttons: async (client) => {
    await phone.chooses(await client.buttons(to), buttonWords[1]);
    assert.ok(callbacks.some(({ raw }) => raw.includes('"button_reply"')));
  },
  "mark read": async (client) => {
    const heard = await phone.says("Are you open?");
    await client.markRead(heard);
  },
  media: async (client) => assert.equal(await client.upload(png), "image/png"),
  template: async ({ template }) => assert.ok((await template?.("pickup_ready"))?.includes("pickup_ready")),
  callback: async (client) => {
    const [callback] = callbacks;
    assert.ok(callback && (await client.isSigned(callback)));
    assert.equal(
      await client.isSigned({ ...callback, signature: `sha256=${"0".repeat(64)}` }).catch(() => false),
      false,
    );
  },
  refusal: async (client) => {
    network.refuse(131042, { times: 1 });
    const words = await client.text(to, "Refused").then(
      () => "taken",
      (error: unknown) => `${String(error)} ${JSON.stringify(error)}`,
    );
    assert.match(words, /131042|payment/i);
  },
};

const client = connect({ origin, ...network.credentials });
const outcomes: Record<string, string> = {};
for (const [ability, work] of Object.entries(abilities)) {
  if (ability === "template" && client.template === null) continue;
  outcomes[ability] = await work(client).then(
    () => "✓",
    (error: unknown) => String(error instanceof Error ? error.message : error).slice(0, 1_500),
  );
}
await network.settled();
await close();
app.close();
console.log(`outcomes: ${JSON.stringify(outcomes)}`);
process.exit(0);
