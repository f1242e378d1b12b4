import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import https from "node:https";
import net, { type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type OutgoingHttp, type OutgoingHttpSettings, createOutgoingHttp } from "./outgoing-http.ts";
import { TEST_CERTIFICATE } from "../../test-support/test-certificate.ts";

const BODY = new TextEncoder().encode('{"event_id":"1"}');
const POST = { headers: { "content-type": "application/json" }, body: BODY, maxResponseBytes: 1_000 };

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const client = (settings: Partial<OutgoingHttpSettings> = {}): OutgoingHttp => {
  const created = createOutgoingHttp({ allowLoopback: true, resolve: async () => ["127.0.0.1"], ...settings });
  cleanups.push(() => created.close());
  return created;
};

/** For the rest of a test. */
const setVariable = (name: string, value: string): void => {
  const before = process.env[name];
  process.env[name] = value;
  cleanups.push(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
};

const listen = async (server: Server): Promise<number> => {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket.on("error", () => {})));
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // A server that listens on TCP has this form of address.
  return (server.address() as AddressInfo).port;
};

const serve = (listener: RequestListener) => listen(http.createServer(listener));
const serveRaw = (onConnection: (socket: Socket) => void) => listen(net.createServer(onConnection));

describe("an exchange", () => {
  test("sends the bytes and the headers, and returns status, headers, body and duration", async () => {
    const received: unknown[] = [];
    let at = 1_000;
    const port = await serve((request, response) => {
      at += 12.4;
      const chunks: Uint8Array[] = [];
      request.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      request.on("end", () => {
        received.push(request.method, request.url, request.headers, Buffer.concat(chunks));
        response.writeHead(201, { "X-Answer": "yes" }).end("done");
      });
    });
    const result = await client({ now: () => at }).post(`http://hooks.example.test:${port}/in?x=1#y`, POST);
    expect(result).toMatchObject({ status: 201, headers: { "x-answer": "yes" }, durationMs: 12 });
    expect(Buffer.from(result.error ? [] : result.body).toString()).toBe("done");
    expect(received).toEqual([
      "POST",
      "/in?x=1",
      expect.objectContaining({
        host: `hooks.example.test:${port}`,
        "content-type": "application/json",
        "content-length": String(BODY.length),
        connection: "keep-alive",
        "accept-encoding": "identity",
      }),
      Buffer.from(BODY),
    ]);
  });

  test("sends an empty body as such, and a GET without one", async () => {
    const lengths: unknown[] = [];
    const port = await serve((request, response) => {
      lengths.push(request.method, request.headers["content-length"]);
      response.end();
    });
    const outgoing = client();
    await outgoing.post(`http://127.0.0.1:${port}`, { ...POST, body: new Uint8Array(0) });
    await outgoing.get(`http://127.0.0.1:${port}`, { maxResponseBytes: 0 });
    expect(lengths).toEqual(["POST", "0", "GET", undefined]);
  });

  test("does not follow a redirect", async () => {
    let requests = 0;
    const port = await serve((_request, response) => {
      requests += 1;
      response.writeHead(307, { location: "/elsewhere" }).end();
    });
    expect(await client().post(`http://127.0.0.1:${port}`, POST)).toMatchObject({
      status: 307,
      headers: { location: "/elsewhere" },
    });
    expect(requests).toBe(1);
  });

  test("does not decompress", async () => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end("raw"),
    );
    expect(await client().post(`http://127.0.0.1:${port}`, POST)).toMatchObject({
      status: 200,
      body: Buffer.from("raw"),
    });
  });

  test("uses a connection again", async () => {
    let connections = 0;
    const server = http
      .createServer((_request, response) => response.end("ok"))
      .on("connection", () => (connections += 1));
    const port = await listen(server);
    const outgoing = client();
    for (let count = 0; count < 3; count += 1) await outgoing.post(`http://127.0.0.1:${port}`, POST);
    expect(connections).toBe(1);
  });

  /** A server that answers the first request on each connection, and does as told with the second. */
  const serveOncePerConnection = (requestsByConnection: number[], second: (socket: Socket) => void) =>
    serveRaw((socket) => {
      const index = requestsByConnection.push(0) - 1;
      socket.on("data", () => {
        const count = (requestsByConnection[index] = (requestsByConnection[index] ?? 0) + 1);
        if (count === 1) socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
        else second(socket);
      });
    });

  test("sends again when a kept connection turns out to be closed", async () => {
    const requests: number[] = [];
    const port = await serveOncePerConnection(requests, (socket) => socket.destroy());
    const outgoing = client();
    expect(await outgoing.post(`http://127.0.0.1:${port}`, POST)).toMatchObject({ status: 200 });
    expect(await outgoing.post(`http://127.0.0.1:${port}`, POST)).toMatchObject({ status: 200 });
    expect(requests).toEqual([2, 1]);
  });

  test("sends what is to be sent once on a connection of its own, and not again when that is closed", async () => {
    const requests: number[] = [];
    const port = await serveRaw((socket) => {
      const index = requests.push(0) - 1;
      socket.on("data", () => {
        requests[index] = (requests[index] ?? 0) + 1;
        if (index === 0) socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
        else socket.destroy();
      });
    });
    const outgoing = client();
    const post = (sending: object) => outgoing.post(`http://127.0.0.1:${port}`, { ...POST, ...sending });
    expect(await post({})).toMatchObject({ status: 200 });
    expect(await post({ once: true })).toMatchObject({ error: "connect_failed" });
    expect(await post({})).toMatchObject({ status: 200 });
    expect(requests).toEqual([2, 1]);
  });

  test("does not send again once an answer has begun", async () => {
    const requests: number[] = [];
    const port = await serveOncePerConnection(requests, (socket) =>
      socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc"),
    );
    const outgoing = client();
    expect(await outgoing.post(`http://127.0.0.1:${port}`, POST)).toMatchObject({ status: 200 });
    expect(await outgoing.post(`http://127.0.0.1:${port}`, POST)).toMatchObject({ error: "connect_failed" });
    expect(requests).toEqual([2]);
  });

  test("reads no proxy settings", async () => {
    let proxied = 0;
    const proxy = await serve((_request, response) => response.end(String((proxied += 1))));
    const port = await serve((_request, response) => response.end());
    for (const name of ["HTTP_PROXY", "http_proxy", "ALL_PROXY"]) setVariable(name, `http://127.0.0.1:${proxy}`);
    setVariable("NODE_USE_ENV_PROXY", "1");
    expect(await client().post(`http://hooks.example.test:${port}`, POST)).toMatchObject({ status: 200 });
    expect(proxied).toBe(0);
  });
});

