/** Each receiver in its framework, over HTTP. */
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { Agent, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { Elysia } from "elysia";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { eventually } from "@atlas-messaging/test-wait";
import { afterEach, describe, expect, test } from "vitest";
import {
  type AtlasEvent,
  type ReceiverOptions,
  eventNames,
  fastifyReceiver,
  fetchReceiver,
  isAtlasEvent,
  nodeReceiver,
} from "../src/index.ts";
import { exampleEvent, signedDelivery } from "../src/testing.ts";

const secret = "a-secret-that-only-the-two-of-us-know";
const path = "/webhooks/atlas";
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Records the events of a receiver in order. */
const log = () => {
  const heard: AtlasEvent[] = [];
  const after: string[] = [];
  const errors: unknown[] = [];
  const done = Promise.withResolvers<void>();
  const options: ReceiverOptions = {
    secret,
    otherwise: (event, { later }) => {
      if (isAtlasEvent(event)) heard.push(event);
      later(() => {
        after.push(event.event_type);
        done.resolve();
      });
    },
    onError: (error) => void errors.push(error),
  };
  return { heard, after, errors, options, done: done.promise };
};

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on TCP.
};

type Deliver = (url: string, init: RequestInit) => Promise<Response>;
type Framework = (options: ReceiverOptions) => Promise<Deliver>;

const over =
  (origin: string): Deliver =>
  (url, init) =>
    fetch(`${origin}${url}`, init);

const frameworks: { readonly [name: string]: Framework } = {
  "node:http": async (options) => over(await listen(nodeReceiver(options))),
  "Express, before express.json()": async (options) => {
    const app = express().post(path, nodeReceiver(options)).use(express.json());
    return over(await listen(app.post("/json", (request, response) => void response.json(request.body))));
  },
  "Express, with express.raw()": async (options) => {
    const app = express()
      .post(path, express.raw({ type: "*/*" }), nodeReceiver(options))
      .use(express.json());
    return over(await listen(app.post("/json", (request, response) => void response.json(request.body))));
  },
  "Express, whose express.json() keeps the bytes": async (options) => {
    const keep = (request: object, _response: unknown, rawBody: Buffer) => void Object.assign(request, { rawBody });
    const app = express()
      .use(express.json({ verify: keep }))
      .post(path, nodeReceiver(options));
    return over(await listen(app.post("/json", (request, response) => void response.json(request.body))));
  },
  Fastify: async (options) => {
    const app = fastify();
    app.register(fastifyReceiver(options), { prefix: path });
    app.post("/json", (request) => request.body);
    closing.push(() => app.close());
    return over(await app.listen({ port: 0, host: "127.0.0.1" }));
  },
  Hono: async (options) => {
    const receive = fetchReceiver(options);
    const app = new Hono().post(path, (c) => receive(c.req.raw)).post("/json", async (c) => c.json(await c.req.json()));
    return async (url, init) => app.request(url, init);
  },
  Elysia: async (options) => {
    const receive = fetchReceiver(options);
    const app = new Elysia()
      .post(path, ({ request }) => receive(request), { parse: "none" })
      .post("/json", ({ body }) => Response.json(body));
    return async (url, init) => app.handle(new Request(`http://localhost${url}`, init));
  },
  "a Request": async (options) => {
    const receive = fetchReceiver(options);
    return (url, init) => receive(new Request(`http://localhost${url}`, init));
  },
};

const named = Object.entries(frameworks);

