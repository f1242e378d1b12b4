import { describe, expect, test } from "vitest";
import { requestRow } from "../../test-support/rows.ts";
import { DatabaseUnavailable, type Statement } from "@atlas-messaging/postgres/database";
import { Metrics } from "../platform/metrics.ts";
import { cellsOf } from "@atlas-messaging/service/organizations/requests.sql";
import { requestQueue } from "./stored-requests.ts";

const organization = "0199f0a0-0000-7000-8000-000000000001";

/** A database that answers as told, and what it was asked to add. */
const queueOn = (answer: () => Promise<void> | void = () => {}, maxWaiting?: number) => {
  const added: string[][] = [];
  const metrics = new Metrics();
  const database = {
    asSystem: async <Row>({ values }: Statement): Promise<Row[]> => {
      await answer();
      added.push(String(values[1]).match(/[\da-f-]{36}/g) ?? []);
      return [];
    },
  };
  const queue = requestQueue({
    database,
    metrics,
    logger: { warn: () => {} },
    ...(maxWaiting === undefined ? {} : { maxWaiting }),
  });
  return { queue, added, lost: async () => (await metrics.requestsLost.get()).values[0]?.value };
};

const rows = (count: number) => Array.from({ length: count }, () => requestRow(organization));

describe("requests that wait", () => {
  test("are written at once, in order, and each once", async () => {
    const { queue, added, lost } = queueOn();
    const all = rows(3);
    all.forEach(queue.add);
    await queue.write();
    await queue.write();
    expect(added).toEqual([all.map(({ id }) => id)]);
    expect(await lost()).toBe(0);
  });

  test("are written in batches without waiting for the next time", async () => {
    const { queue, added } = queueOn();
    rows(600).forEach(queue.add);
    await queue.write();
    expect(added.map(({ length }) => length)).toEqual([250, 250, 100]);
  });

  test("stay while the database is away, and are written when it is back", async () => {
    let away = true;
    const { queue, added, lost } = queueOn(() => {
      if (away) throw new DatabaseUnavailable(new Error("away"));
    });
    const all = rows(300);
    all.forEach(queue.add);
    await queue.write();
    expect(added).toEqual([]);
    away = false;
    await queue.write();
    expect(added.flat()).toEqual(all.map(({ id }) => id));
    expect(await lost()).toBe(0);
  });

  test("are lost beyond the bound, and counted", async () => {
    const size = cellsOf(requestRow(organization)).join("").length;
    const { queue, added, lost } = queueOn(undefined, 10 * size);
    rows(12).forEach(queue.add);
    expect(await lost()).toBe(2);
    await queue.write();
    expect(added.flat()).toHaveLength(10);
    rows(10).forEach(queue.add);
    await queue.write();
    expect(added.flat()).toHaveLength(20);
    expect(await lost()).toBe(2);
  });

  test("that the database refuses do not hold up those behind them", async () => {
    let first = true;
    const { queue, added, lost } = queueOn(() => {
      if (!first) return;
      first = false;
      throw new Error("refused");
    });
    rows(300).forEach(queue.add);
    await queue.write();
    expect(added.map(({ length }) => length)).toEqual([50]);
    expect(await lost()).toBe(250);
  });

  test("are added while others are written, and none is written twice", async () => {
    const { queue, added } = queueOn(() => new Promise((resolve) => setImmediate(resolve)));
    const all = rows(20);
    all.slice(0, 10).forEach(queue.add);
    const writing = queue.write();
    all.slice(10).forEach(queue.add);
    await Promise.all([writing, queue.write()]);
    await queue.write();
    expect(added.flat()).toEqual(all.map(({ id }) => id));
  });
});
