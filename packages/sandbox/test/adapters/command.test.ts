import { request } from "node:http";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import pc from "picocolors";
import { eventually } from "@atlas-messaging/test-wait";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readCommand } from "../../src/command/arguments.ts";
import { serve } from "../../src/command/serve.ts";
import { answerLine, deliveryLine } from "../../src/command/terminal.ts";
import { createSandbox } from "../../src/index.ts";
import { freePort } from "../support.ts";

/** A request under another name than that of the address it is sent to. */
const askAs = (host: string, port: number, path: string) =>
  new Promise<{ readonly status: number | undefined; readonly text: string }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, text: body }), reject);
    });
    sent.on("error", reject).end();
  });

const read = (...args: string[]) => readCommand(parseArgs, args);

describe("the command line", () => {
  test("has defaults", () => {
    expect(read()).toMatchObject({
      help: false,
      port: 4100,
      host: "127.0.0.1",
      options: { latency: "0ms", faults: {}, limits: {} },
    });
  });

  test("names port, seed, latency and failures", () => {
    const given = ["--port", "8080", "--seed", "a", "--latency", "20ms", "--fail", "messages.send=429x2", "--fail"];
    expect(read(...given, "channels.list=unavailable")).toMatchObject({
      port: 8080,
      options: {
        seed: "a",
        latency: "20ms",
        faults: { "messages.send": { status: 429, times: 2 }, "channels.list": { code: "unavailable", times: 1 } },
      },
    });
  });

  test("allows origins, which createSandbox checks", () => {
    const command = read("--allow-origin", "https://shop.example", "--allow-origin", "shop.example");
    const allowedOrigins = ["https://shop.example", "shop.example"];
    expect(command).toMatchObject({ options: { allowedOrigins } });
    expect(() => createSandbox({ allowedOrigins })).toThrow("such as https://shop.example, not shop.example.");
  });

  test("sets limits", () => {
    expect(read("--limit", "messages=5", "--limit", "public=9000")).toMatchObject({
      options: { limits: { messages: 5, public: 9_000 } },
    });
  });

  test.for([
    ["--port", "0"],
    ["--port", "http"],
    ["--latency", "soon"],
    ["--fail", "messages=429"],
    ["--what"],
    ["--fail", "odd"],
    ["--fail", "messages.send=503x0"],
    ["--limit", "post=5"],
    ["--limit", "messages=0"],
  ])("refuses %s in words", (args) => {
    expect(read(...args)).toMatchObject({ problem: expect.stringContaining(args[1] ?? "--what") });
  });
});

test.for([
  [["--prot", "80"], "There is no option --prot. Did you mean --port?"],
  [["--fail", "message.send=429"], / Did you mean messages.send\?$/],
  [["--fail", "messages.send=rate_limit"], / Did you mean rate_limited\?$/],
  [["--limit", "message=5"], / Did you mean messages\?$/],
] as const)("%j is told what it means", ([args, problem]) => {
  expect(read(...args)).toMatchObject({ problem: expect.stringMatching(problem) });
});

test("the log leads from a refusal to the page of its code", () => {
  const plain = pc.createColors(false);
  const line = { request_id: "request-1", method: "GET", path: "/v1/atlas/channels", status: 401 };
  expect(answerLine({ ...line, code: "unauthenticated" }, "http://127.0.0.1:4100", plain).split("\n")).toEqual([
    "401 GET    /v1/atlas/channels",
    " ↳  unauthenticated http://127.0.0.1:4100/docs/reference/errors#unauthenticated",
  ]);
  expect(answerLine({ ...line, status: 200 }, "http://127.0.0.1:4100", plain)).toBe("200 GET    /v1/atlas/channels");
});

test("the log shows what came of a delivery", () => {
  const plain = pc.createColors(false);
  const line = { event_type: "message.delivered", url: "http://127.0.0.1:3000/" } as const;
  expect(deliveryLine({ ...line, status: 401, error: null }, plain)).toBe(
    " →  message.delivered http://127.0.0.1:3000/ 401",
  );
  expect(deliveryLine({ ...line, status: null, error: "connect_failed" }, plain)).toMatch(/ connect_failed$/);
});