describe.each(named)("%s", (_, framework) => {
  test("hears every event, once, and works after the answer", async () => {
    const { options, heard, after, errors, done } = log();
    const deliver = await framework(options);
    const events = eventNames.map((event) => exampleEvent(event));
    for (const event of [...events, ...events]) {
      const response = await deliver(path, await signedDelivery(event, secret));
      expect([response.status, await response.text()]).toEqual([200, ""]);
    }
    expect(heard).toEqual(events);
    expect(errors).toEqual([]);
    await done;
    expect(after[0]).toBe(eventNames[0]);
  });

  test("takes the bytes as they came", async () => {
    const { options, heard } = log();
    const deliver = await framework(options);
    const event = exampleEvent("conversation.message_received");
    const laidOut = JSON.stringify({ ...event, message: { ...event.message, text: "Grüße 😀 \u2028" } }, null, 3);
    expect((await deliver(path, await signedDelivery(laidOut, secret))).status).toBe(200);
    expect(heard.map((each) => "message" in each && each.message?.text)).toEqual(["Grüße 😀 \u2028"]);
  });

  test("answers 401 to what is not genuine", async () => {
    const { options, heard } = log();
    const deliver = await framework(options);
    const { headers, ...delivery } = await signedDelivery(exampleEvent("message.delivered"), secret);
    const { "atlas-signature": signature = "", ...unsigned } = headers;
    const attempts: RequestInit[] = [
      { ...delivery, headers: unsigned },
      { ...delivery, headers: { ...headers, "atlas-signature": signature.slice(2) } },
      { ...delivery, headers: { ...headers, "atlas-signature": `${signature}, ${signature}` } },
      { ...delivery, headers, body: delivery.body.replace("+1555", "+1556") },
      { method: "POST", headers: { ...headers, "content-type": "text/plain" }, body: "" },
      { method: "POST", headers },
    ];
    for (const attempt of attempts) expect((await deliver(path, attempt)).status).toBe(401);
    expect(heard).toEqual([]);
  });

  test("asks for the event again when its handler fails", async () => {
    const { options, errors } = log();
    const deliver = await framework({ ...options, otherwise: () => Promise.reject(new Error("no")) });
    const delivery = await signedDelivery(exampleEvent("message.delivered"), secret);
    expect((await deliver(path, delivery)).status).toBe(500);
    expect(errors).toEqual([new Error("no")]);
  });
});

const hasOtherRoutes = ([name]: readonly [string, Framework]): boolean => name !== "a Request" && name !== "node:http";
test.each(named.filter(hasOtherRoutes))("%s leaves JSON to all other routes", async (_, framework) => {
  const deliver = await framework(log().options);
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"a":1}' };
  expect(await (await deliver("/json", init)).json()).toEqual({ a: 1 });
});

/** Express's own parsers read the body before the receiver does, with their own limit. */
const readsItself = ([name]: readonly [string, Framework]): boolean => !name.includes("express.");
test.each(named.filter(readsItself))("%s answers 413 to a body that is too long", async (_, framework) => {
  const { options } = log();
  const deliver = await framework({ ...options, maxBodyBytes: 1_000 });
  expect((await deliver(path, await signedDelivery("x".repeat(100_000), secret))).status).toBe(413);
});

describe("a body that a framework has parsed", () => {
  test.each([
    [
      "Express",
      () => express().use(express.json()),
      /In Express, put the receiver before app\.use\(express\.json\(\)\)/,
    ],
  ])("gets an error that says what to do in %s", async (_name, app, message) => {
    const { options, errors } = log();
    const deliver = over(await listen(app().post(path, nodeReceiver(options))));
    expect((await deliver(path, await signedDelivery(exampleEvent("message.delivered"), secret))).status).toBe(500);
    expect(errors).toEqual([expect.objectContaining({ name: "TypeError", message: expect.stringMatching(message) })]);
  });

  test.each([
    ["a Next.js API route", { cookies: {}, query: {} }, /bodyParser: false/],
    ["anything else", {}, /request\.rawBody/],
  ])("gets an error that says what to do in %s", async (_name, added, message) => {
    const { options, errors } = log();
    const receive = nodeReceiver(options);
    const origin = await listen((request, response) => {
      request.resume().on("end", () => receive(Object.assign(request, added, { body: {} }), response));
    });
    const response = await fetch(`${origin}${path}`, await signedDelivery(exampleEvent("message.delivered"), secret));
    expect(response.status).toBe(500);
    expect(String(errors[0])).toMatch(message);
  });
});

test("a connection that breaks off within the body is reported and harms nothing", async () => {
  const { options, errors } = log();
  const origin = await listen(nodeReceiver(options));
  const { body, headers } = await signedDelivery(exampleEvent("message.delivered"), secret);
  const agent = new Agent();
  const broken = httpRequest(`${origin}${path}`, {
    method: "POST",
    agent,
    headers: { ...headers, "content-length": body.length },
  });
  broken.on("error", () => {});
  await new Promise<void>((resolve) => void broken.write(body.slice(0, 10), () => resolve()));
  broken.destroy();
  await eventually(() => expect(errors.length).toBe(1));
  expect((await over(origin)(path, { method: "POST", body, headers })).status).toBe(200);
  agent.destroy();
});
