/** Sites that answer, but never come to an end: a fetch gives up on them in time. */
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Arrived, type Receiver, startReceiver } from "../../test-support/receiver.ts";
import { trickleBody, trickleHead } from "../../test-support/trickling.ts";
import { createExtractor } from "../platform/extraction/index.ts";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import { TEST_CERTIFICATE } from "../platform/outgoing/test-certificate.ts";
import { fetchPage } from "./fetch.ts";
import { createRobots } from "./robots.ts";

const timeoutMs = 400;

const trickling: { readonly [path: string]: (response: ServerResponse) => void } = {
  "/head": trickleHead,
  "/body": trickleBody(),
  "/redirects": (response) => void setTimeout(() => response.writeHead(302, { location: "/redirects" }).end(), 100),
};

/** @param slow the one path that does not come to its end at once */
const site =
  (slow: string, behaviour: (response: ServerResponse) => void) =>
  ({ path }: Arrived, response: ServerResponse): void => {
    if (path === slow) behaviour(response);
    else response.writeHead(path === "/robots.txt" ? 404 : 200, { "content-type": "text/plain" }).end("Soup");
  };

describe("a site that", () => {
  const outgoing = createOutgoingHttp({ allowLoopback: true });
  const extractor = createExtractor({ maxUnits: 1_000 });
  const now = () => performance.now();
  const receivers: Receiver[] = [];
  const start = async (slow: string, behaviour: (response: ServerResponse) => void): Promise<string> => {
    const receiver = await startReceiver(site(slow, behaviour));
    receivers.push(receiver);
    return receiver.url;
  };
  const fetchFrom = async (url: string) => {
    const started = now();
    const fetched = await fetchPage(
      { outgoing, robots: createRobots(outgoing, extractor, now), now, timeoutMs },
      url,
      null,
    );
    return { fetched, milliseconds: now() - started };
  };
  let quick: string;
  beforeAll(async () => {
    quick = await start("", () => {});
  });
  afterAll(async () => {
    outgoing.close();
    extractor.close();
    await Promise.all(receivers.map((receiver) => receiver.close()));
  });

  test("answers at once is fetched", async () => {
    const { fetched } = await fetchFrom(`${quick}/menu`);
    expect(fetched).toMatchObject({ source: { name: "/menu", contentType: "text/plain" } });
  });

  test.for([
    ["has no address", "invalid_url", true, { resolve: async () => [] }],
    ["has a certificate that nobody trusts", "fetch_blocked", false, {}],
  ] as const)("%s is reported, although its robots.txt was asked for first", async ([, code, transient, settings]) => {
    const strict = createOutgoingHttp({ allowLoopback: true, ...settings });
    const secure = createServer(TEST_CERTIFICATE, (_, response) => void response.end());
    await new Promise<void>((resolve) => void secure.listen(0, "127.0.0.1", resolve));
    const { port } = secure.address() as AddressInfo; // A server that listens on a port has one.
    const fetcher = { outgoing: strict, robots: createRobots(strict, extractor, now), now, timeoutMs: 5_000 };
    const url = code === "invalid_url" ? "http://shop.example/menu" : `https://localhost:${port}/menu`;
    expect(await fetchPage(fetcher, url, null)).toMatchObject({ failure: { code, transient } });
    strict.close();
    await new Promise<void>((resolve) => void secure.close(() => resolve()));
  });

  test.for([
    ["trickles its head", "/head", "/head"],
    ["trickles its body", "/body", "/body"],
    ["redirects for longer than that", "/redirects", "/redirects"],
    ["trickles its robots.txt", "/robots.txt", "/body"],
  ] as const)("%s is given up, to be tried again", async ([, path, behaviour]) => {
    const url = await start(path, trickling[behaviour] ?? (() => {}));
    const { fetched, milliseconds } = await fetchFrom(`${url}${path === "/robots.txt" ? "/menu" : path}`);
    expect(fetched).toMatchObject({ failure: { code: "timed_out", transient: true } });
    expect(milliseconds).toBeGreaterThan(timeoutMs - 50);
    expect(milliseconds).toBeLessThan(timeoutMs + 3_000);
  });
});