describe("blocked addresses", () => {
  test.each([
    ["a private address", ["10.0.0.1"]],
    ["cloud metadata", ["169.254.169.254"]],
    ["loopback", ["127.0.0.1"]],
    ["loopback as IPv6", ["::ffff:127.0.0.1"]],
    ["a public and a private address", ["93.184.216.34", "192.168.0.1"]],
    ["something that is no address", ["nonsense"]],
  ])("refuses a name that resolves to %s", async (_name, addresses) => {
    const outgoing = client({ allowLoopback: false, resolve: async () => addresses });
    for (const scheme of ["http", "https"]) {
      expect(await outgoing.post(`${scheme}://hooks.example.test/`, POST)).toMatchObject({ error: "blocked_address" });
    }
  });

  test("refuses a literal address without asking the resolver", async () => {
    const resolve = vi.fn(async () => ["127.0.0.1"]);
    const outgoing = client({ resolve });
    expect(await outgoing.post("http://0xa9fea9fe/", POST)).toMatchObject({ error: "blocked_address" });
    expect(await outgoing.post("http://user@example.com/", POST)).toMatchObject({ error: "invalid_url" });
    expect(resolve).not.toHaveBeenCalled();
  });

  test("connects to the address it checked, whatever a name answers next", async () => {
    const port = await serve((_request, response) => response.setHeader("connection", "close").end());
    const answers = [["127.0.0.1"], ["169.254.169.254"]];
    const resolve = vi.fn(async () => answers.shift() ?? []);
    let at = 0;
    const outgoing = client({ resolve, now: () => at });
    const url = `http://rebinding.example.test:${port}`;
    expect(await outgoing.post(url, POST)).toMatchObject({ status: 200 });
    expect(resolve).toHaveBeenCalledTimes(1);
    at += 60_000;
    expect(await outgoing.post(url, POST)).toMatchObject({ error: "blocked_address" });
  });

  test("says at subscription time what can be known then", () => {
    const outgoing = client({ allowLoopback: false });
    expect(outgoing.checkUrl("https://hooks.example.test")).toMatchObject({ ok: true });
    expect(outgoing.checkUrl("https://localhost")).toMatchObject({ ok: false, error: "blocked_address" });
  });
});

