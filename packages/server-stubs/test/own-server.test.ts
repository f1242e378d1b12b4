/** The page's servers, each in its framework: a profile of five operations of the conformance suite is green. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, Server } from "node:net";
import { Session, type Target, allCases, runCases } from "@atlas-messaging/conformance";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const token = "a-token-for-trying";
const five = ["system.health", "system.version", "channels.list", "channels.get", "sessions.create"] as const;
const closing: (() => unknown)[] = [];

/** The adapter of Hono puts its own classes in the place of the platform's. */
const platform = { Request, Response };

beforeEach(() => {
  // Each server counts its own requests.
  vi.resetModules();
  vi.stubEnv("PORT", "0");
});

afterEach(async () => {
  vi.unstubAllEnvs();
  Object.assign(globalThis, platform);
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Runs a program that listens, and returns the address. */
const inNode = async (program: () => Promise<unknown>): Promise<Pick<Target, "baseUrl">> => {
  const listen = vi.spyOn(Server.prototype, "listen");
  await program();
  const server = listen.mock.contexts.at(-1) as Server; // Methods have their object as context.
  listen.mockRestore();
  closing.push(() => server.close());
  if (!server.listening) await once(server, "listening");
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }; // It listens on TCP.
};

/** Runs the program in Bun, which says on which port it listens. */
const inBun = async (): Promise<Pick<Target, "baseUrl">> => {
  const code = 'import { app } from "./snippets/elysia.ts"; console.log(app.server.port);';
  const bun: ChildProcess = spawn("bun", ["-e", code], { cwd: new URL(".", import.meta.url) });
  closing.push(() => bun.kill());
  const [port] = await once(bun.stdout ?? bun, "data");
  return { baseUrl: `http://127.0.0.1:${String(port).trim()}` };
};

const servers: { readonly [name: string]: () => Promise<Pick<Target, "baseUrl" | "fetch">> } = {
  Hono: () => inNode(() => import("./snippets/hono.ts")),
  Express: () => inNode(() => import("./snippets/express.ts")),
  Fastify: () => inNode(() => import("./snippets/fastify.ts")),
  "Elysia in Bun": inBun,
  "Elysia in Node.js": () => inNode(() => import("./snippets/elysia-node.ts")),
  "a Worker": async () => {
    const worker = (await import("./snippets/worker.ts")).default;
    return { baseUrl: "http://worker.example", fetch: (request) => worker.fetch(request) };
  },
};

describe.each(Object.entries(servers))("%s", (_name, start) => {
  test("passes the cases of its five operations", async () => {
    const session = await Session.open({ ...(await start()), token, startReceiver: null });
    // They wait for full windows; a test of the suite runs them.
    const results = await runCases(session, allCases, { without: ["/429", "behaviour/limits/public"] });
    await session.close();
    const of = (outcome: string) => results.filter((result) => result.outcome === outcome);
    expect(of("failed").map(({ case: { id }, reason }) => [id, reason])).toEqual([]);
    expect(new Set(of("passed").flatMap((result) => result.case.operations))).toEqual(new Set(five));
  });

  test("leaves other paths to the framework, and knows all of the contract", async () => {
    const { baseUrl, fetch: own } = await start();
    const ask = (path: string, init?: RequestInit) => {
      const request = new Request(`${baseUrl}${path}`, init);
      return own ? own(request) : fetch(request);
    };
    const answered = async (path: string, method: string, headers = {}) => {
      const answer = await ask(path, { method, headers });
      return [answer.status, answer.headers.get("allow"), (await answer.json()).error.code];
    };
    expect(own ? "" : await (await ask("/")).text()).toBe(own ? "" : "A page of your own");
    expect(await answered("/v1/atlas/channels", "DELETE")).toEqual([405, "GET, HEAD", "method_not_allowed"]);
    expect(await answered("/v1/atlas/chanels", "GET")).toEqual([404, null, "not_found"]);
    expect(await answered("/v1/atlas/agents", "GET", { authorization: `Bearer ${token}` })).toEqual([
      501,
      null,
      "not_implemented",
    ]);
    const head = await ask("/v1/atlas/channels", { method: "HEAD", headers: { authorization: `Bearer ${token}` } });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});
