import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow } from "../../test-support/rows.ts";
import { ingestEvent } from "../inbound/ingest.ts";
import { day, later } from "../core/time.ts";
import { sendMessage } from "./send.ts";
import { type FetchedMedia, concludeFetch, failMedia, uploadMedia } from "./media.ts";
import type { MediaRow } from "../rows/messages.ts";
import { isOfType } from "./content.ts";

const parts = {
  conversation: conversationRow({ last_inbound_at: now }),
  customer: customerRow(),
  channel: channelRow(),
};
const { phone_number } = parts.customer;
const stored = { media_type: "image/png", size_bytes: 70, sha256: "a".repeat(64) };

const quota = { held: 0, max: 100 };

const mediaRow = (change: Partial<MediaRow> = {}): MediaRow => ({
  organization_id: organizationId,
  id: idOf(9, 1),
  status: "stored",
  ...stored,
  filename: null,
  error_code: null,
  channel_id: null,
  provider_media_id: null,
  used_at: null,
  created_at: now,
  updated_at: now,
  ...change,
});

describe("an upload", () => {
  const body = { media_type: "image/png", content: "AAAA", filename: "menu.png" };

  test("is a row, with its run and its audit entry", () => {
    const outcome = accepted(
      uploadMedia({ ...facts(), quota, asked: { id: idOf(9, 1), ...stored } }, { params: {}, query: {}, body }),
    );
    expect(validateResponse("media.upload", 200, outcome.body)).toMatchObject({ ok: true });
    expect(outline(outcome.changes)).toEqual([
      "within stored_bytes",
      "insert media",
      "insert runs",
      "insert events",
      "insert outbox",
      "insert audit_events",
    ]);
    expect(inserted(outcome.changes, "media")).toEqual([mediaRow({ filename: "menu.png" })]);
    expect(inserted(outcome.changes, "runs")).toMatchObject([{ intent: "upload_media" }]);
    const { media_type, size_bytes, sha256 } = mediaRow();
    expect(audited(outcome.changes)).toMatchObject([
      { event_type: "atlas_api.media.upload", after: { media_type, size_bytes, sha256 } },
    ]);
  });

  test("that has no room is refused, and changes nothing", () => {
    const asked = { full: "There is no room." };
    const outcome = uploadMedia({ ...facts(), quota, asked }, { params: {}, query: {}, body });
    expect(outcome).toMatchObject({ code: "limit_reached", message: asked.full, changes: [] });
  });

  test("that was not kept is refused, and changes nothing", () => {
    const problem = { path: "content", message: "must be base64" } as const;
    const outcome = uploadMedia({ ...facts(), quota, asked: { problem } }, { params: {}, query: {}, body });
    expect(refused(outcome)).toMatchObject({ code: "validation_failed", details: [problem], changes: [] });
  });
});

describe("content", () => {
  const send = (media: MediaRow | null, type: "image" | "audio" | "video" | "document" = "image") => {
    const content = { type, media_id: idOf(9, 1).toUpperCase() };
    const known = { ...facts(), ...parts, template: null, quietHours: null, media };
    return sendMessage(known, { params: {}, query: {}, body: { phone_number, content } });
  };

  test("names media that is stored and of its kind, and waits in the queue of media", () => {
    const { changes } = accepted(send(mediaRow()));
    expect(inserted(changes, "outbox").map(({ kind }) => kind)).toContain("send_media");
  });

  test.for([
    ["nothing", null, "media of your organization"],
    ["other media", mediaRow({ id: idOf(9, 2) }), "media of your organization"],
    ["pending media", mediaRow({ status: "pending" }), "stored"],
    ["media of another kind", mediaRow({ media_type: "application/pdf" }), "image/jpeg, image/png in image"],
    ["media that is too long", mediaRow({ size_bytes: 5_242_881 }), "at most 5242880 bytes in image; it has 5242881"],
  ] as const)("that names %s is refused", ([, media, message]) => {
    const outcome = refused(send(media));
    expect(outcome).toMatchObject({ code: "validation_failed", details: [{ path: "content.media_id" }] });
    expect(outcome.message).toContain(message);
  });

  test.for([
    ["image", "image/png", 5_242_880],
    ["audio", "audio/ogg", 16_777_216],
    ["video", "video/mp4", 16_777_216],
    ["document", "image/png", 100_000_000],
  ] as const)("takes %s of %s up to %i bytes, as messaging apps do", ([kind, media_type, max]) => {
    const kinds = [max, max + 1].map((size_bytes) => send(mediaRow({ media_type, size_bytes }), kind).kind);
    expect(kinds).toEqual(["accepted", "refused"]);
  });

  test("takes media of any type as a file", () => {
    expect(send(mediaRow({ media_type: "application/zip" }), "document").kind).toBe("accepted");
  });
});

