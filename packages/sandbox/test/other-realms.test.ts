/** Environments of tests, with classes of another realm and less than the platform has. */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { Atlas } from "@atlas-messaging/sdk";
import { afterEach, expect, test, vi } from "vitest";
import { createSandbox } from "../src/index.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A signal as jsdom has it, which the platform's `Request` refuses. */
const foreignSignal = (): AbortSignal => {
  const own = new AbortController().signal;
  const signal = {
    aborted: false,
    addEventListener: own.addEventListener,
    removeEventListener: own.removeEventListener,
  };
  return signal as unknown as AbortSignal; // It is none, which is the point.
};

test("a signal of another realm is taken", async () => {
  const { baseUrl, fetch } = createSandbox();
  expect(() => new Request(baseUrl, { signal: foreignSignal() })).toThrow(TypeError);
  expect((await fetch(`${baseUrl}/health`, { signal: foreignSignal() })).status).toBe(200);
});

test("a request of another realm is taken, also by the global fetch", async () => {
  const sandbox = createSandbox();
  const { url, method, headers, body } = new Request(`${sandbox.baseUrl}/health`);
  const foreign = { url, method, headers, body } as Request; // It reads as one.
  expect((await sandbox.fetch(foreign)).status).toBe(200);
  const uninstall = sandbox.install();
  try {
    expect((await fetch(foreign)).status).toBe(200);
  } finally {
    uninstall();
  }
});

test("files are hashed without Web Crypto", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { token, fetch } = createSandbox();
  const atlas = new Atlas({ token, fetch });
  const file = Buffer.from("When we are open: from nine to five.");
  const { media } = await atlas.media.uploadFile({ file, filename: "hours.txt", media_type: "text/plain" });
  expect(media.sha256).toBe(createHash("sha256").update(file).digest("hex"));
});

test("webhooks are posted where fetch refuses the environment's signals", async () => {
  const received: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    received.push(request.url);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  vi.spyOn(AbortSignal, "timeout").mockImplementation(foreignSignal);
  const sandbox = createSandbox({ webhooks: "fetch" });
  const atlas = new Atlas({ token: sandbox.token, fetch: sandbox.fetch });
  const url = `http://127.0.0.1:${address.port}/hook`;
  await atlas.webhooks.create({ url, events: ["conversation.message_received"] });
  await sandbox.customer("+15550100001").says("When are you open?");
  await sandbox.advance("1s");
  server.close();
  expect(received).toEqual(["/hook"]);
});

test("one connection of a stream waits for events on Node.js 20, which has no Promise.withResolvers", async () => {
  vi.spyOn(Promise, "withResolvers").mockImplementation(() => {
    throw new TypeError("Promise.withResolvers is not a function");
  });
  const sandbox = createSandbox();
  const asked: string[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    asked.push(url);
    return sandbox.fetch(url, init);
  };
  const stream = new Atlas({ token: sandbox.token, fetch }).events.stream()[Symbol.asyncIterator]();
  const next = stream.next();
  await sandbox.settle();
  await sandbox.customer("+15550100001").says("When are you open?");
  expect((await next).done).toBe(false);
  await stream.return?.();
  expect(asked).toHaveLength(1);
});
