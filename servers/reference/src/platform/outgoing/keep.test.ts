/** Bodies that are kept as they arrive. */
import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createOutgoingHttp } from "../outgoing-http.ts";

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Gets what a server answers, of a thousand bytes at most; `fails` makes the keeper fail. */
const keeping = async (listener: RequestListener, fails = false) => {
  const server = http.createServer(listener);
  const outgoing = createOutgoingHttp({ allowLoopback: true });
  cleanups.push(
    () => outgoing.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // A server that listens on TCP has this form of address.
  const kept: string[] = [];
  const result = await outgoing.get(`http://127.0.0.1:${port}`, {
    maxResponseBytes: 1_000,
    keep: async (chunks) => {
      for await (const chunk of chunks) kept.push(new TextDecoder().decode(chunk));
      if (fails) throw new Error("the disk is full");
    },
  });
  return { result, kept: kept.join("") };
};

test("a 200 is handed on in chunks, and its answer has no body", async () => {
  const { result, kept } = await keeping((_request, response) => {
    response.write("Soup ");
    setImmediate(() => response.end("of the day"));
  });
  expect(kept).toBe("Soup of the day");
  expect(result).toMatchObject({ status: 200, body: new Uint8Array() });
});

test("any other answer is read as usual", async () => {
  const { result, kept } = await keeping((_request, response) => void response.writeHead(404).end("gone"));
  expect(kept).toBe("");
  expect(result).toMatchObject({ status: 404 });
  expect(result.error === undefined && new TextDecoder().decode(result.body)).toBe("gone");
});

test.each([
  ["declared", (response: http.ServerResponse) => response.writeHead(200, { "content-length": 1_001 }).flushHeaders()],
  ["streamed", (response: http.ServerResponse) => response.write("a".repeat(1_001))],
])("a body whose excess is %s is cut off, and its connection closed", async (_name, answer) => {
  const closed = Promise.withResolvers<void>();
  const { result } = await keeping((_request, response) => {
    response.on("close", closed.resolve);
    answer(response);
  });
  expect(result).toMatchObject({ error: "response_too_large", status: 200 });
  await closed.promise;
});

test.each([
  [
    "an answer that breaks off",
    false,
    (response: http.ServerResponse) => response.write("a", () => response.destroy()),
  ],
  ["a keeper that fails", true, (response: http.ServerResponse) => response.end("a")],
])("%s is a failure", async (_name, fails, answer) => {
  const { result } = await keeping((_request, response) => {
    response.writeHead(200, { "content-length": fails ? 1 : 2 });
    answer(response);
  }, fails);
  expect(result).toMatchObject({ error: "connect_failed", status: 200 });
});
