/** `atlas listen`: each event once, signed, in order, across stops, a receiver that is down, and answers that refuse. */
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@atlas-messaging/sandbox";
import { unwrap } from "@atlas-messaging/webhooks";
import { settled } from "@atlas-messaging/test-wait";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ran } from "../test-support/memory-io.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-listen-"));
});
afterEach(() => rm(folder, { recursive: true }));

const url = "http://receiver.example/hook";

type Receiver = (request: Request, count: number) => Response | Promise<Response>;

const fromTheStart = ["--from", "2026-01-01T00:00:00.000Z"];

/** A service, and a listener that may be started again and again. */
const setUp = () => {
  const sandbox = createSandbox();
  const phone = sandbox.customer("+15550100001");
  /** Listens until so many events have been answered. */
  const listen = async (until: number, receive: Receiver, args: readonly string[] = []) => {
    const controller = new AbortController();
    let count = 0;
    const fetch = async (to: string, init: RequestInit): Promise<Response> => {
      const request = new Request(to, init);
      if (to !== url) return sandbox.fetch(request);
      return receive(request, count++);
    };
    let lines = 0;
    const shown: string[] = [];
    const out = (text: string | Uint8Array): void => {
      shown.push(String(text));
      lines += 1;
      if (lines === until) controller.abort();
    };
    const around = {
      fetch,
      folder,
      signal: controller.signal,
      env: { ATLAS_TOKEN: sandbox.token, ATLAS_BASE_URL: sandbox.baseUrl },
      out,
    };
    const command = ran(["listen", "--forward-to", url, ...args], around);
    const told = await settled("the listener's end", command, () => controller.abort());
    return { ...told, lines: shown.map((line): { readonly id: string; readonly status: number } => JSON.parse(line)) };
  };
  const events = async (): Promise<readonly string[]> => {
    const { out } = await ran(["events", "list", "--all"], {
      fetch: (to, init) => sandbox.fetch(new Request(to, init)),
      env: { ATLAS_TOKEN: sandbox.token },
    });
    return out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).id);
  };
  return { listen, phone, events };
};

const took: Receiver = () => new Response(null, { status: 204 });

test("a listener that was stopped goes on where it ended, and no event comes twice", async () => {
  const { listen, phone, events } = setUp();
  await phone.says("One");
  const first = await listen(1, took, fromTheStart);
  await phone.says("Two");
  const rest = (await events()).length - first.lines.length;
  const second = await listen(rest, took);
  const ids = [...first.lines, ...second.lines].map(({ id }) => id);
  expect(ids).toEqual(await events());
  expect(rest).toBeGreaterThan(1);
});

test("each event is signed by the secret that the profile keeps, as a webhook is", async () => {
  const { listen, phone } = setUp();
  await phone.says("One");
  const bodies: string[] = [];
  const { err } = await listen(
    2,
    async (request) => {
      const body = await request.text();
      bodies.push(body);
      return Response.json(Object.fromEntries(request.headers));
    },
    fromTheStart,
  );
  const [secret = ""] = /whsec_\S+/.exec(err) ?? [];
  const received: string[] = [];
  const again = await listen(
    2,
    async (request) => {
      const { event_type } = unwrap(await request.text(), request.headers, secret);
      received.push(event_type);
      return new Response();
    },
    fromTheStart,
  );
  expect(again.err).toContain(secret);
  expect(received).toEqual(bodies.map((body) => JSON.parse(body).event_type));
  const modes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).mode & 0o777);
  expect(new Set(await Promise.all(modes))).toEqual(new Set([0o600]));
});

test("a receiver that is down gets the event when it is back, and a refusal is shown", async () => {
  const { listen, phone } = setUp();
  await phone.says("One");
  const tried: string[] = [];
  const { lines, err } = await listen(
    2,
    async (request, count) => {
      tried.push(request.headers.get("webhook-id") ?? "");
      if (count < 2)
        throw Object.assign(new Error("fetch failed"), { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) });
      return new Response(null, { status: count === 2 ? 500 : 200 });
    },
    fromTheStart,
  );
  expect(lines.map(({ status }) => status)).toEqual([500, 200]);
  expect(new Set(tried.slice(0, 3)).size).toBe(1);
  expect(err).toContain("ECONNREFUSED");
});

test("events of other names are passed over", async () => {
  const { listen, phone } = setUp();
  await phone.says("One");
  const name = "conversation.message_received";
  const { lines } = await listen(1, took, [...fromTheStart, "--event", name]);
  expect(lines).toMatchObject([{ event_type: name, status: 204 }]);
});
