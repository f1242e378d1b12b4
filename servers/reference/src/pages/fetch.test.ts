/** Sites that answer, but never come to an end: a fetch gives up on them in time. */
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Arrived, type Receiver, startReceiver } from "../../test-support/receiver.ts";
import { trickleBody, trickleHead } from "../../test-support/trickling.ts";
import { createExtractor } from "../platform/extraction/extractor.ts";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import { TEST_CERTIFICATE } from "../../test-support/test-certificate.ts";
import { fetchPage } from "./fetch.ts";
import { createRobots } from "./robots.ts";

const timeoutMs = 400;

/** The time of a fetch, which passes when a test says so. */
let time = 0;
const now = () => time;
const pass = (milliseconds: number): void => {
  time += milliseconds;
  vi.advanceTimersByTime(milliseconds);
};

const trickling = { "/head": trickleHead, "/body": trickleBody() };

const givenUp = { failure: { code: "timed_out", transient: true } };

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
  const receivers: Receiver[] = [];
  const start = async (slow: string, behaviour: (response: ServerResponse) => void): Promise<string> => {
    const receiver = await startReceiver(site(slow, behaviour));
    receivers.push(receiver);
    return receiver.url;
  };
  const fetchFrom = (url: string) =>
    fetchPage({ outgoing, robots: createRobots(outgoing, extractor, now), now, timeoutMs }, url, null);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return () => void vi.useRealTimers();
  });
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
    expect(await fetchFrom(`${quick}/menu`)).toMatchObject({ source: { name: "/menu", contentType: "text/plain" } });
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
    ["trickles its robots.txt", "/robots.txt", "/body"],
  ] as const)("%s is given up, to be tried again", async ([, path, behaviour]) => {
    const reached = Promise.withResolvers<void>();
    const url = await start(path, (response) => {
      trickling[behaviour](response);
      reached.resolve();
    });
    const fetching = fetchFrom(`${url}${path === "/robots.txt" ? "/menu" : path}`);
    let isOver = false;
    const fetched = fetching.finally(() => void (isOver = true));
    await reached.promise;
    pass(timeoutMs - 1);
    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    pass(1);
    expect(await fetched).toMatchObject(givenUp);
  });

  test("redirects for longer than that is given up, to be tried again", async () => {
    let hops = 0;
    const url = await start("/redirects", (response) => {
      hops += 1;
      pass(timeoutMs / 4);
      response.writeHead(302, { location: "/redirects" }).end();
    });
    expect(await fetchFrom(`${url}/redirects`)).toMatchObject(givenUp);
    expect(hops).toBe(4);
  });
});
