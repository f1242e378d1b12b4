/** The proxy passes everything on as it is. */
import { type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from "node:http";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { settled } from "@atlas-messaging/test-wait";
import { afterEach, expect, test } from "vitest";
import { type Proxy, startProxy } from "../src/proxy/server.ts";
import { bodyOf, serveOn } from "../test-support/deployment.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Starts a target and a proxy before it. */
const before = async (target: RequestListener): Promise<Proxy> => {
  const { url, close } = await serveOn(target);
  const proxy = await startProxy({ target: { baseUrl: url } });
  ends.push(close, proxy.close);
  return proxy;
};

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly raw: readonly string[];
  readonly body: Buffer;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: Buffer | string;
}

const answered = (url: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { method, headers }).on("response", resolve).on("error", reject).end(body);
  });

const get = async (url: string, sent?: Sent): Promise<Got> => {
  const response = await answered(url, sent);
  const { statusCode: status, headers, rawHeaders: raw } = response;
  return { status, headers, raw, body: await bodyOf(response) };
};

test("method, path, headers and body arrive as they were sent, but for those of the connection", async () => {
  let [seen, body]: [IncomingMessage | null, Buffer] = [null, Buffer.alloc(0)];
  const { url } = await before((incoming, outgoing) => {
    seen = incoming;
    void bodyOf(incoming).then((came) => {
      body = came;
      outgoing.writeHead(201, "Made", { "X-One": ["a", "b"], "set-cookie": ["c=1", "d=2"], "Keep-Alive": "timeout=9" });
      outgoing.end("ok");
    });
  });
  const bytes = Buffer.alloc(5_000_000, 7);
  const path = "/any/../%41//x?q=%20&q=2";
  const headers = {
    "X-Case": "Kept",
    "X-Two": ["1", "2"],
    Connection: "X-Own",
    "X-Own": "mine",
    "Content-Length": "5000000",
  };
  const raw = await new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = new URL(url);
    request({ host: "127.0.0.1", port, path, method: "PUT", headers })
      .on("response", resolve)
      .on("error", reject)
      .end(bytes);
  });
  expect([raw.statusCode, raw.statusMessage, (await bodyOf(raw)).toString()]).toEqual([201, "Made", "ok"]);
  expect(raw.rawHeaders.filter((_, index, all) => /x-one|set-cookie/i.test(all[index - (index % 2)] ?? ""))).toEqual([
    "X-One",
    "a",
    "X-One",
    "b",
    "set-cookie",
    "c=1",
    "set-cookie",
    "d=2",
  ]);
  expect(raw.headers["keep-alive"]).not.toBe("timeout=9");
  expect(seen).toMatchObject({ method: "PUT", url: path });
  const { rawHeaders = [], headers: arrived = {} } = seen ?? {};
  expect(rawHeaders).toContain("X-Case");
  expect(arrived).toMatchObject({ "x-two": "1, 2", "content-length": "5000000" });
  expect(arrived).not.toHaveProperty("x-own");
  expect(body.equals(bytes)).toBe(true);
});

test("answers without a body, and a HEAD, keep their headers", async () => {
  const { url } = await before((incoming, outgoing) => {
    const status = Number(incoming.url?.slice(1));
    outgoing.writeHead(status, { etag: '"1"', ...(status === 200 && { "content-length": "1234" }) }).end();
  });
  const [head, unchanged, none] = [
    await get(`${url}/200`, { method: "HEAD" }),
    await get(`${url}/304`),
    await get(`${url}/204`),
  ];
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "1234", 0]);
  for (const { headers, body } of [unchanged, none]) {
    expect([headers.etag, headers["content-length"], headers["transfer-encoding"]]).toEqual([
      '"1"',
      undefined,
      undefined,
    ]);
    expect(body).toHaveLength(0);
  }
});

test("a compressed answer stays compressed", async () => {
  const bytes = gzipSync("x".repeat(1_000));
  const { url } = await before((_, outgoing) => {
    outgoing.writeHead(200, { "content-encoding": "gzip", "content-type": "application/json" }).end(bytes);
  });
  const { headers, body } = await get(url, { headers: { "accept-encoding": "gzip" } });
  expect([headers["content-encoding"], body.equals(bytes)]).toEqual(["gzip", true]);
});

test("a stream comes as it is sent, and ends with its client", async () => {
  let left!: () => void;
  const gone = new Promise<void>((resolve) => (left = resolve));
  const { url } = await before((_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    outgoing.write("data: 1\n\n");
    outgoing.on("close", left);
  });
  const response = await settled("an answer", answered(url));
  const first = new Promise<string>((resolve) => response.once("data", (chunk: Buffer) => resolve(chunk.toString())));
  expect(await settled("the first event", first)).toBe("data: 1\n\n");
  response.destroy();
  await settled("the end of the stream", gone);
});

test("interim answers pass, and a body waits for them", async () => {
  const { url } = await before((incoming, outgoing) => {
    outgoing.writeEarlyHints({ link: "</a>; rel=preload" });
    void bodyOf(incoming).then((body) => outgoing.end(body));
  });
  const interim: number[] = [];
  const body = await new Promise<Buffer>((resolve, reject) => {
    const sending = request(url, { method: "POST", headers: { expect: "100-continue", "content-length": "2" } });
    sending.on("continue", () => sending.end("hi"));
    sending.on("information", ({ statusCode }) => void interim.push(statusCode));
    sending.on("response", (response) => resolve(bodyOf(response))).on("error", reject);
  });
  expect([body.toString(), new Set(interim)]).toEqual(["hi", new Set([100, 103])]);
});

test("where nothing listens, the proxy says so in its own name", async () => {
  const { url, close } = await serveOn(() => {});
  await close();
  const proxy = await startProxy({ target: { baseUrl: url } });
  ends.push(proxy.close);
  const { status, body } = await get(`${proxy.url}/version`);
  expect(status).toBe(502);
  expect(body.toString()).toMatch(
    /^atlas-conformance proxy: http:\/\/127\.0\.0\.1:\d+ does not answer \(.*ECONNREFUSED.*\)\.\n$/,
  );
  expect(proxy.report().causes).toMatchObject([{ id: "system.version", count: 1, example: { status: null } }]);
});

test("an answer that breaks off breaks off, and is told", async () => {
  const { url, report } = await before((_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    outgoing.write("{", () => outgoing.destroy());
  });
  await expect(get(`${url}/version`)).rejects.toThrow("aborted");
  expect(report().causes.map(({ problem }) => problem)).toContain("the answer broke off");
});

test("a WebSocket is refused in words; another upgrade is passed over", async () => {
  const { url } = await before((incoming, outgoing) => outgoing.end(`${incoming.headers.upgrade}`));
  const upgrade = (name: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(url);
      const socket = connect(Number(port), "127.0.0.1", () =>
        socket.write(`GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${name}\r\n\r\n`),
      );
      socket.on("data", (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.on("error", reject);
    });
  const refused = await upgrade("websocket");
  expect(refused).toMatch(/^HTTP\/1\.1 501 /);
  expect(refused).toContain("atlas-conformance proxy: it passes no WebSocket on");
  expect(await upgrade("h2c")).toMatch(/undefined/);
});
