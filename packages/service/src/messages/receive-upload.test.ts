/** Files that are the body of their request: measured and looked at as they arrive, and dropped if they are refused. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Change } from "../core/changes.ts";
import { serve } from "../../test-support/ask.ts";
import { type Changed, fakeShell, idOf, requestTo } from "../../test-support/fake-shell.ts";

const pngBytes = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (unit) => unit.charCodeAt(0),
);
const soup = new TextEncoder().encode("Soup of the day – and bread.");
const room = { quota: { held: 0, max: 1_000_000_000 } };

/** A store that remembers, and lets each chunk go before it asks for the next. */
const memory = () => {
  const kept = new Map<string, Uint8Array>();
  const dropped: string[] = [];
  const media = {
    ...fakeShell().media,
    receive: async (_organization: string, id: string, chunks: AsyncIterable<Uint8Array>) => {
      const all: number[] = [];
      for await (const chunk of chunks) all.push(...chunk);
      const bytes = Uint8Array.from(all);
      kept.set(id, bytes);
      return { size_bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    },
    drop: async (_organization: string, id: string) => void dropped.push(id),
  };
  return { kept, dropped, media };
};

/** Uploads chunks, with a content type if there is one. */
const upload = async (
  chunks: readonly Uint8Array<ArrayBuffer>[],
  headers: { readonly [name: string]: string },
  { loaded = room, changed = {}, query = "" }: { loaded?: object; changed?: Changed; query?: string } = {},
) => {
  const { kept, dropped, media } = memory();
  const { served } = serve("media.uploadFile", loaded, { media, ...changed });
  const authorization = `Bearer ${served.tokenWith(["atlas.messages.send"])}`;
  const body = new ReadableStream({
    start: (controller) => {
      // Copies, since each is let go once it is read.
      for (const chunk of chunks) controller.enqueue(chunk.slice());
      controller.close();
    },
  });
  const init = { method: "POST", headers: { authorization, ...headers }, body, duplex: "half" };
  const answer = await served.answer("media.uploadFile", requestTo(`/v1/atlas/media/file${query}`, init));
  const { data, error } = Object(await answer.json());
  return { status: answer.status, media: data?.media, error, kept, dropped };
};

describe("a file as the body", () => {
  test("is kept as it came, in whatever chunks", async () => {
    const chunks = Array.from(soup, (byte) => Uint8Array.of(byte));
    const headers = { "content-type": "Text/Plain; charset=utf-8" };
    const { media, kept, dropped } = await upload(chunks, headers, { query: "?filename=..%2Fmenu.txt" });
    const sha256 = createHash("sha256").update(soup).digest("hex");
    expect(media).toMatchObject({ media_type: "text/plain", size_bytes: soup.length, sha256, filename: "menu.txt" });
    expect([[...kept], dropped]).toEqual([[[media.id, soup]], []]);
  });

  test("may be of any type, where it names none in particular", async () => {
    const { media } = await upload([Uint8Array.of(0, 255)], { "content-type": "application/octet-stream" });
    expect(media).toMatchObject({ media_type: "application/octet-stream", filename: null });
  });

  test.for([
    ["text as a picture", [soup], "image/png"],
    ["a picture as text", [pngBytes], "text/plain"],
    ["zeros as text", [soup, Uint8Array.of(0)], "text/plain"],
    ["half a character at the end as text", [soup, Uint8Array.of(0xe2, 0x80)], "text/plain"],
    ["a type that no header can name", [soup], "plain text"],
  ] as const)("is refused and dropped if it is %s", async ([, chunks, type]) => {
    const { status, error, kept, dropped } = await upload(chunks, { "content-type": type });
    expect([status, error.code, error.details[0].path]).toEqual([422, "validation_failed", "content-type"]);
    expect(dropped).toEqual([...kept.keys()]);
  });

  test.for([
    ["without a type", {}],
    ["as a form", { "content-type": "multipart/form-data; boundary=a" }],
    ["as curl names a body by itself", { "content-type": "application/x-www-form-urlencoded" }],
    ["compressed", { "content-type": "text/plain", "content-encoding": "gzip" }],
  ] as const)("is refused unread if it comes %s", async ([, headers]) => {
    const { status, error, kept } = await upload([soup], { ...headers });
    expect([status, error.code, kept.size]).toEqual([415, "unsupported_media_type", 0]);
  });

  test.for([
    ["of none", [], {}, 422, "validation_failed"],
    ["of more than the deployment takes", [new Uint8Array(1_001)], {}, 413, "payload_too_large"],
    ["of fewer than it says", [soup], { "content-length": "999" }, 503, "unavailable"],
    ["of more than it may say", [soup], { "content-length": "1001" }, 413, "payload_too_large"],
  ] as const)("is refused if its bytes are %s", async ([, chunks, headers, status, code]) => {
    const refused = await upload(chunks, { "content-type": "application/octet-stream", ...headers });
    expect([refused.status, refused.error.code]).toEqual([status, code]);
    for (const id of refused.kept.keys()) expect(refused.dropped).toContain(id);
  });

  test("is dropped where it has no room", async () => {
    const loaded = { quota: { held: 9, max: 10 } };
    const { status, error, kept, dropped } = await upload([soup], { "content-type": "text/plain" }, { loaded });
    expect([status, error.code, dropped]).toEqual([409, "limit_reached", [...kept.keys()]]);
  });

  test("is dropped where its media may be there, for the store looks whether it is", async () => {
    const commit = async () => {
      throw new Error("the answer of the commit was lost");
    };
    const changed = { store: { commit } };
    const { status, dropped } = await upload([soup], { "content-type": "text/plain" }, { changed });
    expect([status, dropped]).toEqual([500, [expect.any(String)]]);
  });
});

test("a file is replayed by its key, and its bytes are dropped then", async () => {
  const row = {
    scope: "atlas.messages.send",
    operation: "media.uploadFile",
    key: "menu",
    status: 200,
    answer: JSON.stringify({ ok: true, data: { media: { id: idOf(7) } } }),
    created_at: new Date(fakeShell().clock.now()).toISOString(),
  };
  const headers = { "content-type": "text/plain", "idempotency-key": "menu" };
  const fresh = await upload([soup], headers);
  expect(fresh.dropped).toEqual([]);
  const request_hash = await hashOf(headers);
  const replayed = await upload([soup], headers, { loaded: { ...room, stored: { ...row, request_hash } } });
  expect([replayed.media, replayed.dropped]).toEqual([{ id: idOf(7) }, [...replayed.kept.keys()]]);
  const other = await upload([soup, soup], headers, { loaded: { ...room, stored: { ...row, request_hash } } });
  expect([other.error.code, other.dropped]).toEqual(["idempotency_key_reused", [...other.kept.keys()]]);
});

/** Returns the hash that a request is stored by. */
const hashOf = async (headers: { readonly [name: string]: string }): Promise<string> => {
  const hashes: string[] = [];
  const commit = async (_organization: string, changes: readonly Change[]) => {
    for (const change of changes)
      if (change.kind === "insert" && change.table === "idempotency") hashes.push(change.row.request_hash);
    return "committed" as const;
  };
  await upload([soup], headers, { changed: { store: { commit } } });
  return hashes[0] ?? "";
};
