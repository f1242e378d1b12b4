import { expect, it } from "vitest";
import { connect, drops, errorOf, refuses, succeeds, trickles } from "../test-support/hostile-service.ts";
import { Atlas, rawOf } from "./raw.ts";

it("reaches every path, on its host, with retries beneath", async () => {
  const unavailable = refuses(503, "unavailable", true);
  const { arrived, clock, options } = connect([unavailable, succeeds({ channels: [] })], {
    consoleUrl: "http://console.test",
  });
  const atlas = new Atlas(options);
  const { data } = await clock.until(atlas.raw.GET("/v1/atlas/channels", { params: { query: { limit: 1 } } }));
  expect(data?.data.channels).toEqual([]);
  await atlas.raw.GET("/operator/developers/overview");
  expect(arrived.map(({ url }) => url)).toEqual([
    "http://api.test/v1/atlas/channels?limit=1",
    "http://api.test/v1/atlas/channels?limit=1",
    "http://console.test/operator/developers/overview",
  ]);
  expect(arrived[0]?.headers.get("authorization")).toBe("Bearer secret");
});

it.each(["http://API.test:80", "http://api.test/", "http://api.test/prefix/"])(
  "finds its path below %s",
  async (baseUrl) => {
    const { arrived, options } = connect([succeeds({ channels: [] })]);
    await new Atlas({ ...options, baseUrl }).raw.GET("/v1/atlas/channels");
    expect(arrived.map(({ url }) => url)).toEqual([`${new URL(baseUrl).href.replace(/\/$/, "")}/v1/atlas/channels`]);
  },
);

it("answers a refusal, and sends a mutation again only with a key of its own", async () => {
  const { arrived, clock, options } = connect([refuses(503, "unavailable", true)], { retries: 2 });
  const raw = rawOf(new Atlas(options));
  const body = { phone_number: "+15550100001", text: "Hi" };
  const { error, response } = await raw.POST("/v1/atlas/messages", { body });
  expect([response.status, error?.error]).toMatchObject([503, { code: "unavailable" }]);
  expect(arrived).toHaveLength(1);
  await clock.until(raw.POST("/v1/atlas/messages", { body: { ...body, idempotency_key: "k" } }));
  expect(arrived).toHaveLength(4);
  expect(arrived[3]?.body).toEqual({ ...body, idempotency_key: "k" });
});

it("sends a mutation again with a key in its header", async () => {
  const { arrived, clock, options } = connect([refuses(503, "unavailable", true)], { retries: 1 });
  const raw = rawOf(new Atlas(options));
  const body = { phone_number: "+15550100001", text: "Hi" };
  const header = { "Idempotency-Key": "k" };
  await clock.until(raw.POST("/v1/atlas/messages", { body, params: { header } }));
  expect(arrived.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["k", "k"]);
});

it("replaces the client's headers with those of the call", async () => {
  const { arrived, options } = connect([succeeds()]);
  const raw = rawOf(new Atlas({ ...options, headers: { "X-Tenant": "a" } }));
  await raw.GET("/health", { headers: { "x-tenant": "b", Authorization: "Bearer other" } });
  expect(["x-tenant", "authorization"].map((name) => arrived[0]?.headers.get(name))).toEqual(["b", "Bearer other"]);
});

it("ends with the caller's signal", async () => {
  const { options } = connect([succeeds()]);
  const raw = rawOf(new Atlas(options));
  expect(await errorOf(raw.GET("/health", { signal: AbortSignal.abort() }))).toMatchObject({ name: "AbortError" });
});

it("answers without a body where the service sends none, and throws what was not answered", async () => {
  const { options } = connect([() => new Response(null, { status: 204 }), drops]);
  const raw = rawOf(new Atlas({ ...options, retries: 0 }));
  const { response, error } = await raw.GET("/health");
  expect([response.status, response.body, error]).toEqual([204, null, undefined]);
  await expect(raw.GET("/health")).rejects.toThrow("http://api.test did not answer.");
});

it("returns the bytes of a file as they came", async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0, 0x80, 0xc3]);
  const { clock, options } = connect([
    refuses(503, "unavailable", true),
    () => new Response(bytes, { headers: { "content-type": "image/jpeg" } }),
  ]);
  const asked = new Atlas(options).raw.GET("/v1/atlas/media/{id}/content", {
    params: { path: { id: "m" } },
    parseAs: "arrayBuffer",
  });
  const { data } = await clock.until(asked);
  expect(data).toStrictEqual(bytes.buffer);
});

it.each([
  ["/v1/atlas/events/stream", {}],
  ["/operator/events/stream", { parseAs: "stream" }],
] as const)("refuses the stream %s, whose answer never ends", async (path, options) => {
  const { arrived, options: client } = connect([trickles]);
  const asked = new Atlas(client).raw.GET(path, options);
  await expect(asked).rejects.toThrow(`GET ${path} is a stream`);
  expect(arrived).toEqual([]);
});

it("takes the key of a tool call from its parameters", async () => {
  const { arrived, clock, options } = connect([refuses(503, "unavailable", true)], { retries: 1 });
  const raw = rawOf(new Atlas(options));
  const call = (params: object) =>
    clock.until(
      raw.POST("/atlas/v1/mcp", { body: { jsonrpc: "2.0", id: "1", method: "tools/call", params } as never }),
    );
  await call({ name: "create_note", idempotency_key: "k" });
  expect(arrived).toHaveLength(2);
  await call({ name: "create_note" });
  expect(arrived).toHaveLength(3);
});
