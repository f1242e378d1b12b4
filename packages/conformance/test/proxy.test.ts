/** A right deployment behind the proxy breaks nothing; each wrong one is named. */
import { eventually } from "@atlas-messaging/test-wait";
import { afterEach, describe, expect, test } from "vitest";
import { type ProxyReport, asProxyHtml, asProxyText } from "../src/proxy/report.ts";
import type { Cause } from "../src/proxy/ledger.ts";
import { type Proxy, startProxy } from "../src/proxy/server.ts";
import { bodyOf, serveDeployment, serveOn } from "../test-support/deployment.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

type Layers = NonNullable<Parameters<typeof serveDeployment>[0]>;

/** Starts a deployment and a proxy before it, and a client of both that has a token. */
const behind = async (layers: Layers = {}) => {
  const deployment = await serveDeployment(layers);
  const proxy = await startProxy({ target: { baseUrl: deployment.url }, webhooks: true });
  ends.push(deployment.close, proxy.close);
  const { token, phone_number: number, operator_token: operator } = deployment.sandbox.credentials;
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${proxy.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return { ...deployment, proxy, call, token, number, operator };
};

type Behind = Awaited<ReturnType<typeof behind>>;

const brokenBy = ({ report }: Proxy): readonly string[] =>
  report().causes.map(({ id, about, problem }) => `${id} ${about} ${problem}`);

/** Outcomes by operation and event. */
const outcomesOf = ({ grades: { sections } }: ProxyReport): { readonly [id: string]: string } =>
  Object.fromEntries(sections.flatMap(({ operations }) => operations).map(({ id, outcome }) => [id, outcome]));

/** A receiver of webhooks, with what came. */
const startReceiver = async () => {
  const came: { readonly path: string | undefined; readonly body: string }[] = [];
  const { url, close } = await serveOn((incoming, outgoing) => {
    void bodyOf(incoming).then((body) => {
      came.push({ path: incoming.url, body: body.toString() });
      outgoing.end();
    });
  });
  ends.push(close);
  return { url, came };
};

/** Subscribes a receiver and sends a message, whose deliveries follow. */
const withDelivery = async ({ call, number, sandbox, proxy }: Behind) => {
  const receiver = await startReceiver();
  const url = `${receiver.url}/hook?shop=1`;
  const created = await call("POST", "/v1/atlas/webhooks", { url, events: ["message.delivered"] });
  await call("POST", "/v1/atlas/messages", { phone_number: number, text: "Hello" });
  await eventually(async () => {
    await sandbox.settle();
    expect(proxy.report().totals.deliveries).toBeGreaterThan(0);
  });
  return { receiver, url, created: await created.json() };
};

/** Changes the JSON of answers to one path. */
const changing = (path: string, change: (body: Record<string, unknown>) => object): Layers => ({
  answers: async (request, next) => {
    const response = await next(request);
    if (new URL(request.url).pathname !== path) return response;
    const { status, headers } = response;
    return Response.json(change(await response.json()), { status, headers });
  },
});

describe("a right deployment", () => {
  test("breaks nothing, and the report says what was seen", async () => {
    const all = await behind();
    const { call, proxy, number, operator } = all;
    const { receiver, url, created } = await withDelivery(all);
    // The deployment got another address; nobody else sees it.
    expect(created.data.url).toBe(url);
    expect(await (await call("GET", "/v1/atlas/webhooks")).text()).toContain(url);
    expect(receiver.came[0]).toMatchObject({ path: "/hook?shop=1" });
    const message = { phone_number: number, text: "Twice", idempotency_key: "key-1" };
    const [first, second] = [
      await call("POST", "/v1/atlas/messages", message),
      await call("POST", "/v1/atlas/messages", message),
    ];
    expect(await second.text()).toBe(await first.text());
    await call("GET", "/v1/atlas/messages?limit=1", undefined, { "x-request-id": "request-of-mine" });
    await call("GET", "/operator/developers/webhooks", undefined, { authorization: `Bearer ${operator}` });
    await call("GET", "/llms.txt", undefined, { authorization: "" });
    await call("HEAD", "/health");
    // Wrong on purpose, as tests of refusals are.
    await call("POST", "/v1/atlas/messages", { phone_number: number, txt: "Hi" });
    await call("POST", "/v1/atlas/messages", "{");
    await call("GET", "/v1/atlas/messages", undefined, { authorization: "" });
    await call("GET", "/v1/atlas/channels/no-id");
    await call("GET", "/v1/atlas/nothing");
    await call("PUT", "/v1/atlas/messages");
    expect(brokenBy(proxy)).toEqual([]);
    const report = proxy.report();
    expect(report.totals).toMatchObject({ requests: 15, breaches: 0, unlisted: 0 });
    expect(outcomesOf(report)).toMatchObject({
      "messages.send": "held",
      "messages.list": "held",
      "webhooks.create": "held",
      "console.webhooks.list": "held",
      "discovery.llms": "held",
      "message.delivered": "held",
      // It was refused, and never succeeded.
      "channels.get": "not seen",
      "conversation.created": "not seen",
    });
    expect(report.grades.grade).toBe("conforms in part");
    expect(report.refused.map(({ id, problem }) => `${id}: ${problem}`)).toEqual(
      expect.arrayContaining([
        "messages.send: txt is not a known member. Did you mean text?",
        "messages.send: its body is not JSON",
        "messages.list: it has no credential",
        "null: a path that the contract does not have",
        "null: a PUT that its path does not take",
      ]),
    );
  });

  test("streams, and each event is checked on its way", async () => {
    const { call, proxy, sandbox, number } = await behind();
    const response = await call("GET", "/v1/atlas/events/stream");
    const reader = response.body?.getReader();
    await call("POST", "/v1/atlas/messages", { phone_number: number, text: "Hello" });
    let text = "";
    await eventually(async () => {
      await sandbox.settle();
      text += new TextDecoder().decode((await reader?.read())?.value);
      expect(text).toContain("data:");
    });
    await reader?.cancel();
    await eventually(() => expect(outcomesOf(proxy.report())["events.stream"]).toBe("held"));
    expect(brokenBy(proxy)).toEqual([]);
  });

  test("a stream that is open at the end is in the report", async () => {
    const { call, proxy } = await behind();
    const response = await call("GET", "/v1/atlas/events/stream");
    await response.body?.getReader().read();
    await proxy.close();
    expect(outcomesOf(proxy.report())["events.stream"]).toBe("held");
  });
});

describe("a deployment is named that", () => {
  /** The fault, the layers that make it, the calls that meet it, and what is told. */
  const faults: readonly (readonly [string, Layers, (all: Behind) => Promise<unknown>, RegExp])[] = [
    [
      "drops a header",
      {
        answers: async (request, next) => {
          const response = await next(request);
          response.headers.delete("x-request-id");
          return response;
        },
      },
      ({ call }) => call("GET", "/v1/atlas/messages"),
      /^messages\.list answer header: .*x-request-id/,
    ],
    [
      "answers with another request id than was sent",
      {
        answers: async (request, next) => {
          const response = await next(request);
          response.headers.set("x-request-id", "another-one");
          return response;
        },
      },
      ({ call }) => call("GET", "/v1/atlas/messages", undefined, { "x-request-id": "request-of-mine" }),
      /^messages\.list answer header: X-Request-Id is not the one that was sent$/,
    ],
    [
      "answers a member that is not declared",
      changing("/v1/atlas/messages", (body) => ({ ...body, extra: 1 })),
      ({ call }) => call("GET", "/v1/atlas/messages"),
      /^messages\.list answer body: extra is not a known member$/,
    ],
    [
      "answers a status that is not declared",
      { answers: async () => new Response("tea", { status: 418 }) },
      ({ call }) => call("GET", "/v1/atlas/messages"),
      /^messages\.list answer status 418 is not declared/,
    ],
    [
      "fails",
      {
        answers: async () =>
          Response.json(
            { ok: false, error: { code: "internal_error", message: "Oh.", retryable: true } },
            { status: 500 },
          ),
      },
      ({ call }) => call("GET", "/v1/atlas/messages"),
      /^messages\.list answer 500 says that the deployment failed$/,
    ],
    [
      "calls an error retryable that is not",
      {
        answers: async (request, next) => {
          const response = await next(request);
          const { status, headers } = response;
          const text = (await response.text()).replace('"retryable":false', '"retryable":true');
          return new Response(text, { status, headers });
        },
      },
      ({ call }) => call("GET", "/v1/atlas/messages/01a22509-ab0e-7000-8000-5e49702cbb0d"),
      /^messages\.get answer body: error\.retryable of not_found is not false$/,
    ],
    [
      "accepts a wrong request",
      { answers: async (_, next) => next(new Request("http://127.0.0.1:4100/health")) },
      ({ call }) => call("GET", "/health?surprise=1"),
      /^system\.health request surprise is not a known parameter$/,
    ],
    [
      "executes a request twice",
      {
        answers: async (request, next) => {
          const { idempotency_key: _, ...body } = await request.json();
          return next(
            new Request(request.url, { method: "POST", headers: request.headers, body: JSON.stringify(body) }),
          );
        },
      },
      async ({ call, number }) => {
        const message = { phone_number: number, text: "Hi", idempotency_key: "once" };
        await call("POST", "/v1/atlas/messages", message);
        await call("POST", "/v1/atlas/messages", message);
      },
      /^messages\.send answer a request with the idempotency key of an earlier one is executed again$/,
    ],
    [
      "replays other bytes",
      {
        answers: async (request, next) => {
          const response = await next(request);
          if (!response.headers.has("idempotent-replayed")) return response;
          const { status, headers } = response;
          return new Response(`${await response.text()} `, { status, headers });
        },
      },
      async ({ call, number }) => {
        const message = { phone_number: number, text: "Hi", idempotency_key: "once" };
        await call("POST", "/v1/atlas/messages", message);
        await call("POST", "/v1/atlas/messages", message);
      },
      /^messages\.send answer a replay is not the first answer byte for byte$/,
    ],
    [
      "streams an event under another id",
      {
        answers: async (request, next) => {
          const { status, headers, body } = await next(request);
          await body?.cancel();
          return new Response('id: 1\ndata: {"id":"2"}\n\n', { status, headers });
        },
      },
      async ({ call }) => (await call("GET", "/v1/atlas/events/stream")).text(),
      /^events\.stream stream stream: an event's id is not that of its frame$/,
    ],
    [
      "signs with another secret",
      { deliveries: (request, next) => resent(request, next, { "atlas-signature": "0".repeat(64) }) },
      withDelivery,
      /^message\.delivered webhook Atlas-Signature is not the HMAC-SHA256 of the body with the webhook's secret$/,
    ],
    [
      "delivers a body that the event does not have",
      { deliveries: (request, next) => resent(request, next, {}, (text) => text.replace('"channel":', '"chanel":')) },
      withDelivery,
      /^message\.delivered webhook body: chanel is not a known member\. Did you mean channel\?$/,
    ],
    [
      "delivers without a correlation id",
      { deliveries: (request, next) => resent(request, next, { "x-request-id": "" }) },
      withDelivery,
      /^message\.delivered webhook the header x-request-id /,
    ],
  ];

  test.for(faults)("%s", async ([, layers, act, expected]) => {
    const all = await behind(layers);
    await act(all);
    const { causes, totals, grades } = all.proxy.report();
    expect(brokenBy(all.proxy)).toContainEqual(expect.stringMatching(expected));
    expect(totals.breaches).toBeGreaterThan(0);
    expect(grades.grade).toBe("does not conform");
    const { id } = causes.find((cause) => expected.test(`${cause.id} ${cause.about} ${cause.problem}`)) ?? {};
    expect(outcomesOf(all.proxy.report())[`${id}`]).toBe("broken");
  });
});

/** Delivers with other headers, and another body. Its first signature stays. */
const resent = async (
  request: Request,
  next: (request: Request) => Promise<Response>,
  headers: Record<string, string>,
  change: (text: string) => string = (text) => text,
): Promise<Response> =>
  next(
    new Request(request.url, {
      method: "POST",
      headers: { ...Object.fromEntries(request.headers), ...headers },
      body: change(await request.text()),
    }),
  );

describe("a report", () => {
  test("has no secret, and no long body", async () => {
    const wrong = changing("/v1/atlas/webhooks", (body) => ({ ...body, extra: "x".repeat(5_000) }));
    const { call, proxy, token } = await behind(wrong);
    const secret = "a-secret-that-only-two-know";
    const { url } = await startReceiver();
    await call("POST", "/v1/atlas/webhooks", { url, events: ["message.delivered"], secret });
    const created = await call("POST", "/v1/atlas/webhooks", { url: `${url}/2`, events: ["message.delivered"] });
    const made = (await created.json()).data.secret;
    await call("GET", `/v1/atlas/webhooks?token=${token}&secret=${secret}`);
    const report = proxy.report();
    expect(report.causes.length).toBeGreaterThan(0);
    for (const text of [JSON.stringify(report), asProxyHtml(report), asProxyText(report)]) {
      for (const hidden of [token, secret, made]) expect(text).not.toContain(hidden);
      expect(text).not.toContain("x".repeat(1_000));
    }
  });

  test("tells a cause once, with its count", async () => {
    const told: string[] = [];
    const { url, close, sandbox } = await serveDeployment(
      changing("/v1/atlas/messages", (body) => ({ ...body, extra: 1 })),
    );
    const onBreach = ({ problem }: Omit<Cause, "count">): void => void told.push(problem);
    const proxy = await startProxy({ target: { baseUrl: url }, onBreach });
    ends.push(close, proxy.close);
    const headers = { authorization: `Bearer ${sandbox.token}` };
    for (let index = 0; index < 3; index += 1) await fetch(`${proxy.url}/v1/atlas/messages`, { headers });
    expect(told).toEqual(["body: extra is not a known member"]);
    expect(proxy.report().causes).toMatchObject([{ id: "messages.list", count: 3 }]);
    expect(asProxyText(proxy.report())).toContain("    3 messages.list: body: extra is not a known member");
  });
});
