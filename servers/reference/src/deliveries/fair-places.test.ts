/** A flood of one organization, and of one host, takes no more than its share; another organization's deliveries go out meanwhile. */
import type { ServerResponse } from "node:http";
import { plainTarget } from "@atlas-messaging/service/webhooks/target";
import { eventually } from "@atlas-messaging/test-wait";
import { describe, expect, test } from "vitest";
import { writeBacklog } from "../../test-support/backlog.ts";
import { freshDatabase } from "../../test-support/databases.ts";
import { type Receiver, startReceiver } from "../../test-support/receiver.ts";
import { testServices } from "../../test-support/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { openDatabase } from "../platform/database/open.ts";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import { firstClaim, takeDeliveries } from "./claim.ts";
import type { JobHandlers } from "../jobs/handler.ts";
import { startWorker } from "../jobs/worker.ts";
import { whole } from "../../test-support/whole.ts";

const perHost = 8;
const perOrganization = 12;
const settings = {
  ATLAS_DELIVERIES_PER_HOST: `${perHost}`,
  ATLAS_DELIVERIES_PER_ORGANIZATION: `${perOrganization}`,
  BUN_CONFIG_MAX_HTTP_REQUESTS: "1024",
};
const noHandlers = {} as JobHandlers; // The outbox holds deliveries only.

/** A receiver that answers nothing until it is told to, and counts what it is asked at once. */
const startHolding = async (): Promise<Receiver & { readonly max: () => number; release(): void }> => {
  const held = new Set<ServerResponse>();
  let max = 0;
  let isOpen = false;
  const receiver = await startReceiver((_, response) => {
    if (isOpen) {
      response.writeHead(200).end();
      return;
    }
    held.add(response);
    response.on("close", () => held.delete(response));
    max = Math.max(max, held.size);
  });
  return {
    ...receiver,
    max: () => max,
    release: () => {
      isOpen = true;
      for (const response of held) response.writeHead(200).end();
    },
  };
};

const working = async (database: Database, workers: number, act: () => Promise<void>): Promise<void> => {
  const services = testServices(database, settings);
  const outgoing = createOutgoingHttp({ allowLoopback: true });
  const all = Array.from({ length: workers }, () =>
    startWorker(services, noHandlers, { outgoing, random: Math.random }),
  );
  try {
    await act();
  } finally {
    await Promise.all(all.map((worker) => worker.stop()));
    outgoing.close();
  }
};

const inHost = (host: string, count: number, path = "") =>
  Array.from({ length: count }, (_, index) => `http://${host}/${path}${index}`);

const speeds = [
  ["quick", 1],
  ["slow", 2],
  ["unknown", 1],
  ["slow", 1],
  ["unknown", 2],
] as const;

describe.each(whole ? speeds : speeds.slice(0, 1))(
  "a hundred endpoints of one host that are said to be %s, with %i workers",
  (speed, workers) => {
    test("are asked no more at once than the host has places, and hold up nobody else", async () => {
      const database = await openDatabase({ url: await freshDatabase(), dataDir: "" });
      const [flooded, other] = [await startHolding(), await startReceiver()];
      try {
        await writeBacklog(database, { urls: inHost(new URL(flooded.url).host, 100), each: 5, speed });
        await working(database, workers, async () => {
          await eventually(() => expect(flooded.arrived.length).toBeGreaterThanOrEqual(perHost));
          // The newcomer meets a flood of which nothing is answered yet.
          const another = new URL(other.url).host.replace("127.0.0.1", "localhost");
          await writeBacklog(database, { urls: inHost(another, 2), each: 3, speed: "quick" });
          await eventually(() => expect(other.arrived).toHaveLength(6));
          expect(flooded.max()).toBeLessThanOrEqual(perHost);
          flooded.release();
          await eventually(() => expect(new Set(flooded.arrived.map(({ path }) => path)).size).toBe(100));
          expect(flooded.max()).toBeLessThanOrEqual(perHost);
        });
      } finally {
        await Promise.all([flooded.close(), other.close(), database.close()]);
      }
    });
  },
);

describe("a claim", () => {
  const open = async () => {
    const database = await openDatabase({ url: await freshDatabase(), dataDir: "" });
    return { database, services: testServices(database, settings) };
  };
  const plenty = { quick: 500, slow: 500 };

  test("gives one organization its share of slow places, however many hosts it names, and none beyond it later", async () => {
    const { database, services } = await open();
    const urls = Array.from({ length: 10 }, (_, index) => `http://host-${index}.example/`);
    const [endpoint] = await writeBacklog(database, { urls, each: 10, speed: "slow" });
    const first = await takeDeliveries(services, plenty, firstClaim);
    expect(first.claimed).toHaveLength(perOrganization);
    expect(first.full).toContain(endpoint?.organization_id);
    expect((await takeDeliveries(services, plenty, firstClaim)).claimed).toEqual([]);
    await database.close();
  });

  test.for([
    ["http://shop.example/a", "https://SHOP.example:8443/b"],
    ["http://ada:x@shop.example/a", "http://shop.example./b"],
    ["http://[::1]:80/a", "http://[::1]:81/b?x=@other.example"],
    ["http://shop.example\\@other.example/", "http://sh%6Fp.example/b"],
    ["http://134744072/", "http://8.8.8.8/b"],
    ["http://[2001:DB8:0:0::1]/", "http://[2001:db8::1]:81/"],
  ] as const)("takes %s and %s for one host", async (urls) => {
    const { database, services } = await open();
    await writeBacklog(database, { urls: urls.map(plainTarget), each: 10, speed: "slow" });
    const { claimed } = await takeDeliveries(services, plenty, firstClaim);
    expect(claimed).toHaveLength(perHost);
    expect(new Set(claimed.map(({ endpoint }) => endpoint?.host)).size).toBe(1);
    await database.close();
  });

  test("gives the places that are asked for to organizations side by side, however many endpoints each has", async () => {
    const { database, services } = await open();
    await writeBacklog(database, { urls: inHost("many.example", 10), each: 20 });
    await writeBacklog(database, { urls: inHost("few.example", 1), each: 20 });
    const { claimed } = await takeDeliveries(services, { quick: 10, slow: 0 }, firstClaim);
    const byHost = Map.groupBy(claimed, ({ endpoint }) => endpoint?.host);
    expect([byHost.get("many.example")?.length, byHost.get("few.example")?.length]).toEqual([7, 3]);
    await database.close();
  });

  test("leaves out quick receivers of what is stuck here", async () => {
    const { database, services } = await open();
    const [endpoint] = await writeBacklog(database, { urls: ["http://stuck.example/"], each: 3 });
    await writeBacklog(database, { urls: ["http://other.example/"], each: 3 });
    const hosts = async (stuck: readonly string[]) => {
      const { claimed } = await takeDeliveries(services, { ...plenty, stuck }, firstClaim);
      return new Set(claimed.map((each) => each.endpoint?.host));
    };
    expect(await hosts(["stuck.example"])).toEqual(new Set(["other.example"]));
    expect(await hosts([endpoint?.organization_id ?? ""])).toEqual(new Set());
    expect(await hosts([])).toEqual(new Set(["stuck.example"]));
    await database.close();
  });
});
