import type { Database } from "@atlas-messaging/postgres/database";
import { minute } from "@atlas-messaging/service/core/time";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeEach, expect, test } from "vitest";
import { writeBacklog } from "../../test-support/backlog.ts";
import { freshDatabase } from "../../test-support/databases.ts";
import { startReceiver } from "../../test-support/receiver.ts";
import { testServices } from "../../test-support/services.ts";
import type { JobHandlers } from "../jobs/handler.ts";
import { startWorker } from "../jobs/worker.ts";
import { openDatabase } from "../platform/database/open.ts";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import type { Services } from "../services/services.ts";
import { firstClaim, takeDeliveries } from "./claim.ts";

const plenty = { quick: 1_000, slow: 1_000 };

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ url: await freshDatabase(), dataDir: "" });
  return () => database.close();
});

const select = <Row>(text: string): Promise<readonly Row[]> => database.asSystem<Row>({ text, values: [] });

const working = async (services: Services, until: () => Promise<void> | void) => {
  const outgoing = createOutgoingHttp({ allowLoopback: true });
  const noHandlers = {} as JobHandlers; // The outbox holds deliveries only.
  const worker = startWorker(services, noHandlers, { outgoing, random: () => 0 });
  try {
    await eventually(until);
  } finally {
    await worker.stop();
    outgoing.close();
  }
};

test("deliveries wait together while their receiver rests, and use up no attempt", async () => {
  const clock = { at: Date.now() + minute, now: () => clock.at };
  const services: Services = { ...testServices(database, { ATLAS_DELIVERIES_PER_ENDPOINT: "1" }), clock };
  let isBusy = true;
  const receiver = await startReceiver(
    (_, response) => void response.writeHead(isBusy ? 429 : 200, isBusy ? { "retry-after": "600" } : {}).end(),
  );
  await writeBacklog(database, { urls: [receiver.url], each: 9 });
  const rest = "select (extract(epoch from throttled_until) * 1000)::bigint as until from webhook_endpoints";
  await working(services, async () => expect(await select(rest)).toEqual([{ until: clock.at + 10 * minute }]));
  expect(receiver.arrived).toHaveLength(1);
  expect((await takeDeliveries(services, plenty, firstClaim)).claimed).toEqual([]);
  const attempts = "select attempts, count(*)::int from webhook_deliveries group by attempts order by attempts";
  expect(await select(attempts)).toEqual([
    { attempts: 0, count: 8 },
    { attempts: 1, count: 1 },
  ]);
  isBusy = false;
  clock.at += 11 * minute;
  await working(services, () => expect(receiver.arrived).toHaveLength(1 + 9));
  await receiver.close();
});

test("deliveries are left to others where a worker has slept until its leases ran out", async () => {
  const clock = { at: Date.now() + minute, now: () => clock.at };
  const receiver = await startReceiver();
  await writeBacklog(database, { urls: [receiver.url], each: 4 });
  let slept = 0;
  const asleep: Database = {
    ...database,
    asSystem: async <Row>(statement: Parameters<Database["asSystem"]>[0]) => {
      const found = await database.asSystem<Row>(statement);
      if (statement.text.includes("atlas_claim_deliveries") && slept++ === 0) clock.at += 30_000;
      return found;
    },
  };
  const services: Services = { ...testServices(asleep), clock };
  await working(services, async () => expect(await select("select from outbox")).toEqual([]));
  expect(receiver.arrived).toHaveLength(4);
  await receiver.close();
});
