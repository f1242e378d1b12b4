/** Pictures, sounds, films and files: uploaded, sent by id, received once, and shown to who reads the conversation. */
import { createHash } from "node:crypto";
import type { CustomerFile, FileKind } from "@atlas-messaging/cloud-api-emulator";
import { entriesOf } from "@atlas-messaging/contract";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { appShop, newNumber, seedAppShop } from "../test-support/app-shop.ts";
import { type CloudNetwork, startNetwork } from "../test-support/cloud-network.ts";
import { residentMemoryOf } from "../test-support/process-usage.ts";
import { pngOf, sampleFiles } from "../test-support/sample-files.ts";
import { seedCredential } from "../test-support/seed.ts";
import { type Served, describeServed, describeServedInRelease } from "../test-support/served.ts";

let api: CloudNetwork;
beforeAll(async () => {
  api = await startNetwork();
});
afterAll(() => api.close());

const seed = async (database: Database) => {
  const shop = await seedAppShop(database, api);
  const scopes = ["atlas.messages.send"] as const;
  return { ...shop, sender: await seedCredential(database, shop.organizationId, { scopes }) };
};
const mebibyte = 1_048_576;
const settings = {
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  ATLAS_LIMIT_WRITES: "5000",
  ATLAS_LIMIT_READS: "100000",
  ATLAS_MAX_MEDIA_BYTES: String(32 * mebibyte),
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

type Shop = Served<Awaited<ReturnType<typeof seed>>>;

/** Calls of one server about media. */
const mediaOf = (served: Shop) => {
  const shop = appShop(served, () => api);
  const upload = async (media_type: string, bytes: Uint8Array, more: object = {}) =>
    (await shop.client().succeed("media.upload", { body: { media_type, content: base64(bytes), ...more } })).data.media;
  const download = (id: string, headers: { readonly [name: string]: string } = {}) =>
    fetch(`${served.server.url}/v1/atlas/media/${id}/content`, {
      headers: { authorization: `Bearer ${served.seeded.token}`, ...headers },
    });
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  /** A customer sends a file. */
  const receive = async (kind: FileKind, file: CustomerFile) => {
    const number = newNumber();
    const phone = await shop.phoneOf(number);
    await phone.sendsFile(kind, file);
    const { id } = Object(phone.messages().at(-1)?.body[kind]);
    const { data } = await shop.client().succeed("messages.list", { query: { direction: "inbound", limit: 1 } });
    const media_id = mediaIdOf(data.messages[0]);
    return { id, media_id, number, message: data.messages[0] };
  };
  const settled = (media_id: string) =>
    eventually(async () => {
      const { media } = (await shop.client().succeed("media.get", { params: { id: media_id } })).data;
      expect(media.status).not.toBe("pending");
      return media;
    });

  return { ...shop, upload, download, bytesOf, receive, settled };
};

describeServed("media", { seed, settings }, (served) => {
  const { client, taken, write, send, upload, download, bytesOf, receive, settled } = mediaOf(served);

  describe("an upload", () => {
    test("of many pieces is served as it came, whole and in part, and never run by a browser", async () => {
      const bytes = pngOf(700_000);
      const media = await upload("image/png", bytes, { filename: "menü.png" });
      const known = { status: "stored", media_type: "image/png", size_bytes: bytes.length, sha256: sha256(bytes) };
      expect(media).toMatchObject(known);
      const all = await download(media.id);
      expect(await bytesOf(all)).toEqual(bytes);
      expect(Object.fromEntries(all.headers)).toMatchObject({
        "content-type": "image/png",
        "content-disposition": `attachment; filename="men_.png"; filename*=UTF-8''men%C3%BC.png`,
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
        etag: `"${sha256(bytes)}"`,
      });
      for (const [range, first, last] of [
        ["bytes=262140-262150", 262_140, 262_150],
        ["bytes=600000-", 600_000, 699_999],
        ["bytes=-5", 699_995, 699_999],
      ] as const) {
        const part = await download(media.id, { range });
        expect(part.status).toBe(206);
        expect(part.headers.get("content-range")).toBe(`bytes ${first}-${last}/700000`);
        expect(await bytesOf(part)).toEqual(bytes.slice(first, last + 1));
      }
      const same = await download(media.id, { "if-none-match": `"${media.sha256}"` });
      expect([same.status, await same.text()]).toEqual([304, ""]);
    });

    test("is kept once under its idempotency key", async () => {
      const body = { idempotency_key: "menu", media_type: "text/plain", content: base64(Buffer.from("Soup")) };
      const [first, again] = [
        await client().call("media.upload", { body }),
        await client().call("media.upload", { body }),
      ];
      expect(again.text).toBe(first.text);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
    });

    test.for([
      ["of another type than it says", "image/jpeg", base64(pngOf(0)), "media_type"],
      ["of bytes that are no text, as text", "text/plain", base64(Uint8Array.of(80, 0, 200)), "media_type"],
      ["of no base64", "text/plain", "AAAAA", "content"],
    ] as const)("%s is refused, with the member named", async ([, media_type, content, path]) => {
      const { error } = await client().call("media.upload", { body: { media_type, content } });
      expect(error).toMatchObject({ code: "validation_failed", details: [{ path }] });
    });

    test("is for its own organization, and for who reads conversations", async () => {
      const { id } = await upload("text/plain", Buffer.from("Soup"));
      const other = await served.organization();
      const sender = served.clientOf(served.seeded.sender);
      for (const operation of ["media.get", "media.download"] as const) {
        expect(await other.client.call(operation, { params: { id } })).toMatchObject({ status: 404 });
        expect(await sender.call(operation, { params: { id } })).toMatchObject({ status: 403 });
      }
      const body = { phone_number: other.data.phone_number, content: { type: "document", media_id: id } };
      const { error } = await other.client.call("messages.send", { body });
      expect(error).toMatchObject({ code: "validation_failed", details: [{ path: "content.media_id" }] });
    });
  });

  test.for(entriesOf(sampleFiles))("of the kind %s is received, and goes back by its id", async ([kind, file]) => {
    const { media_id, number, message, id } = await receive(kind, file);
    expect(message?.content).toMatchObject({ type: kind, media_id });
    const media = await settled(media_id);
    expect(media).toMatchObject({ status: "stored", size_bytes: file.bytes.length, sha256: sha256(file.bytes) });
    expect(await bytesOf(await download(media_id))).toEqual(file.bytes);
    expect(timesServed(id)).toBe(1);
    const before = api.network.files.length;
    for (const _ of ["first", "again"]) await send(number, { content: { type: kind, media_id } });
    await eventually(() => expect(taken()).toHaveLength(2));
    const handed = api.network.files.slice(before);
    expect(handed).toMatchObject([{ mediaType: media.media_type }]);
    expect(handed[0]?.bytes).toEqual(file.bytes);
    for (const { body } of taken()) expect(body).toMatchObject({ type: kind, [kind]: { id: handed[0]?.id } });
  });

  test("of another kind than its content is not sent", async () => {
    const { id } = await upload("application/pdf", sampleFiles.document.bytes);
    const number = newNumber();
    await write(number);
    const body = { phone_number: number, content: { type: "image", media_id: id } };
    const { error } = await client().call("messages.send", { body });
    expect(error?.message).toBe(
      "content.media_id must be one of image/jpeg, image/png in image; it is application/pdf",
    );
  });

  test("of an erased customer is erased, unless somebody else has it too", async () => {
    const { media_id: received, number, message } = await receive("image", sampleFiles.image);
    await settled(received);
    const [own, shared] = [
      await upload("application/pdf", sampleFiles.document.bytes),
      await upload("text/plain", Buffer.from("Soup")),
    ];
    for (const { id } of [own, shared]) await send(number, { content: { type: "document", media_id: id } });
    const other = newNumber();
    await write(other);
    await send(other, { content: { type: "document", media_id: shared.id } });
    await client().succeed("customers.erase", { params: { id: message?.customer.id ?? "" } });
    const statusOf = async (id: string) => (await client().succeed("media.get", { params: { id } })).data.media.status;
    const all = () => Promise.all([received, own.id, shared.id].map(statusOf));
    await eventually(async () => expect(await all()).toEqual(["erased", "erased", "stored"]));
    expect((await client().call("media.download", { params: { id: received } })).status).toBe(409);
  });

  describe("received media", () => {
    let written = 0;
    /** Says that 100 MB follow, or nothing of the length, and goes on until it is cut off. */
    const endless = (headers: { readonly [name: string]: string }) => () => {
      written = 0;
      const piece = pngOf(mebibyte);
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
        if (written >= 100 * mebibyte) controller.close();
        else controller.enqueue(piece);
        written += piece.length;
      };
      return new Response(new ReadableStream({ pull }), { headers: { "content-type": "image/png", ...headers } });
    };
    const png = sampleFiles.image;
    const metadata = "http://169.254.169.254/latest/meta-data/";
    const inward = (): Response => Response.json({ url: metadata, mime_type: png.mediaType });
    const redirected = (): Response => new Response(null, { status: 302, headers: { location: metadata } });
    const atFiles = { path: "files" };
    const wrong: readonly (readonly [name: string, script: () => void, error_code: string])[] = [
      [
        "that says it has 100 MB",
        () => api.network.answer(endless({ "content-length": String(100 * mebibyte) }), atFiles),
        "too_large",
      ],
      ["that never ends", () => api.network.answer(endless({}), atFiles), "too_large"],
      ["that is not what it says", () => undefined, "type_mismatch"],
      ["at an address that leads inward", () => api.network.answer(inward), "unreachable"],
      ["that is redirected inward", () => api.network.answer(redirected, atFiles), "unreachable"],
      ["that is gone", () => api.network.answer(() => new Response("{}", { status: 404 }), atFiles), "not_found"],
    ];
    test("of 20 MiB is stored whole, and again after a fetch that broke off", async () => {
      const bytes = pngOf(20 * mebibyte);
      const headers = { "content-type": "image/png", "content-length": String(bytes.length) };
      let pieces = 0;
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
        if (++pieces === 1) controller.enqueue(bytes.subarray(0, mebibyte));
        else controller.error(new Error("the network broke off"));
      };
      api.network.answer(() => new Response(new ReadableStream({ pull }), { headers }), atFiles);
      const { media_id, id } = await receive("document", { mediaType: "image/png", bytes });
      expect(await settled(media_id)).toMatchObject({ status: "stored", sha256: sha256(bytes) });
      expect(timesServed(id)).toBe(2);
      expect(sha256(await bytesOf(await download(media_id)))).toBe(sha256(bytes));
    });

    test.for(wrong)("%s is failed, and its message stays", async ([, script, error_code]) => {
      script();
      const mediaType = error_code === "type_mismatch" ? "image/jpeg" : png.mediaType;
      const { media_id, message } = await receive("image", { ...png, mediaType, caption: "Is it this part?" });
      expect(await settled(media_id)).toMatchObject({ status: "failed", error_code, size_bytes: null });
      expect(message?.text).toBe("Is it this part?");
      expect(written).toBeLessThan(80 * mebibyte);
      expect((await client().call("media.download", { params: { id: media_id } })).error).toMatchObject({
        code: "conflict",
        message: expect.stringContaining(error_code),
      });
    });
  });
});

