/** The suite for adapters, on one that is right, and on others that are each wrong in one way. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { expect, onTestFinished, test } from "vitest";
import { adapterCommand } from "../src/adapter/command.ts";
import { type AdapterOptions, checkAdapter } from "../src/adapter/checks.ts";
import { keepOutput } from "../test-support/commands.ts";

const secret = "a-secret-of-the-adapter";
const customer = "+15550100777";
const channelId = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0";
const known = { secret, customer, channel: "webchat", channelId, servicePort: null, patience: 10_000 } as const;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has an address.
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const listening = async (server: ReturnType<typeof createServer>): Promise<string> => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const problemsOf = async (options: AdapterOptions) =>
  Object.fromEntries(
    (await checkAdapter(options)).flatMap(({ id, problem }) => (problem === null ? [] : [[id, problem]])),
  );

/** An adapter that takes text alone, and reports each message to the service as delivered. */
const rightAdapter = (report: (id: string) => Promise<unknown>) =>
  listening(
    createServer((request, response) => {
      void request.toArray().then(async (chunks) => {
        const raw = Buffer.concat(chunks);
        const reply = (status: number, body: object = {}) => response.writeHead(status).end(JSON.stringify(body));
        if (!verifyAtlasSignature(raw, request.headers, secret)) return reply(401);
        const { event_type, message } = JSON.parse(raw.toString());
        if (event_type !== "adapter.message") return reply(200);
        if (message.type !== "text") return reply(422, { error: { code: "message_invalid", title: "Text alone" } });
        reply(200, { provider_message_id: `network-${message.id}` });
        return report(message.id);
      });
    }),
  );

const reporting = (port: number, body: object) => (id: string) =>
  fetch(`http://127.0.0.1:${port}/v1/atlas/messages/${id}/status`, {
    method: "POST",
    headers: { authorization: "Bearer a-token", "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("an adapter that is right passes, and one that reports what the contract does not have is found", async () => {
  for (const [status, wrong] of [
    ["delivered", []],
    ["arrived", ["reports"]],
  ] as const) {
    const servicePort = await freePort();
    const url = await rightAdapter(reporting(servicePort, { status }));
    expect(Object.keys(await problemsOf({ ...known, url, servicePort }))).toEqual(wrong);
  }
});

/** An adapter that answers each request alike. */
const answering = (status: number, body: () => string = () => "") =>
  listening(
    createServer((request, response) => void request.resume().on("end", () => response.writeHead(status).end(body()))),
  );

test("an adapter that takes what nobody signed is found", async () => {
  const problems = await problemsOf({ ...known, url: await answering(200) });
  expect(Object.keys(problems)).toEqual(["signature"]);
});

test("an adapter that takes a repeated message as another is found", async () => {
  let count = 0;
  const url = await answering(200, () => JSON.stringify({ provider_message_id: `network-${++count}` }));
  expect(await problemsOf({ ...known, url })).toMatchObject({ once: /network-\d/ });
});

test("an adapter that refuses without a reason, or at all, is found", async () => {
  const problems = await problemsOf({ ...known, url: await answering(422) });
  expect(Object.keys(problems).toSorted()).toEqual(["check", "kinds", "later", "once", "signature"]);
});

const { out, err } = keepOutput();

test("the command tells what failed, and ends with 1; a wrong call ends with 2", async () => {
  const url = await answering(200);
  expect(await adapterCommand(["--url", url, "--secret", secret, "--customer", customer])).toBe(1);
  expect(out()).toMatch(/✗ a request without the right signature is answered 401/);
  expect(out()).toContain("4 passed, 1 failed");
  expect(await adapterCommand(["--url", url, "--customer", customer])).toBe(2);
  expect(err()).toContain("--secret is missing.");
});
