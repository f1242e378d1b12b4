import { Agent, get, request } from "node:http";
import { eventually } from "@atlas-messaging/test-wait";
import { describe, expect, test } from "vitest";
import { checkedAnswer, createClient } from "../test-support/client.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { startRestartablePostgres } from "../test-support/restartable-postgres.ts";
import { describeServed } from "../test-support/served.ts";
import { start } from "../test-support/server-process.ts";

describe("two processes", () => {
  test("that start at once on one empty database both come up, and are one service", async () => {
    const settings = { DATABASE_URL: await freshDatabase(), ATLAS_SECRET: "the same for all processes, at least" };
    const processes = await Promise.all([start(settings), start(settings)]);
    try {
      const [one, other] = processes.map(({ url }) => createClient(url));
      const { data } = (await one?.succeed("sandbox.credentials")) ?? {};
      expect(await other?.call("system.health")).toMatchObject({ status: 200 });
      const clients = processes.map(({ url }) => createClient(url, data?.token));
      const sent = await Promise.all(
        clients.map((client) =>
          client.call("messages.send", {
            body: { idempotency_key: "one", phone_number: data?.phone_number, text: "Hello" },
          }),
        ),
      );
      expect(new Set(sent.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const page = await clients[0]?.succeed("conversations.list", { query: { limit: 1 } });
      const next = { query: { after_id: page?.data.next_cursor ?? "" } };
      expect(await clients[1]?.call("conversations.list", next)).toMatchObject({ status: 200 });
      expect(await Promise.all(processes.map((process) => process.stop()))).toEqual([0, 0]);
    } finally {
      await Promise.all(processes.map((process) => process.kill()));
    }
  });
});

describeServed("SIGTERM", {}, (served) => {
  test("requests that were accepted are answered, new ones are not, and the exit code is 0", async () => {
    const { client, data } = await served.organization();
    const { url, logs } = served.server;
    const headers = {
      authorization: `Bearer ${data.token}`,
      "content-type": "application/json",
      "transfer-encoding": "chunked",
    };
    const asked = Date.now();
    const open = Array.from({ length: 10 }, () => {
      const call = request(`${url}/v1/atlas/messages`, { method: "POST", headers, agent: false });
      call.write(`{"phone_number":"${data.phone_number}",`);
      const answered = new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
        call.on("error", reject).on("response", (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
          response.on("error", reject).on("end", () => {
            const names = Object.entries(response.headersDistinct).map(([name, values]) => [name, String(values)]);
            resolve({ status: response.statusCode ?? 0, headers: new Headers(Object.fromEntries(names)), text });
          });
        });
      });
      answered.catch(() => {});
      return { call, answered };
    });
    // The limit counts a request when it is let in, before its body has come.
    let own = 0;
    await eventually(async () => {
      const { headers: state } = await client.call("messages.send", { body: {} });
      own += 1;
      expect(Number(state.get("x-atlas-ratelimit-remaining"))).toBe(60 - open.length - own);
    });

    const exit = served.server.stop();
    await eventually(() => expect(logs.map(({ msg }) => msg)).toContain("draining"));
    await eventually(() => expect(client.call("system.health")).rejects.toThrow("fetch failed"));
    for (const { call } of open) call.end(`"text":"Hello"}`);
    for (const { answered } of open)
      expect(checkedAnswer("messages.send", await answered, asked)).toMatchObject({ status: 200 });
    expect(await exit).toBe(0);
  });
});

describe("a process that drains", () => {
  test("says that it is not ready, answers what comes, and asks for no more on a connection", async () => {
    const server = await start({ DATABASE_URL: await freshDatabase(), ATLAS_DRAIN_SECONDS: "2" });
    try {
      const client = createClient(server.url);
      expect(await client.call("system.ready")).toMatchObject({ status: 200, body: { data: { status: "ready" } } });
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const connectionOf = () =>
        new Promise<string | undefined>((resolve, reject) => {
          get(`${server.url}/version`, { agent }, (response) => {
            response.resume().on("end", () => resolve(response.headers.connection));
          }).on("error", reject);
        });
      expect(await connectionOf()).not.toBe("close");
      const exit = server.stop();
      await eventually(async () => {
        const error = { code: "unavailable", message: "The process is draining." };
        expect(await client.call("system.ready")).toMatchObject({ status: 503, error });
      });
      expect(await client.call("system.live")).toMatchObject({ status: 200 });
      expect(await client.call("system.health")).toMatchObject({ status: 200 });
      expect(await connectionOf()).toBe("close");
      expect(await exit).toBe(0);
    } finally {
      await server.kill();
    }
  });
});

/** Counts how often something else is done before a promise is fulfilled. */
const countedUntil = async (promise: Promise<unknown>, other: () => Promise<unknown>): Promise<number> => {
  let [count, isOver] = [0, false];
  const over = promise.finally(() => void (isOver = true));
  while (!isOver) {
    await other();
    count += 1;
  }
  await over;
  return count;
};

describe("a database that stops", () => {
  test("makes requests 503 unavailable at once, and the server goes on when it is back", async () => {
    const postgres = await startRestartablePostgres();
    const server = await start({ DATABASE_URL: postgres.url });
    try {
      const { data } = await createClient(server.url).succeed("sandbox.credentials");
      const client = createClient(server.url, data.token);
      const send = () =>
        client.call("messages.send", {
          body: { idempotency_key: "through the outage", phone_number: data.phone_number, text: "Hello" },
        });
      await client.succeed("channels.list");

      await postgres.stop();
      for (const call of [() => client.call("channels.list"), () => client.call("system.health"), send, send]) {
        const answering = call();
        // At once: before a wait of ten seconds is over, any machine has answered a hundred others.
        const others = await countedUntil(answering, () => client.succeed("system.live"));
        expect(await answering).toMatchObject({ status: 503, error: { code: "unavailable", retryable: true } });
        expect(others).toBeLessThan(100);
      }
      expect(await client.call("system.ready")).toMatchObject({ status: 503, error: { code: "unavailable" } });
      expect(await client.call("system.live")).toMatchObject({ status: 200 });

      await postgres.start();
      await eventually(async () => expect((await client.call("system.health")).status).toBe(200));
      const sent = await send();
      expect(sent).toMatchObject({ status: 200 });
      expect(sent.headers.get("idempotent-replayed")).toBeNull();
      // The outbox goes on as well.
      await eventually(async () => {
        const events = await client.succeed("conversations.listEvents", { params: { id: data.conversation_id } });
        expect(events.data.map(({ message }) => message?.status)).toContain("read");
      });
      expect(await server.stop()).toBe(0);
    } finally {
      await server.kill();
      await postgres.remove();
    }
  });
});

describe("settings", () => {
  test.for([
    ["PORT", "http"],
    ["LOG_LEVEL", "loud"],
    ["ATLAS_ENVIRONMENT", "test"],
    ["DATABASE_URL", "mysql://localhost/atlas"],
    ["ATLAS_LIMIT_MESSAGES", "0"],
    ["ATLAS_SECRET", "short"],
  ] as const)("a wrong %s stops the start with a sentence that names it", async ([name, value]) => {
    await expect(start({ DATABASE_URL: "memory://", [name]: value })).rejects.toThrow(
      new RegExp(`ended with 1 .*${name} must `),
    );
  });

  test("a database that cannot be reached stops the start", async () => {
    await expect(start({ DATABASE_URL: "postgres://owner:owner@127.0.0.1:1/postgres" })).rejects.toThrow(
      /ended with 1 .*database cannot be reached/,
    );
  });
});
