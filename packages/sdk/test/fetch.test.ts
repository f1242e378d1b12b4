/** Other libraries' `fetch` in place of the platform's, as whoever needs a proxy or an old runtime passes it. */
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import nodeFetch from "node-fetch";
import { fetch as undici } from "undici";
import { Atlas, type Fetch, type TokenSource } from "../src/index.ts";

interface Heard {
  readonly authorization: string | undefined;
  readonly body: string;
}

/** Refuses the token `old`, and answers any other. */
const heard: Heard[] = [];
const server = createServer((request, response) => {
  const { authorization } = request.headers;
  void text(request).then((body) => {
    heard.push({ authorization, body });
    const isOld = authorization === "Bearer old";
    const error = { code: "unauthenticated", message: "Refused.", retryable: false };
    response.writeHead(isOld ? 401 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(isOld ? { ok: false, error } : { ok: true, data: { message_id: "one" } }));
  });
});

let baseUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const substitutes: { readonly [name: string]: Fetch } = { undici, "node-fetch": nodeFetch };

test.for(Object.entries(substitutes))("%s sends, tells refusals, and renews a token", async ([, fetch]) => {
  heard.length = 0;
  const message = { phone_number: "+15550100001", text: "Grüße 🙂" };
  await expect(new Atlas({ token: "old", baseUrl, fetch }).messages.send(message)).rejects.toMatchObject({
    code: "unauthenticated",
    status: 401,
  });
  const token: TokenSource = Object.assign(() => "old", { renew: () => "new" });
  expect(await new Atlas({ token, baseUrl, fetch }).messages.send(message)).toEqual({ message_id: "one" });
  expect(heard.map(({ authorization }) => authorization)).toEqual(["Bearer old", "Bearer old", "Bearer new"]);
  for (const { body } of heard) expect(JSON.parse(body)).toMatchObject(message);
});

test("undici asks a proxy, as the page on proxies shows", async () => {
  const asked: (string | undefined)[] = [];
  const proxy = createServer().on("connect", ({ url }, client) => {
    asked.push(url);
    const target = connect(Number(new URL(baseUrl).port), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      target.pipe(client).pipe(target);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  vi.stubEnv("HTTPS_PROXY", `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
  vi.stubEnv("ATLAS_TOKEN", "new");
  vi.stubEnv("ATLAS_BASE_URL", baseUrl);
  const { atlas } = await import("./snippets/proxy.ts");
  expect(await atlas.messages.send({ phone_number: "+15550100001", text: "Hello" })).toEqual({ message_id: "one" });
  expect(asked).toEqual([new URL(baseUrl).host]);
  vi.unstubAllEnvs();
  proxy.close();
});