describe("failures", () => {
  test.each([
    ["the resolver fails", () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" })), /ENOTFOUND/],
    ["there is no address", async () => [], /no address/],
  ])("dns_failed when %s", async (_name, resolve: () => Promise<string[]>, message) => {
    const result = await client({ resolve }).post("http://hooks.example.test", POST);
    expect(result).toMatchObject({ error: "dns_failed", message: expect.stringMatching(message) });
  });

  test.each([
    ["the connection is closed at once", null, "connect_failed"],
    ["the answer is not HTTP", "SSH-2.0-x\r\n", "Bun" in globalThis ? "connect_failed" : "invalid_response"],
    ["the protocol is switched", "HTTP/1.1 101 On\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n", "connect_failed"],
  ])("fails when %s", async (_name, answer, error) => {
    const end = (socket: Socket) => (answer === null ? socket.destroy() : socket.end(answer));
    const port = await serveRaw((socket) => socket.once("data", () => end(socket)));
    expect(await client().post(`http://127.0.0.1:${port}`, POST)).toMatchObject({ error });
  });

  test.each([
    ["cannot be read", `200 OK\r\n${`x: ${"y".repeat(1_000)}\r\n`.repeat(1_000)}`, { error: "invalid_response" }],
    ["breaks off", "503 Busy\r\ncontent-length: 9\r\n\r\nabc", { error: "connect_failed", status: 503 }],
    ["breaks off in a chunk", "503 Busy\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab", { status: 503 }],
  ])("an answer that %s is told from none", async (_name, answer, failure) => {
    const port = await serveRaw((socket) => socket.once("data", () => socket.end(`HTTP/1.1 ${answer}`)));
    expect(await client().post(`http://127.0.0.1:${port}`, POST)).toMatchObject(failure);
  });

  test("connect_failed when nobody listens", async () => {
    const server = net.createServer();
    const port = await listen(server);
    await once(server.close(), "close");
    const result = await client().post(`http://127.0.0.1:${port}`, POST);
    expect(result).toMatchObject({ error: "connect_failed", message: expect.stringContaining("ECONNREFUSED") });
  });

  test("connect_failed, and no exception, for a header that cannot be sent", async () => {
    const result = await client().post("http://127.0.0.1:1234", { ...POST, headers: { x: "a\r\nb: c" } });
    expect(result).toMatchObject({ error: "connect_failed" });
  });

  test.each([
    [
      "declared",
      (response: http.ServerResponse) => response.writeHead(200, { "content-length": 1_001 }).flushHeaders(),
    ],
    ["streamed", (response: http.ServerResponse) => response.write(Buffer.alloc(1_001))],
  ])("response_too_large when the excess is %s, and the connection is closed", async (_name, answer) => {
    const closed = Promise.withResolvers<void>();
    const port = await serve((_request, response) => {
      response.on("close", closed.resolve);
      answer(response);
    });
    expect(await client().post(`http://127.0.0.1:${port}`, POST)).toMatchObject({
      error: "response_too_large",
      status: 200,
    });
    await closed.promise;
  });

  // Node.js counts bytes read ahead in its heap.
  const onBun: typeof test | (() => void) = "Bun" in globalThis ? test : () => {};
  onBun("what an answer had sent ahead when it was cut off is given back", async () => {
    let resident = 0;
    const collected = Promise.withResolvers<boolean | undefined>();
    const memory = vi.spyOn(process.memoryUsage, "rss").mockImplementation(() => (resident += 10 * 1_048_576));
    const engine = vi.spyOn(Bun, "gc").mockImplementation(collected.resolve);
    cleanups.push(
      () => memory.mockRestore(),
      () => engine.mockRestore(),
    );
    const port = await serve((_request, response) => response.write(Buffer.alloc(1_001)));
    expect(await client().post(`http://127.0.0.1:${port}`, POST)).toMatchObject({ error: "response_too_large" });
    expect(await collected.promise).toBe(true);
  });

  test("accepts a body of exactly the bound", async () => {
    const port = await serve((_request, response) => response.end(Buffer.alloc(1_000)));
    const answer = await client().post(`http://127.0.0.1:${port}`, POST);
    expect(answer.error ?? answer.body.length).toBe(1_000);
  });
});

describe("the deadline", () => {
  /** Runs out the clock as soon as the other side has been reached. */
  const postUntilDeadline = async (url: string, reached: Promise<unknown>, outgoing: OutgoingHttp) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const pending = outgoing.post(url, { ...POST, timeoutMs: 5_000 });
    await reached;
    vi.advanceTimersByTime(5_000);
    return pending;
  };

  test("covers a resolver that does not answer", async () => {
    const asked = Promise.withResolvers<void>();
    const outgoing = client({
      resolve: () => {
        asked.resolve();
        return new Promise(() => {});
      },
    });
    expect(await postUntilDeadline("http://hooks.example.test", asked.promise, outgoing)).toMatchObject({
      error: "timeout",
    });
  });

  test.each<[string, string]>([
    ["silence", ""],
    ["headers that do not end", "HTTP/1.1 200 OK\r\nx: y\r\n"],
    ["a body that does not end", "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc"],
    ["nothing but early hints", "HTTP/1.1 103 Early Hints\r\n\r\n"],
  ])("covers %s, and closes the connection", async (_name, answer) => {
    const reached = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const port = await serveRaw((socket) => {
      socket.on("close", () => closed.resolve());
      socket.once("data", () => socket.write(answer, () => reached.resolve()));
    });
    expect(await postUntilDeadline(`http://127.0.0.1:${port}`, reached.promise, client())).toMatchObject({
      error: "timeout",
    });
    await closed.promise;
  });

  test("covers a TLS handshake that does not end", async () => {
    const reached = Promise.withResolvers<void>();
    const port = await serveRaw((socket) => socket.once("data", () => reached.resolve()));
    expect(await postUntilDeadline(`https://127.0.0.1:${port}`, reached.promise, client())).toMatchObject({
      error: "timeout",
    });
  });
});

