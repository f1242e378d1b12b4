/** Bytes of media: kept if they are what they are called, and served so that no browser runs them. */
import { createHash } from "node:crypto";
import type { MediaRow } from "../rows/messages.ts";
import { describe, expect, test, vi } from "vitest";
import { mediaRow } from "../../test-support/rows.ts";
import { organizationId, statusAndCode } from "../../test-support/deployment.ts";
import { serve } from "../../test-support/ask.ts";
import { examine } from "./serve-media.ts";
import { fakeShell, idOf } from "../../test-support/fake-shell.ts";
import { Places } from "../pipeline/places.ts";
import type { ByteRange } from "../pipeline/services.ts";

/** An organization with room for any file. */
const room = { quota: { held: 0, max: 1_000_000_000 } };

const id = idOf(1);
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const bytes = new TextEncoder().encode("0123456789");

const storedText = (change: Partial<MediaRow> = {}): MediaRow =>
  mediaRow({
    organization_id: organizationId,
    id,
    media_type: "text/plain",
    size_bytes: bytes.length,
    sha256: "ab12",
    filename: "menu.txt",
    ...change,
  });

describe("a type that no header can name", () => {
  test.for(["text/a\r\nset-cookie: a=b", "text/a\nb", "text/a\0b", "text/ä"])(
    "is none of a file's: %j",
    async (named) => {
      expect(await examine({ bytes }, named)).toBeNull();
    },
  );
});

