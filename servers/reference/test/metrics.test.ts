/** Metrics as a scraper reads them; others get 404. */
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { startRestartablePostgres } from "../test-support/restartable-postgres.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { start } from "../test-support/server-process.ts";
import { releaseTest } from "../test-support/whole.ts";

const token = "a token for the scraper of the tests";
const authorization = `Bearer ${token}`;

const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo; // A server that listens on a port has one.
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

/** The value of each series by its whole name, as a scraper reads them. */
const seriesOf = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split("\n").flatMap((line) => {
      const [, name, value] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(value)] as const];
    }),
  );

const settings = { ATLAS_METRICS_TOKEN: token, ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServedOnPostgres("metrics", { settings }, (served) => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());
  const scrape = async () => {
    const response = await fetch(`${served.server.url}/metrics`, { headers: { authorization } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    return seriesOf(await response.text());
  };

  test("tell of requests, jobs, deliveries and the database", async () => {
    const { client, data } = await served.organization();
    await client.succeed("webhooks.create", {
      body: { idempotency_key: "hook", url: `${receiver.url}/hook`, events: ["message.delivered"] },
    });
    const body = { idempotency_key: "one", phone_number: data.phone_number, text: "Hello" };
    await client.succeed("messages.send", { body });
    await client.call("messages.send", { body: {} });
    await eventually(() => expect(receiver.arrived).toHaveLength(1));
    await eventually(async () => {
      const series = await scrape();
      const requests = (status: number) =>
        series.get(`atlas_http_request_duration_seconds_count{operation="messages.send",status="${status}"}`);
      expect([requests(200), requests(422)]).toEqual([1, 1]);
      expect(series.get(`atlas_jobs_total{kind="send_message",outcome="done"}`)).toBe(1);
      expect(series.get(`atlas_message_attempts_total{provider="sandbox",outcome="scripted"}`)).toBe(1);
      expect(series.get(`atlas_webhook_attempts_total{outcome="2xx"}`)).toBe(1);
      expect(series.get("atlas_webhook_delivery_latency_seconds_count")).toBe(1);
      expect(series.get(`atlas_webhook_delivery_latency_seconds_bucket{le="30"}`)).toBe(1);
      expect(series.get("atlas_database_up")).toBe(1);
      expect(series.get(`atlas_outbox_jobs{kind="check_channel",state="scheduled"}`)).toBeGreaterThanOrEqual(1);
      expect(series.get(`atlas_outbox_jobs{kind="deliver_webhook",state="due"}`)).toBe(0);
      expect(series.get(`atlas_outbox_oldest_age_seconds{kind="deliver_webhook"}`)).toBe(0);
    });
  });

  test.for([
    ["no token", {}],
    ["a wrong token", { authorization: `${authorization}!` }],
    ["another scheme", { authorization: token }],
  ] as const)("are a path that does not exist for who has %s", async ([, headers]) => {
    const answer = await served.anonymous.send("GET", "/metrics", { headers });
    expect(answer).toMatchObject({ status: 404, error: { code: "not_found" } });
  });

  test("count in no window of the API's limits", async () => {
    const remaining = async () => {
      const { headers } = await served.anonymous.send("GET", "/nothing");
      return Number(headers.get("x-atlas-ratelimit-remaining"));
    };
    const before = await remaining();
    for (let time = 0; time < 3; time++) await scrape();
    expect(await remaining()).toBe(before - 1);
  });
});

describe("a listener for metrics alone", () => {
  releaseTest("needs no token on loopback, shows nothing else, and tells of a database that is away", async () => {
    const postgres = await startRestartablePostgres();
    const port = await freePort();
    const server = await start({ DATABASE_URL: postgres.url, ATLAS_METRICS_PORT: String(port) });
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const up = async () => seriesOf(await (await get("/metrics")).text()).get("atlas_database_up");
    try {
      expect(await up()).toBe(1);
      expect((await get("/health")).status).toBe(404);
      expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
      await postgres.stop();
      expect(await up()).toBe(0);
      const away = seriesOf(await (await get("/metrics")).text());
      expect(away.get("atlas_database_unavailable_total")).toBeGreaterThan(0);
      await postgres.start();
      await eventually(async () => expect(await up()).toBe(1));
      expect(await server.stop()).toBe(0);
    } finally {
      await server.kill();
      await postgres.remove();
    }
  });

  test("beyond loopback stops the start unless there is a token", async () => {
    const open = { DATABASE_URL: "memory://", ATLAS_METRICS_PORT: "0", ATLAS_METRICS_HOST: "0.0.0.0" };
    await expect(start(open)).rejects.toThrow(/ended with 1 .*ATLAS_METRICS_HOST must be .* ATLAS_METRICS_TOKEN/);
  });
});