describe("the HTTP server", () => {
  let close = async (): Promise<void> => {};
  afterEach(() => close());
  const fails = (error: unknown): never => {
    throw error;
  };

  test("answers as the sandbox does, and reports an occupied port", async () => {
    const address = { port: await freePort(), host: "127.0.0.1", onFailure: fails };
    const sandbox = createSandbox({ baseUrl: `http://127.0.0.1:${address.port}` });
    ({ close } = await serve(sandbox, address));
    const answer = await fetch(`${sandbox.baseUrl}/v1/atlas/messages`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${sandbox.token}`,
        "content-type": "application/json",
        "x-request-id": "request-1",
      },
      body: JSON.stringify({ phone_number: "+15550100001", text: "Grüße 🙂" }),
    });
    expect([answer.status, answer.headers.get("x-request-id")]).toEqual([200, "request-1"]);
    // Longer than any client keeps it, so that the server never closes a connection under a request.
    expect(answer.headers.get("keep-alive")).toBe("timeout=65");
    expect(sandbox.customer("+15550100001").messages()).toMatchObject([{ text: "Grüße 🙂" }]);
    expect((await fetch(`${sandbox.baseUrl}/health`, { method: "HEAD" })).status).toBe(200);
    expect((await fetch(`${sandbox.baseUrl}/nothing`)).status).toBe(404);
    const refused = await fetch(`${sandbox.baseUrl}/v1/atlas/messages`, {
      method: "POST",
      body: "x".repeat(3_000_000),
    });
    expect(refused.status).toBe(401);
    await expect(serve(createSandbox(), address)).rejects.toThrow(`Port ${address.port} of 127.0.0.1 is in use`);
  });

  test("sends a stream as it comes, and ends it with its client", async () => {
    const address = { port: await freePort(), host: "127.0.0.1", onFailure: fails };
    const sandbox = createSandbox({ baseUrl: `http://127.0.0.1:${address.port}` });
    ({ close } = await serve(sandbox, address));
    const headers = { authorization: `Bearer ${sandbox.token}` };
    const open = async () => {
      const leaving = new AbortController();
      const { status, body } = await fetch(`${sandbox.baseUrl}/v1/atlas/events/stream`, {
        headers,
        signal: leaving.signal,
      });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      return { status, reader, leave: () => leaving.abort() };
    };
    const streams = await Promise.all(Array.from({ length: 10 }, open));
    const [first] = streams;
    await sandbox.customer("+15550100001").says("Hello");
    let sent = "";
    while (!sent.includes("conversation.message_received")) sent += (await first?.reader?.read())?.value ?? "";
    expect((await open()).status).toBe(429);
    for (const { leave } of streams) leave();
    await eventually(async () => expect((await open()).status).toBe(200));
  });

  test.for([
    ["localhost", 200],
    ["shop.localhost", 200],
    ["127.0.0.2", 200],
    ["[::1]", 200],
    ["sandbox.test", 200],
    ["rebound.example", 403],
    ["localhost.rebound.example", 403],
    ["127.0.0.1.rebound.example", 403],
    ["192.168.1.20", 403],
  ] as const)("answers under the names of this machine and those allowed alone: %s", async ([name, status]) => {
    const address = { port: await freePort(), host: "127.0.0.1", allowedHosts: ["sandbox.test"], onFailure: fails };
    const sandbox = createSandbox({ baseUrl: `http://127.0.0.1:${address.port}` });
    ({ close } = await serve(sandbox, address));
    const ask = (path: string) => askAs(`${name}:${address.port}`, address.port, path);
    for (const path of ["/sandbox/credentials", "/v1/atlas/channels", "/docs", "/nothing", "/"]) {
      expect([path, (await ask(path)).text.includes("host_not_allowed")]).toEqual([path, status === 403]);
    }
    expect((await ask("/sandbox/credentials")).status).toBe(status);
    expect((await ask("/health")).status).toBe(200);
  });

  test.for([
    ["http://localhost:5173", true],
    ["https://shop.example", true],
    ["https://evil.example", false],
    ["null", false],
  ] as const)("lets pages of this machine and those allowed read answers alone: %s", async ([origin, isAllowed]) => {
    const address = { port: await freePort(), host: "127.0.0.1", onFailure: fails };
    const baseUrl = `http://127.0.0.1:${address.port}`;
    const sandbox = createSandbox({ baseUrl, allowedOrigins: ["https://shop.example"] });
    ({ close } = await serve(sandbox, address));
    const ask = (method: string) =>
      fetch(`${baseUrl}/v1/atlas/channels`, { method, headers: { origin, "access-control-request-method": "GET" } });
    for (const answer of [await ask("OPTIONS"), await ask("GET")])
      expect(answer.headers.get("access-control-allow-origin")).toBe(isAllowed ? origin : null);
    const { status } = await ask("OPTIONS");
    expect(status).toBe(isAllowed ? 204 : 403);
  });

  test("takes a path that begins with two slashes for a path, not for a host", async () => {
    const address = { port: await freePort(), host: "127.0.0.1", onFailure: fails };
    const sandbox = createSandbox({ baseUrl: `http://127.0.0.1:${address.port}` });
    ({ close } = await serve(sandbox, address));
    const answer = await fetch(`${sandbox.baseUrl}//elsewhere.example/health`);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining("There is nothing at //elsewhere.example/health."),
    ]);
  });

  test("reports failures of the sandbox itself", async () => {
    const sandbox = createSandbox();
    const fault = new Error("a fault of its own");
    vi.spyOn(sandbox, "settle").mockRejectedValue(fault);
    const { promise: reported, resolve: onFailure } = Promise.withResolvers<unknown>();
    ({ close } = await serve(sandbox, { port: await freePort(), host: "127.0.0.1", onFailure }));
    expect(await reported).toBe(fault);
  });
});