describe("a customer's file", () => {
  const receive = (more: object) =>
    ingestEvent(
      { ...facts(), ...parts, agent: null, ...more },
      {
        params: {},
        query: {},
        body: {
          channel: parts.channel.channel,
          customer: { phone_number },
          event_type: "message.received",
          message: { content: { type: "image", media_type: "image/png", caption: "Is it this part?" } },
        },
      },
    );

  test("is taken in with its message, to be fetched by a job", () => {
    const { changes } = accepted(receive({ providerMediaId: "media-1" }));
    const [media] = inserted(changes, "media");
    expect(media).toMatchObject({ status: "pending", media_type: "image/png", provider_media_id: "media-1" });
    expect(inserted(changes, "messages")).toMatchObject([{ content: { type: "image", media_id: media?.id } }]);
    expect(inserted(changes, "outbox")).toContainEqual(
      expect.objectContaining({ kind: "fetch_media", subject_id: media?.id }),
    );
    expect(inserted(accepted(receive({})).changes, "media")).toEqual([]);
  });

  const pending = mediaRow({ status: "pending", channel_id: parts.channel.id, size_bytes: null, sha256: null });
  const conclude = (fetched: FetchedMedia | null, media = pending, held = 0) =>
    concludeFetch({ ...facts(), job: jobRow(), random: 0, media, quota: { held, max: 100 } }, fetched);
  const putOff = { kind: "put_off", failure: "provider_unavailable", rest: 2_000 } as const;
  const sets = (changes: ReturnType<typeof conclude>) =>
    changes.flatMap((change) => (change.kind === "update" && change.table === "media" ? [change.set] : []));

  test("is stored when it was fetched, and failed when it cannot be", () => {
    expect(sets(conclude({ kind: "stored", ...stored }))).toMatchObject([{ status: "stored", ...stored }]);
    expect(sets(conclude({ kind: "failed", error_code: "too_large" }))).toMatchObject([
      { status: "failed", error_code: "too_large" },
    ]);
  });

  test("is tried again for a day", () => {
    expect(outline(conclude(putOff))).toEqual(["update outbox"]);
    const old = { ...pending, created_at: later(now, -day) };
    expect(sets(conclude(putOff, old))).toMatchObject([{ status: "failed", error_code: "unreachable" }]);
    const refusedFor = { ...putOff, failure: "channel_refused" } as const;
    expect(sets(conclude(refusedFor, old))).toMatchObject([{ error_code: "channel_refused" }]);
  });

  const full = { ...pending, status: "failed", error_code: "storage_full" } as const;
  const waiting = { table: "outbox", set: { due_at: later(now, day / 96) } };

  test("is failed for want of room, and fetched once there is some", () => {
    for (const changes of [
      conclude({ kind: "full" }),
      conclude({ kind: "stored", ...stored }, pending, 31),
      conclude(null, pending, 100),
    ]) {
      expect(changes).toMatchObject([waiting, { set: { status: "failed", error_code: "storage_full" } }]);
    }
    expect(conclude(null, full, 100)).toMatchObject([waiting]);
    const kept = conclude({ kind: "stored", ...stored }, full, 30);
    expect(sets(kept)).toMatchObject([{ status: "stored", error_code: null, ...stored }]);
    expect(kept).toContainEqual({ kind: "within", quota: "stored_bytes", max: 31 });
  });

  test("waits for room as long as messaging apps keep files", () => {
    const waited = (days: number) => conclude({ kind: "full" }, { ...full, created_at: later(now, -days * day) }, 100);
    expect(outline(waited(29))).toEqual(["update outbox"]);
    expect(outline(waited(30))).toEqual(["remove outbox"]);
    const outage = conclude(putOff, { ...full, created_at: later(now, -2 * day) });
    expect(outline(outage)).toEqual(["update outbox"]);
  });

  test("stays as it is when its fetch has ended already", () => {
    expect(outline(conclude({ kind: "failed", error_code: "too_large" }, mediaRow()))).toEqual(["remove outbox"]);
    expect(outline(conclude(null))).toEqual(["remove outbox"]);
    expect(failMedia({ now, media: mediaRow() })).toEqual([]);
    expect(failMedia({ now, media: pending })).toMatchObject([{ set: { status: "failed" } }]);
  });
});

test.for([
  ["image/png", "image/png", false, true],
  ["IMAGE/PNG; q=1", "image/png", false, true],
  ["image/jpeg", "image/png", false, false],
  ["audio/ogg", "audio/ogg; codecs=opus", false, true],
  ["audio/mp4", "video/mp4", false, true],
  ["application/msword", "application/x-cfb", false, true],
  ["text/plain", null, true, true],
  ["text/plain", null, false, false],
  ["text/plain", "application/pdf", false, false],
  ["image/png", null, true, false],
  ["application/octet-stream", null, false, true],
] as const)("bytes named %s that show %s, text %s: %s", ([named, mediaType, isText, expected]) => {
  expect(isOfType(named, { mediaType, isText })).toBe(expected);
});
