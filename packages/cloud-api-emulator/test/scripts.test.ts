/** Answers by script, in the process and over HTTP, and what is kept of requests. */
import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createEmulator, serveEmulator, signCallback } from "../src/index.ts";
import { startNetwork, text } from "./started.ts";

const ada = "+491711234567";

describe("an answer by script", () => {
  test("is given as it is, as often as it should, to requests that fit", async () => {
    const { network, ask, send } = startNetwork();
    const { numberId } = network.credentials;
    network.answer(() => Response.json({ unheard: "of" }, { status: 418 }), { path: "messages", times: 2 });
    expect((await ask("GET", numberId)).status).toBe(200);
    for (const _ of ["first", "second"])
      expect(await send(ada, text("Hi"))).toEqual({ status: 418, body: { unheard: "of" } });
    expect((await send(ada, text("Hi"))).status).toBe(200);
    expect(network.messages).toHaveLength(1);
  });

  test("is found by its method and the end of the path, and ended by clear", async () => {
    const { network, ask } = startNetwork();
    const { numberId, accountId } = network.credentials;
    network.answer(() => Response.json({}, { status: 503 }), { method: "DELETE", path: numberId });
    network.answer(() => Response.json({}, { status: 503 }), { path: "templates" });
    expect((await ask("GET", numberId)).status).toBe(200);
    expect((await ask("GET", `${accountId}/message_templates`)).status).toBe(200);
    expect((await ask("DELETE", numberId)).status).toBe(503);
    network.answer("break off");
    network.clear();
    expect((await ask("GET", numberId)).status).toBe(200);
  });

  test("may be none: the connection breaks off, before or after the request was carried out", async () => {
    const { network, send } = startNetwork();
    network.answer("break off");
    await expect(send(ada, text("Hi"))).rejects.toThrow("broke the connection off");
    expect(network.messages).toEqual([]);
    network.answer("break off", { taken: true });
    await expect(send(ada, text("Hi"))).rejects.toThrow("broke the connection off");
    expect(network.messages).toHaveLength(1);
  });

  test("may break off over HTTP, or within a body", async () => {
    const network = createEmulator();
    const { numberId } = network.credentials;
    const served = await serveEmulator(network);
    try {
      network.answer("break off");
      await expect(fetch(`${served.url}/${numberId}`)).rejects.toBeInstanceOf(TypeError);
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
        if (pieces++ === 0) controller.enqueue(new TextEncoder().encode('{"data":'));
        else controller.error(new Error("broken off"));
      };
      let pieces = 0;
      network.answer(() => new Response(new ReadableStream({ pull })));
      const read = fetch(`${served.url}/${numberId}`).then((answer) => answer.text());
      await expect(read).rejects.toBeInstanceOf(TypeError);
    } finally {
      await served.close();
    }
  });
});

test("requests are kept as they came, with their bodies of JSON", async () => {
  const { network, ask, send } = startNetwork();
  const { numberId } = network.credentials;
  await send(ada, text("Hi"));
  await ask("GET", `${numberId}?fields=id`);
  expect(network.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /v26.0/${numberId}/messages`,
    `GET /v26.0/${numberId}?fields=id`,
  ]);
  expect(network.requests[0]?.body).toMatchObject({ to: ada, text: { body: "Hi" } });
  expect(network.requests[1]?.body).toBeNull();
});

test("a token that is issued is taken, and a proof of the app's secret is checked where it is given", async () => {
  const { network, ask } = startNetwork();
  const { numberId, appSecret } = network.credentials;
  expect((await ask("GET", numberId, undefined, "next")).status).toBe(401);
  network.issue("next");
  const proofOf = (secret: string) => createHmac("sha256", secret).update("next").digest("hex");
  const asked = (proof: string) => ask("GET", `${numberId}?appsecret_proof=${proof}`, undefined, "next");
  expect((await asked(proofOf(appSecret))).status).toBe(200);
  expect(await asked(proofOf("another"))).toMatchObject({
    status: 400,
    body: { error: { code: 100, message: "Invalid appsecret_proof provided in the API argument" } },
  });
});

test("a callback of one's own is signed as the network signs", () => {
  const { body, headers } = signCallback("secret", { entry: "odd" });
  expect(JSON.parse(body)).toEqual({ entry: "odd" });
  const wanted = createHmac("sha256", "secret").update(body).digest("hex");
  expect(headers["x-hub-signature-256"]).toBe(`sha256=${wanted}`);
});
