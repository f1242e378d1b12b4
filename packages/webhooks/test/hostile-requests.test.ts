/** Requests that give their body in no usual way, to a receiver over HTTP. Nothing may be thrown beside an answer. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { PassThrough, Readable } from "node:stream";
import { eventually } from "@atlas-messaging/test-wait";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchReceiver, nodeReceiver } from "../src/index.ts";
import type { ReceiverOptions } from "../src/index.ts";
import { exampleEvent, signedDelivery } from "../src/testing.ts";

const secret = "a-secret-that-only-the-two-of-us-know";
const event = exampleEvent("conversation.message_received");
const body = JSON.stringify({ ...event, message: { ...event.message, text: "Grüße 😀 \u2028 ".repeat(50) } });
const closing: (() => void)[] = [];
const uncaught = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  uncaught.mockReset();
  process.on("uncaughtException", uncaught).on("unhandledRejection", uncaught);
});

afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await new Promise((resolve) => setImmediate(resolve));
  process.off("uncaughtException", uncaught).off("unhandledRejection", uncaught);
  expect(uncaught.mock.calls).toEqual([]);
});

/** Something that a program does with a request before the receiver gets it. */
type Before = (request: IncomingMessage, response: ServerResponse) => IncomingMessage | undefined | void;

const receiving = (options: Partial<ReceiverOptions> = {}) => {
  const heard: unknown[] = [];
  const errors: unknown[] = [];
  const receive = nodeReceiver({
    secret,
    otherwise: (given) => void heard.push(given),
    onError: (error) => void errors.push(error),
    ...options,
  });
  return { heard, errors, receive };
};

const listen = async (server: Server): Promise<number> => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  closing.push(() => server.close().closeAllConnections());
  return (server.address() as AddressInfo).port; // It listens on TCP.
};

const start = async (before: Before = () => {}, options: Partial<ReceiverOptions> = {}) => {
  const { receive, ...seen } = receiving(options);
  const port = await listen(
    createServer((request, response) => receive(before(request, response) ?? request, response)),
  );
  return { ...seen, port };
};

/** Posts a body in parts, each in a packet of its own: within a character, and within the text. */
const post = async (port: number, parts: readonly Uint8Array[], headers: Readonly<Record<string, string>>) => {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  const closed = new Promise((resolve) => socket.on("error", () => {}).on("close", resolve));
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  await once(socket, "connect");
  const all = { host: "127.0.0.1", connection: "close", ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const written = ["POST / HTTP/1.1\r\n", ...head, "\r\n"].join("");
  for (const part of [written, ...parts]) {
    await new Promise<void>((resolve) => void socket.write(part, () => resolve()));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await closed;
  const [first = "", text = ""] = answer.split("\r\n\r\n");
  return { status: Number(first.split(" ")[1]), text: text.replace(/^\w+\r\n|\r\n0\r\n\r\n$/g, "") };
};

const bytes = new TextEncoder().encode(body);
const middle = bytes.indexOf(0xc3) + 1;
const parts = [bytes.slice(0, middle), bytes.slice(middle, middle + 10), bytes.slice(middle + 10)];

const signed = async (given = body) => (await signedDelivery(given, secret)).headers;
const withLength = async () => ({ ...(await signed()), "content-length": String(bytes.length) });

const chunked = (chunks: readonly Uint8Array[]): Uint8Array[] =>
  [...chunks, new Uint8Array()].map((chunk) =>
    Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]),
  );

describe("a body in several chunks is taken", () => {
  test.for<readonly [string, Before]>([
    ["as bytes", () => {}],
    ['after setEncoding("utf8")', (request) => void request.setEncoding("utf8")],
    ['after setEncoding("UTF-8")', (request) => void request.setEncoding("UTF-8" as BufferEncoding)],
    ["from another stream of text", (request) => piped(request, new PassThrough({ encoding: "utf8" }))],
    ["of bytes in object mode", (request) => piped(request, new PassThrough({ objectMode: true }))],
    ["although somebody listens to `readable` and reads nothing", (request) => void request.on("readable", () => {})],
  ])("%s", async ([, before]) => {
    const { port, heard, errors } = await start(before);
    expect(await post(port, parts, await withLength())).toEqual({ status: 200, text: "" });
    expect(errors).toEqual([]);
    expect(heard).toEqual([JSON.parse(body)]);
  });

  test("without content-length", async () => {
    const { port, heard } = await start((request) => void request.setEncoding("utf8"));
    const headers = { ...(await signed()), "transfer-encoding": "chunked" };
    expect((await post(port, chunked(parts), headers)).status).toBe(200);
    expect(heard).toEqual([JSON.parse(body)]);
  });
});