describe("an upload", () => {
  const upload = async (content: string, media_type: string) => {
    const kept: [organization: string, size: number][] = [];
    const keep = async (organization: string, _id: string, given: Uint8Array) =>
      void kept.push([organization, given.length]);
    const { call } = serve("media.upload", room, { media: { ...fakeShell().media, keep } });
    const answer = await call({ body: { idempotency_key: "once", content, media_type } });
    return { kept, status: answer.status, ...Object(await answer.json()) };
  };

  test.for([
    ["a picture", png, "image/png", "image/png"],
    ["text", btoa("Soup"), "text/markdown", "text/markdown"],
    ["bytes of no known type", btoa("\u0000\u00ff"), "application/octet-stream", "application/octet-stream"],
  ] as const)("of %s is measured and kept", async ([, content, named, media_type]) => {
    const { kept, status, data } = await upload(content, named);
    const size = atob(content).length;
    expect(status).toBe(200);
    expect(data.media).toMatchObject({ media_type, size_bytes: size });
    expect(kept).toEqual([[organizationId, size]]);
  });

  test("is hashed", async () => {
    const { data } = await upload(btoa("abc"), "text/plain");
    expect(data.media.sha256).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  test("may be as large as the deployment allows", async () => {
    expect(await upload(btoa("x".repeat(1_000)), "text/plain")).toMatchObject({ status: 200 });
  });

  test.for([
    ["picture as text", png, "text/plain", "media_type", "which are not text/plain"],
    ["text as a picture", btoa("hello"), "image/png", "media_type", "which are not image/png"],
    ["zeros as text", btoa("a\u0000b"), "text/plain", "media_type", "which are not text/plain"],
    ["odd bytes as text", btoa("\u00ff\u00fe\u00fd"), "text/plain", "media_type", "which are not text/plain"],
    ["length that no bytes have", "QUJDR", "text/plain", "content", "must be base64"],
    ["byte too many", btoa("x".repeat(1_001)), "text/plain", "content", "at most 1000 bytes; these are 1001"],
  ] as const)("of a %s is refused, and nothing is kept", async ([, content, named, path, message]) => {
    const { kept, status, error } = await upload(content, named);
    expect(status).toBe(422);
    expect(error.details).toMatchObject([{ path, message: expect.stringContaining(message) }]);
    expect(kept).toEqual([]);
  });
});

test("an upload that has no room is refused, and its bytes are not kept", async () => {
  const kept: Uint8Array[] = [];
  const keep = async (_organization: string, _id: string, given: Uint8Array) => void kept.push(given);
  const full = { quota: { held: 9, max: 10 } };
  const { call } = serve("media.upload", full, { media: { ...fakeShell().media, keep } });
  const answer = await call({ body: { content: btoa("ab"), media_type: "text/plain" } });
  expect([answer.status, Object(await answer.json()).error.code, kept]).toEqual([409, "limit_reached", []]);
});

describe("a long upload", () => {
  const settings = { ...fakeShell().settings, maxMediaBytes: 16_777_216 };
  const long = Buffer.alloc(2_500_000, "Soup of the day.\n");

  /** Uploads bodies at once; each arrives when the test lets it. */
  const uploads = (count: number, { places = new Places(), content = long.toString("base64") } = {}) => {
    const kept: Uint8Array[] = [];
    const keep = async (_organization: string, _id: string, given: Uint8Array) => void kept.push(given.slice());
    const { call } = serve("media.upload", room, {
      settings,
      places,
      media: { ...fakeShell().media, keep },
      pause: () => Promise.resolve(),
    });
    const body = { media_type: "text/plain", content, filename: "menu.txt" };
    const length = String(JSON.stringify(body).length);
    const answers = Array.from({ length: count }, () => call({ body, headers: { "content-length": length } }));
    return { kept, answers };
  };

  test("is kept whole, and its base64 is no text in memory", async () => {
    const parse = vi.spyOn(JSON, "parse");
    const { kept, answers } = uploads(1);
    const [answer] = await Promise.all(answers);
    const parsed = parse.mock.calls.map(([text]) => text.length);
    parse.mockRestore();
    const { data } = Object(await answer?.json());
    expect(data.media).toMatchObject({
      size_bytes: long.length,
      sha256: createHash("sha256").update(long).digest("hex"),
      filename: "menu.txt",
    });
    expect(kept.map((each) => Buffer.compare(each, long))).toEqual([0]);
    expect(Math.max(0, ...parsed)).toBeLessThan(1_000);
  });

  test("that is no base64 is refused as a short one is", async () => {
    const { answers, kept } = uploads(1, { content: `${long.toString("base64").slice(0, -4)}!!!!` });
    const [answer] = await Promise.all(answers);
    const { error } = Object(await answer?.json());
    expect([answer?.status, error.details.map(({ path }: { path: string }) => path)]).toEqual([422, ["content"]]);
    expect(kept).toEqual([]);
  });

  test("takes one of few places, and leaves it with its answer", async () => {
    const places = new Places({ all: 2, each: 2, patience: 25_000 });
    let [inside, most] = [0, 0];
    const take = places.take.bind(places);
    vi.spyOn(places, "take").mockImplementation(async (organization) => {
      const leave = await take(organization);
      most = Math.max(most, (inside += 1));
      return () => {
        inside -= 1;
        leave();
      };
    });
    const { answers } = uploads(6, { places });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect([most, inside]).toEqual([2, 0]);
  });

  test("needs a place only where it is long", async () => {
    const places = new Places({ all: 0, each: 0, patience: 0 });
    const [short] = await Promise.all(uploads(1, { places, content: btoa("Soup") }).answers);
    const [refused] = await Promise.all(uploads(1, { places }).answers);
    expect([short?.status, refused?.status]).toEqual([200, 503]);
  });
});

describe("a download", () => {
  const download = (row: MediaRow | null, headers: Record<string, string> = {}) => {
    const read = (organization: string, mediaId: string, { first, last }: ByteRange) => {
      expect([organization, mediaId]).toEqual([organizationId, id]);
      return new Blob([bytes.slice(first, last + 1)]).stream();
    };
    const { call } = serve("media.download", { media: row }, { media: { ...fakeShell().media, read } });
    return call({ params: { id }, headers });
  };

  test("has all bytes, and headers that keep a browser from running them", async () => {
    const answer = await download(storedText());
    expect([answer.status, await answer.text()]).toEqual([200, "0123456789"]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: '"ab12"',
      "accept-ranges": "bytes",
      "cache-control": "private, no-cache",
      "content-disposition": `attachment; filename="menu.txt"; filename*=UTF-8''menu.txt`,
      "content-length": "10",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-type": "text/plain",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.has("content-range")).toBe(false);
  });

  test("names no type that no header can name, where an earlier version stored it", async () => {
    const answer = await download(storedText({ media_type: "text/a\r\nb" }));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/octet-stream"]);
  });

  test.for([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=7-99", "789", "bytes 7-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
  ] as const)("of the range %s is a part", async ([range, text, shown]) => {
    const answer = await download(storedText(), { range });
    expect([answer.status, await answer.text()]).toEqual([206, text]);
    expect(answer.headers.get("content-range")).toBe(shown);
    expect(answer.headers.get("content-length")).toBe(String(text.length));
  });

  test.for(["bytes=4-2", "bytes=-", "bytes=0-1,3-4", "x bytes=0-1", "items=0-1"])(
    "of the range %s is whole",
    async (range) => {
      expect((await download(storedText(), { range })).status).toBe(200);
    },
  );

  test.for(["bytes=10-", "bytes=10-20", "bytes=-0"])(
    "of the range %s, which no byte has, is refused",
    async (range) => {
      const answer = await download(storedText(), { range });
      expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */10"]);
      expect(await answer.json()).toMatchObject({ error: { code: "range_not_satisfiable" } });
    },
  );

  test.for([
    ['"ab12"', 206],
    ['"other"', 200],
  ] as const)("of a range if the file is %s answers %i", async ([tag, status]) => {
    expect((await download(storedText(), { range: "bytes=0-1", "if-range": tag })).status).toBe(status);
  });

  test.for([
    ['"ab12"', 304],
    ['W/"ab12"', 304],
    ['"other", "ab12"', 304],
    ["*", 304],
    ['"other"', 200],
    ['XW/"ab12"', 200],
  ] as const)("for a client that has %s answers %i", async ([tag, status]) => {
    const answer = await download(storedText(), { "if-none-match": tag });
    expect([answer.status, answer.headers.get("etag")]).toEqual([status, '"ab12"']);
  });

  test("has a type of its own where the sender named none", async () => {
    const answer = await download(storedText({ media_type: null }));
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
  });

  test.for([
    [null, "attachment"],
    ['a"b\\c%.txt', `attachment; filename="c_.txt"; filename*=UTF-8''c%25.txt`],
    ["Menü (1)*'.pdf", `attachment; filename="Men_ (1)*'.pdf"; filename*=UTF-8''Men%C3%BC%20%281%29%2A%27.pdf`],
    ['say "hi".txt', `attachment; filename="say _hi_.txt"; filename*=UTF-8''say%20%22hi%22.txt`],
  ] as const)("of a file called %s names it safely", async ([filename, disposition]) => {
    expect((await download(storedText({ filename }))).headers.get("content-disposition")).toBe(disposition);
  });

  test.for([
    [{ status: "pending" }, "is pending"],
    [{ status: "erased" }, "was erased with its customer"],
    [{ status: "failed", error_code: "too_large" }, "could not be stored: too_large"],
    [{ size_bytes: null }, "has no bytes"],
  ] as const)("of media that is %o conflicts", async ([change, message]) => {
    const answer = await download(storedText(change));
    expect(answer.status).toBe(409);
    expect(Object(await answer.json()).error.message).toContain(message);
  });

  test("of unknown media is not found", async () => {
    expect(await statusAndCode(await download(null))).toEqual([404, "not_found"]);
  });
});

describe("media of the console", () => {
  const upper = { media_id: "0198C0DE-0000-7000-8000-00000000000A" };

  test.for(["console.media.get", "console.media.download"] as const)("%s is looked up by its id", async (operation) => {
    const { asked, call } = serve(operation, { media: storedText() });
    expect((await call({ params: upper })).status).toBe(200);
    expect(asked.args).toEqual({ media_id: upper.media_id.toLowerCase() });
  });
});