describe("TLS", () => {
  const serveSecure = () =>
    listen(https.createServer(TEST_CERTIFICATE, (_request, response) => response.end("secure")));
  const trustedCertificates = TEST_CERTIFICATE.cert;

  test("accepts a trusted certificate, for a name and for an address", async () => {
    const port = await serveSecure();
    const outgoing = client({ trustedCertificates });
    for (const host of ["hooks.example.test", "hooks.example.test.", "127.0.0.1"]) {
      expect(await outgoing.post(`https://${host}:${port}`, POST)).toMatchObject({ status: 200 });
    }
  });

  test("tls_failed for a certificate nobody vouches for, even where the environment says to accept any", async () => {
    const port = await serveSecure();
    setVariable("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    expect(await client().post(`https://127.0.0.1:${port}`, POST)).toMatchObject({ error: "tls_failed" });
  });

  test("tls_failed for a certificate of another name", async () => {
    const port = await serveSecure();
    const result = await client({ trustedCertificates }).post(`https://other.example.test:${port}`, POST);
    expect(result).toMatchObject({ error: "tls_failed", message: expect.stringContaining("ALTNAME") });
  });

  test("a connection that is kept for one name is not used for another", async () => {
    const port = await serveSecure();
    const outgoing = client({ trustedCertificates });
    const post = (host: string) => outgoing.post(`https://${host}:${port}`, POST);
    expect(await post("hooks.example.test")).toMatchObject({ status: 200 });
    expect(await post("other.example.test")).toMatchObject({ error: "tls_failed" });
    expect(await post("hooks.example.test")).toMatchObject({ status: 200 });
  });

  test("tls_failed where plain HTTP is spoken", async () => {
    const port = await serve((_request, response) => response.end());
    expect(await client().post(`https://127.0.0.1:${port}`, POST)).toMatchObject({ error: "tls_failed" });
  });
});
