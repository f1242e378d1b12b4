import { expect, test } from "vitest";
import { deployment, statusAndCode } from "../../test-support/deployment.ts";
import { Problem } from "../pipeline/problem.ts";
import { system } from "./operations.ts";

test("a process that should get no more requests is alive, healthy and not ready, and says why", async () => {
  const served = deployment(system, { whyNotReady: () => "The process is draining.", store: { ping: async () => {} } });
  const ready = await served.call("system.ready");
  expect(await statusAndCode(ready)).toEqual([503, "unavailable"]);
  expect(await (await served.call("system.live")).json()).toEqual({ ok: true, data: { status: "live" } });
  expect((await served.call("system.health")).status).toBe(200);
});

test("a process without writes is not healthy, and goes on with reads", async () => {
  const whyNoWrites = () => "The database takes no writes.";
  const served = deployment(system, { whyNoWrites, store: { ping: async () => {} } });
  const health = await served.call("system.health");
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ error: { code: "unavailable", message: whyNoWrites() } });
  expect((await served.call("system.ready")).status).toBe(200);
});

test("a process is ready while its store answers, and alive without it", async () => {
  let reached = true;
  const ping = async () => {
    if (!reached) throw new Problem("unavailable", "The database cannot be reached.");
  };
  const served = deployment(system, { store: { ping } });
  expect((await served.call("system.ready")).status).toBe(200);
  reached = false;
  expect((await served.call("system.ready")).status).toBe(503);
  expect((await served.call("system.live")).status).toBe(200);
});