describeServedInRelease("uploads at once", { seed, settings }, (served) => {
  const { upload } = mediaOf(served);

  test("take the memory of few, and all are kept", async () => {
    const bytes = Buffer.alloc(16 * mebibyte, "Soup of the day and bread.\n");
    let peak = 0;
    const look = async (): Promise<void> => {
      peak = Math.max(peak, await residentMemoryOf(served.server.pid));
    };
    const before = await residentMemoryOf(served.server.pid);
    const watching = setInterval(() => void look(), 50);
    // Few, so that the last of them is not in line for too long on a busy machine.
    const all = Promise.all(Array.from({ length: 4 }, () => upload("text/plain", bytes)));
    const kept = await all.finally(() => clearInterval(watching));
    await look();
    expect(kept.map((media) => media.sha256)).toEqual(Array(4).fill(sha256(bytes)));
    expect(Math.round((peak - before) / 1_024)).toBeLessThan(256);
  });
});

describeServedInRelease("media of many messages at once", { seed, settings }, (served) => {
  const { client, call, phoneOf, download, bytesOf, settled } = mediaOf(served);

  test("is stored in less memory than it has", async () => {
    // Only so many take more memory together than the limit below.
    const many = 120;
    const bytes = pngOf(4 * mebibyte);
    let peak = 0;
    const look = async (): Promise<void> => {
      peak = Math.max(peak, await residentMemoryOf(served.server.pid));
    };
    const watching = setInterval(() => void look(), 50);
    const before = await residentMemoryOf(served.server.pid);
    // One picture of the network's, sent again and again: 120 of their own would be half a gigabyte of this process.
    const number = newNumber();
    const phone = await phoneOf(number);
    await phone.sendsFile("image", { mediaType: "image/png", bytes });
    const { id: file } = Object(phone.messages().at(-1)?.body["image"]);
    const pictures = Array.from({ length: many - 1 }, (_, index) => ({
      id: `many-${number}-${index}`,
      from: number.slice(1),
      type: "image",
      image: { id: file, mime_type: "image/png" },
    }));
    expect(await call({ messages: pictures })).toBe(200);
    const { data } = await client().succeed("messages.list", {
      query: { direction: "inbound", limit: Math.min(many, 200) },
    });
    const received = data.messages.map(mediaIdOf);
    await eventually(() => expect(timesServed(file)).toBe(many));
    for (const id of received) expect(await settled(id)).toMatchObject({ status: "stored" });
    const first = await bytesOf(await download(received[0] ?? ""));
    expect(sha256(first)).toBe(sha256(bytes));
    clearInterval(watching);
    await look();
    const grown = Math.round((peak - before) / 1_024);
    console.log(`${many} pictures of 4 MiB at once: memory grew by ${grown} MiB to ${Math.round(peak / 1_024)} MiB`);
    expect(grown).toBeLessThan(400);
  });
});

/** Times that the network was asked for the bytes of a file. */
const timesServed = (id = ""): number =>
  api.network.requests.filter(({ path }) => path.includes(`files/?mid=${id}&`)).length;

const mediaIdOf = (message: { readonly content?: object } | undefined): string => {
  const { media_id }: { readonly media_id?: unknown } = Object(message?.content);
  if (typeof media_id !== "string") throw new Error("the message has no media");
  return media_id;
};
