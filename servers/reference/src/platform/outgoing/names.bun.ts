/** Tests of what only Bun does: names are asked for by c-ares, and the addresses of a name tried side by side. */
import { setServers } from "node:dns";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NameServer, startNameServer } from "../../../test-support/name-server.ts";
import { swallowAt } from "../../../test-support/swallowing-address.ts";
import { createOutgoingHttp } from "../outgoing-http.ts";
import { nameServersAnswer, resolveBySystem } from "./names.ts";

const POST = { body: new Uint8Array(0), maxResponseBytes: 100 };

const named =
  (...addresses: readonly string[]) =>
  async () =>
    addresses;

let server: http.Server;
let port: number;
let names: NameServer;
beforeAll(async () => {
  server = http.createServer((_, response) => response.end("ok"));
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port; // A server that listens on a port has one.
  names = await startNameServer((name) =>
    name.startsWith("mute") ? "silence" : name === "known.test" ? ["127.0.0.1"] : [],
  );
  setServers([names.address]);
});
afterAll(() => {
  names.close();
  server.closeAllConnections();
  server.close();
});

test("names whose name server is mute hold up no other name", async () => {
  let given = 0;
  for (let each = 0; each < 40; each += 1) resolveBySystem(`mute-${each}.test`).catch(() => (given += 1));
  for (let each = 0; each < 16; each += 1) expect(await resolveBySystem("known.test")).toEqual(["127.0.0.1"]);
  expect(given).toBe(0);
});

test("a name that is not there, and the hosts file", async () => {
  await expect(resolveBySystem("unknown.test")).rejects.toMatchObject({ code: "DNS_ENOTFOUND" });
  expect(await resolveBySystem("localhost")).toContain("127.0.0.1");
});

test("a failure is remembered for some seconds, so that a burst asks once", async () => {
  let at = 0;
  const outgoing = createOutgoingHttp({ allowLoopback: true, now: () => at });
  const before = names.asked.length;
  const askedTimes = () => names.asked.slice(before).filter((name) => name === "gone.test").length;
  const url = `http://gone.test:${port}/`;
  const failed = { error: "dns_failed", message: expect.stringContaining("ENOTFOUND") };
  expect(await outgoing.post(url, POST)).toMatchObject(failed);
  const first = askedTimes();
  at += 4_000;
  expect(await outgoing.post(url, POST)).toMatchObject(failed);
  expect(askedTimes()).toBe(first);
  at += 2_000;
  expect(await outgoing.post(url, POST)).toMatchObject(failed);
  expect(askedTimes()).toBe(2 * first);
  outgoing.close();
});

test("the next address is tried beside one that swallows connections, and is remembered", async () => {
  const swallowing = await swallowAt("127.0.0.2", port);
  const outgoing = createOutgoingHttp({
    allowLoopback: true,
    resolve: named("127.0.0.2", "127.0.0.1"),
    timeoutMs: 60_000,
  });
  const url = `http://two.example.test:${port}/`;
  try {
    for (let each = 0; each < 3; each += 1) expect(await outgoing.post(url, POST)).toMatchObject({ status: 200 });
  } finally {
    outgoing.close();
    swallowing.close();
  }
}, 120_000);

test("no connection is made where every address refuses", async () => {
  const outgoing = createOutgoingHttp({ allowLoopback: true, resolve: named("127.0.0.3", "127.0.0.4") });
  expect(await outgoing.post(`http://two.example.test:${port}/`, POST)).toMatchObject({
    error: "connect_failed",
    message: expect.stringContaining("ECONNREFUSED"),
  });
  outgoing.close();
});

test("name servers that do not answer are a fault of the deployment", async () => {
  expect(await nameServersAnswer()).toBe(true);
  setServers(["127.0.0.1:1"]);
  expect(await nameServersAnswer()).toBe(false);
  const outgoing = createOutgoingHttp({ allowLoopback: true });
  expect(await outgoing.post(`http://known.test:${port}/`, POST)).toMatchObject({ error: "resolver_failed" });
  outgoing.close();
  setServers([names.address]);
});
