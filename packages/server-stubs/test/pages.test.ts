/** The README and the page print the programs that are tried here, and no others. */
import { readFileSync, readdirSync } from "node:fs";
import type { Caller } from "@atlas-messaging/server-stubs";
import { expect, test } from "vitest";
import { type Tenant, serveTenants } from "./snippets/more.ts";

const folder = new URL("snippets/", import.meta.url);

test("the pages have the programs as they are tried, and no others", () => {
  const pages = ["../README.md", "../../../docs/own-server.md"].map((page) =>
    readFileSync(new URL(page, import.meta.url), "utf8"),
  );
  const fences = pages.flatMap((page) => [...page.matchAll(/```ts[^\n]*\n(.*?)```/gs)].map(([, code = ""]) => code));
  const programs = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  expect([...new Set(fences)].toSorted()).toEqual(programs.toSorted());
});

const caller: Caller = { organization: "shop", principal: "key", scopes: "all" };

const tenant = (): Tenant & { readonly ended: boolean[] } => {
  const ended: boolean[] = [];
  const events = async function* () {
    try {
      yield { id: "2", data: { event_type: "session.ended" } };
      for (;;) yield null;
    } finally {
      ended.push(true);
    }
  };
  return { ...caller, files: new Map(), events, ended };
};

const ask = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set("authorization", "Bearer any");
  return new Request(`http://shop.example${path}`, { ...init, headers });
};

test("a file is kept as it comes, and goes out as it is", async () => {
  const atlas = serveTenants(async () => shop);
  const shop = tenant();
  const bytes = new Uint8Array([0, 255, 1]);
  const upload = { method: "POST", headers: { "content-type": "image/png" }, body: bytes };
  const { data } = await (await atlas(ask("/v1/atlas/media/file", upload))).json();
  expect(data.media).toMatchObject({ media_type: "image/png", size_bytes: 3, status: "stored" });
  const answer = await atlas(ask(`/v1/atlas/media/${data.media.id}/content`));
  expect([answer.headers.get("content-type"), new Uint8Array(await answer.arrayBuffer())]).toEqual([
    "image/png",
    bytes,
  ]);
});

test("a file that is a form, or too long, is refused", async () => {
  const atlas = serveTenants(async () => tenant());
  const statusOf = async (init: RequestInit) =>
    (await atlas(ask("/v1/atlas/media/file", { method: "POST", ...init }))).status;
  expect(await statusOf({ body: new FormData() })).toBe(415);
  const long = { "content-type": "image/png", "content-length": "999999999" };
  expect(await statusOf({ headers: long, body: "x" })).toBe(413);
  const chunk = new Uint8Array(10_000_000);
  const body = new ReadableStream({ pull: (to) => to.enqueue(chunk) });
  // Node.js sends a stream in one direction only, which its types do not name.
  const endless = { headers: { "content-type": "image/png" }, body, duplex: "half" };
  expect(await statusOf(endless)).toBe(413);
});

test("events stream as they are read, and their source ends with the client", async () => {
  const shop = tenant();
  const answer = await serveTenants(async () => shop)(
    ask("/v1/atlas/events/stream", { headers: { "last-event-id": "1" } }),
  );
  expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  const reader = answer.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect([await next(), await next(), await next()]).toEqual([
    "retry: 1000\nid: 1\n\n",
    'id: 2\ndata: {"event_type":"session.ended"}\n\n',
    ":\n\n",
  ]);
  await reader?.cancel();
  expect(shop.ended).toEqual([true]);
});

test("HEAD of a stream opens none", async () => {
  const shop = tenant();
  const answer = await serveTenants(async () => shop)(ask("/v1/atlas/events/stream", { method: "HEAD" }));
  expect([answer.status, answer.body]).toEqual([200, null]);
});
