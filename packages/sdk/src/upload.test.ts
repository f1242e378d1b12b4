import { describe, expect, it } from "vitest";
import { connect, refuses, succeeds } from "../test-support/hostile-service.ts";

const menu = new Blob(["Soup of the day."], { type: "text/plain" });
const unavailable = refuses(503, "unavailable", true, { "Retry-After": "0" });

/** Sends an upload, and returns the requests, and what `fetch` was given. */
const sending = () => {
  const inits: RequestInit[] = [];
  const { arrived, options } = connect([unavailable, succeeds({ media: { id: "1" } })]);
  const fetch = options.fetch ?? globalThis.fetch;
  const own = connect([], {
    fetch: (url, init) => {
      inits.push(init);
      return fetch(url, init);
    },
  });
  const { atlas, clock } = own;
  type Given = Parameters<typeof atlas.media.uploadFile>;
  return { upload: (...given: Given) => clock.until(atlas.media.uploadFile(...given)), arrived, inits };
};

describe("an upload of a file", () => {
  it("sends its bytes, type and name, and the same key again", async () => {
    const { upload, arrived, inits } = sending();
    await upload({ file: menu, filename: "menu.txt" });
    expect(arrived.map(({ url }) => url)).toEqual(
      Array(2).fill("http://api.test/v1/atlas/media/file?filename=menu.txt"),
    );
    expect(inits.map(({ body }) => body)).toEqual([menu, menu]);
    const [first, second] = arrived.map(({ headers }) => headers);
    expect(first?.get("content-type")).toBe("text/plain");
    expect(first?.get("idempotency-key")).toMatch(/^\d+(-\d+){3}$/);
    expect(second?.get("idempotency-key")).toBe(first?.get("idempotency-key"));
  });

  it("takes name and type from the file, unless others are given", async () => {
    const { upload, arrived } = sending();
    await upload({ file: new File(["a"], "card.pdf", { type: "application/pdf" }) });
    await upload({ file: Uint8Array.of(1, 2) });
    await upload({ file: menu, media_type: "text/markdown" }, { idempotencyKey: "menu" });
    const sent = arrived.slice(1).map(({ url, headers }) => [new URL(url).search, headers.get("content-type")]);
    expect(sent).toEqual([
      ["?filename=card.pdf", "application/pdf"],
      ["", "application/octet-stream"],
      ["", "text/markdown"],
    ]);
    expect(arrived.at(-1)?.headers.get("idempotency-key")).toBe("menu");
  });

  it("sends a stream once, since it is gone after that", async () => {
    const { upload, arrived, inits } = sending();
    await expect(upload({ file: menu.stream() })).rejects.toMatchObject({ code: "unavailable" });
    expect([arrived.length, Reflect.get(inits[0] ?? {}, "duplex")]).toEqual([1, "half"]);
  });
});