/** The request as a program may wrap it: another stream with its headers, which is all that a receiver reads. */
const wrapped = (stream: Readable, { headers }: IncomingMessage): IncomingMessage =>
  Object.assign(stream, { headers }) as unknown as IncomingMessage;

const piped = (request: IncomingMessage, stream: PassThrough): IncomingMessage =>
  wrapped(request.pipe(stream), request);

const anyone = { "atlas-signature": "a".repeat(64), "content-length": String(bytes.length) };

describe("a stream that gives no bytes gets 500, and says what to remove,", () => {
  test.for<readonly [string, Before, string]>([
    ["in latin1", (request) => void request.setEncoding("latin1"), "latin1"],
    ["in hex", (request) => void request.setEncoding("hex"), "hex"],
    ["in utf16le", (request) => void request.setEncoding("utf16le"), "utf16le"],
    ["as objects", (request) => ofObjects(request), "objects"],
  ])("%s", async ([, before, what]) => {
    const { port, errors } = await start(before);
    const text = `unreadable_body: The request gives ${what}, not bytes. Remove setEncoding or the body parser before the receiver.`;
    expect(await post(port, parts, await withLength())).toEqual({ status: 500, text });
    expect(errors).toEqual([expect.any(TypeError)]);
  });

  test("as one that a parser has read", async () => {
    const { errors, heard, receive } = receiving();
    const server = createServer((request, response) => {
      request.resume().on("end", () => receive(Object.assign(request, { body: {} }), response));
    });
    const text = expect.stringMatching(/^unreadable_body: A body parser has read the webhook's raw body\. /);
    expect(await post(await listen(server), parts, anyone)).toEqual({ status: 500, text });
    expect([errors, heard]).toEqual([[expect.any(TypeError)], []]);
  });
});

const ofObjects = (request: IncomingMessage): IncomingMessage => {
  request.resume();
  return wrapped(Readable.from([{ parsed: true }, { parsed: true }]), request);
};

test("ten bytes of anyone, in two chunks, are refused by their signature", async () => {
  const { port, errors } = await start((request) => void request.setEncoding("utf8"));
  const ten = new TextEncoder().encode("0123456789");
  const answer = await post(port, [ten.slice(0, 5), ten.slice(5)], { ...anyone, "content-length": "10" });
  expect(answer).toEqual({ status: 401, text: "invalid_signature: mismatch" });
  expect(errors).toHaveLength(1);
});

describe("a body over the limit gets 413", () => {
  test.for<readonly [string, Before]>([
    ["as bytes", () => {}],
    ["as text", (request) => void request.setEncoding("utf8")],
  ])("%s", async ([, before]) => {
    const { port, heard } = await start(before, { maxBodyBytes: bytes.length - 1 });
    const headers = { ...(await signed()), "transfer-encoding": "chunked" };
    expect((await post(port, chunked(parts), headers)).status).toBe(413);
    expect(heard).toEqual([]);
  });

  test("before any of it has come, where its length is declared", async () => {
    const { port } = await start(undefined, { maxBodyBytes: 1_000 });
    expect((await post(port, [], { ...anyone, "content-length": "1001" })).status).toBe(413);
  });
});

test("a receiver that comes after `readable` was emitted reads what waits", async () => {
  const { receive, heard } = receiving();
  const port = await listen(
    createServer((request, response) => void request.once("readable", () => setImmediate(receive, request, response))),
  );
  expect((await post(port, parts, await withLength())).status).toBe(200);
  expect(heard).toEqual([JSON.parse(body)]);
});

describe("a request that will give nothing more is reported, not waited for:", () => {
  test.for<readonly [string, (request: IncomingMessage) => void]>([
    ["destroyed", (request) => void request.destroy()],
    ["destroyed with an error", (request) => void request.on("error", () => {}).destroy(new Error("parser"))],
    ["destroyed a moment later", (request) => void setImmediate(() => request.destroy(new Error("parser")))],
  ])("%s", async ([, end]) => {
    const { port, errors } = await start((request) => end(request));
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    const head = Object.entries({ host: "a", ...anyone }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(["POST / HTTP/1.1\r\n", ...head, "\r\n", "{"].join(""));
    await eventually(() => expect(errors).toEqual([expect.any(Error)]));
    socket.destroy();
  });
});

describe("a response that something else has sent", () => {
  test("stays, and the event is handled", async () => {
    let late: ServerResponse | undefined;
    const otherwise = vi.fn<() => void>(() => void late?.writeHead(504).end());
    const { port, errors } = await start((_request, response) => void (late = response), { otherwise });
    expect((await post(port, parts, await withLength())).status).toBe(504);
    expect([otherwise.mock.calls.length, errors]).toEqual([1, []]);
  });

  test("stays, and a foreign event is refused", async () => {
    const { port, errors } = await start((_request, response) => void response.writeHead(504).end());
    expect((await post(port, [bytes], { ...anyone, "atlas-signature": "" })).status).toBe(504);
    await eventually(() => expect(errors).toHaveLength(1));
  });

  test("is no reason to forget the deferred work, nor is a sender that has gone away", async () => {
    const gate = Promise.withResolvers<void>();
    const work = vi.fn<() => void>();
    const { port } = await start(undefined, {
      otherwise: async (_event, { later }) => {
        later(work);
        await gate.promise;
      },
    });
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    const gone = once(socket, "close");
    const head = Object.entries({ host: "a", ...(await withLength()) }).map(([name, value]) => `${name}: ${value}\r\n`);
    await new Promise<void>(
      (resolve) => void socket.write(["POST / HTTP/1.1\r\n", ...head, "\r\n", body].join(""), () => resolve()),
    );
    socket.destroy();
    await gone;
    gate.resolve();
    await eventually(() => expect(work).toHaveBeenCalledTimes(1));
  });
});

test("a `waitUntil` that throws changes no answer", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const waitUntil = () => {
    throw new Error("no context");
  };
  const { port } = await start(undefined, { otherwise: (_event, { later }) => later(() => {}), waitUntil });
  expect((await post(port, [bytes], await withLength())).status).toBe(200);
  await eventually(() => expect(log).toHaveBeenCalledWith(new Error("no context")));
  log.mockRestore();
});

describe("a `Request` of the Fetch standard", () => {
  const deliver = async (given: BodyInit, before: (request: Request) => unknown = () => {}) => {
    const errors: unknown[] = [];
    const receive = fetchReceiver({ secret, onError: (error) => void errors.push(error) });
    const init = { method: "POST", headers: await signed(), body: given, duplex: "half" };
    const request = new Request("http://localhost", init);
    await before(request);
    const response = await receive(request);
    return { status: response.status, text: await response.text(), errors };
  };
  /** A body of the platform's, though its types have one for Node and one for browsers. */
  const readable = (chunks: readonly unknown[]) => Readable.toWeb(Readable.from(chunks)) as unknown as BodyInit;

  test("whose stream gives objects gets an error in words", async () => {
    const { status, text } = await deliver(readable([{ parsed: true }, { parsed: true }]));
    expect([status, text]).toEqual([
      500,
      "unreadable_body: The request gives objects, not bytes. Remove setEncoding or the body parser before the receiver.",
    ]);
  });

  test.for<readonly [string, (request: Request) => unknown]>([
    ["has been read", (request) => request.text()],
    ["somebody reads", (request) => request.body?.getReader()],
  ])("whose body %s gets an error in words", async ([, before]) => {
    const { status, text } = await deliver(body, before);
    expect([status, text]).toEqual([500, expect.stringMatching(/^unreadable_body: The webhook's body has been read/)]);
  });

  test("of Node's own stream, over the limit, gets 413 and ends no process", async () => {
    const stream = readable([bytes, bytes]);
    // Until the source has ended, and waits in the queue alone.
    await new Promise((resolve) => setImmediate(resolve));
    const receive = fetchReceiver({ secret, maxBodyBytes: 10 });
    const init = { method: "POST", headers: await signed(), body: stream, duplex: "half" };
    expect((await receive(new Request("http://localhost", init))).status).toBe(413);
  });

  test("that is cut off is reported", async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new Error("cut")) });
    expect(await deliver(broken)).toEqual({ status: 500, text: "", errors: [new Error("cut")] });
  });
});
