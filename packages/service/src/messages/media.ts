import { type Change, insert, update } from "../core/changes.ts";
import { type AnswerOf, type Facts, type Predicate, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit, enqueue, record } from "../core/records.ts";
import type { Id } from "../rows/primitives.ts";
import type { InboundContent, MediaFailure, MediaRow } from "../rows/messages.ts";
import { type FailureCode, retryLater } from "../channels/provider-errors.ts";
import { dueAgain, finish } from "../core/jobs.ts";
import { type Quota, type QuotaFacts, roomForBytes, storageProblem } from "../core/quotas.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { JobRow } from "../rows/jobs.ts";
import { day, later, minute } from "../core/time.ts";
import { isMedia } from "../core/media-content.ts";

/** An upload whose bytes are kept, or why they are not. */
export type Upload =
  | (Examined & { readonly id: Id; readonly problem?: undefined; readonly full?: undefined })
  | { readonly problem: { readonly path: "content" | "media_type" | "content-type"; readonly message: Predicate } }
  /** Says that the organization has no room for it. */
  | { readonly full: string; readonly problem?: undefined };

/** The members of media that its bytes decide. */
export interface Examined {
  readonly media_type: string;
  readonly size_bytes: number;
  readonly sha256: string;
}

export interface UploadFacts extends QuotaFacts {
  readonly asked: Upload;
}

/** Keeps a file to be sent. Its bytes are there already, under the id of its row. */
const keepMedia = (facts: UploadFacts, body: { readonly filename?: string | undefined }) => {
  const { asked } = facts;
  if (asked.problem) return refuseMember(asked.problem.path, asked.problem.message);
  if (asked.full !== undefined) return refuse("limit_reached", asked.full);
  const { id, media_type, size_bytes, sha256 } = asked;
  const media: MediaRow = {
    organization_id: facts.organizationId,
    id,
    status: "stored",
    media_type,
    size_bytes,
    sha256,
    filename: fileName(body.filename),
    error_code: null,
    channel_id: null,
    provider_media_id: null,
    used_at: null,
    created_at: facts.now,
    updated_at: facts.now,
  };
  return accept<"media.upload" | "media.uploadFile">({ ok: true, data: { media: presentMedia(media) } }, [
    roomForBytes(facts.quota, size_bytes),
    insert("media", media),
    ...record(facts, { intent: "upload_media" }),
    audit(facts, "atlas_api.media.upload", id, { after: { media_type, size_bytes, sha256 } }),
  ]);
};

/** Keeps a file of a program (POST /v1/atlas/media). */
export const uploadMedia: Verb<"media.upload", UploadFacts> = (facts, { body }) => keepMedia(facts, body);

/** Keeps a file of a program, which is the body (POST /v1/atlas/media/file). */
export const uploadFile: Verb<"media.uploadFile", UploadFacts> = (facts, { query }) => keepMedia(facts, query);

/** Keeps a file of a person, for a reply (POST media of the console). */
export const uploadConsoleMedia: Verb<"console.media.uploadFile", UploadFacts> = (facts, { query }) =>
  keepMedia(facts, query);

// Media that a customer sent: taken in with its message, then fetched once by a job.

/** Content with the media that it names, and the changes that take it in. */
interface Received {
  readonly content: InboundContent;
  readonly changes: readonly Change[];
}

/** Takes in the media of a customer's message, to be fetched by the messaging app's id. */
export const receiveMedia = (
  facts: Facts & { readonly providerMediaId?: string },
  channel: ChannelRow,
  content: InboundContent,
): Received => {
  const { providerMediaId } = facts;
  if (providerMediaId === undefined || !isMedia(content)) return { content, changes: [] };
  const media: MediaRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    status: "pending",
    media_type: content.media_type ?? null,
    size_bytes: null,
    sha256: null,
    filename: fileName(content.filename),
    error_code: null,
    channel_id: channel.id,
    provider_media_id: providerMediaId,
    used_at: null,
    created_at: facts.now,
    updated_at: facts.now,
  };
  return {
    content: { ...content, media_id: media.id },
    changes: [insert("media", media), enqueue(facts, { kind: "fetch_media", subject_id: media.id })],
  };
};

/** Result of fetching media. */
export type FetchedMedia =
  | ({ readonly kind: "stored" } & Examined)
  | { readonly kind: "failed"; readonly error_code: MediaFailure }
  /** Its bytes have no room. */
  | { readonly kind: "full" }
  | { readonly kind: "put_off"; readonly failure: FailureCode; readonly rest: number };

export interface FetchFacts extends QuotaFacts {
  readonly job: JobRow;
  /** In [0, 1). */
  readonly random: number;
  readonly media: MediaRow;
}

/** Messaging apps keep files for a month at most. */
const keptByApps = 30 * day;

/** Tells if media is still to be fetched: it is new, or there was no room for it. */
export const awaitsFetch = ({ status, error_code }: MediaRow): boolean =>
  status === "pending" || (status === "failed" && error_code === "storage_full");

/** Tells if there is room for a file of any size. */
export const hasRoom = ({ held, max }: Quota): boolean => held < max;

/** Ends a fetch, or tries again: for a day, or for a month where there is no room. Null means that nothing was asked. */
export const concludeFetch = (facts: FetchFacts, fetched: FetchedMedia | null): Change[] => {
  const { job, media, quota } = facts;
  if (!awaitsFetch(media)) return [finish(job)];
  if (fetched === null) return hasRoom(quota) ? [finish(job)] : awaitRoom(facts);
  if (fetched.kind === "stored") {
    const { media_type, size_bytes, sha256 } = fetched;
    if (storageProblem(quota, size_bytes) !== null) return awaitRoom(facts);
    const set = { status: "stored", media_type, size_bytes, sha256, error_code: null } as const;
    return [finish(job), roomForBytes(quota, size_bytes), settle(facts, set)];
  }
  if (fetched.kind === "full") return awaitRoom(facts);
  if (fetched.kind === "failed") return [finish(job), ...failMedia(facts, fetched.error_code)];
  const again = retryLater(facts, fetched);
  const patience = media.status === "pending" ? day : keptByApps;
  if (again.dueAt < later(media.created_at, patience)) return [again.change];
  return [finish(job), ...failMedia(facts, fetched.failure === "channel_refused" ? "channel_refused" : "unreachable")];
};

/** Fails media for want of room, and looks again in a quarter of an hour. */
const awaitRoom = (facts: FetchFacts): Change[] => {
  const { job, media } = facts;
  const dueAt = later(facts.now, 15 * minute);
  const isLast = dueAt >= later(media.created_at, keptByApps);
  return [isLast ? finish(job) : dueAgain(job, dueAt), ...failMedia(facts, "storage_full")];
};

/** Marks media as failed, unless its fetch has ended. */
export const failMedia = (
  facts: Pick<FetchFacts, "now" | "media">,
  error_code: MediaFailure = "unreachable",
): Change[] =>
  awaitsFetch(facts.media) && facts.media.error_code !== error_code
    ? [settle(facts, { status: "failed", error_code })]
    : [];

const settle = ({ now, media }: Pick<FetchFacts, "now" | "media">, set: Partial<MediaRow>): Change => {
  const { organization_id, id, status } = media;
  return update("media", { organization_id, id, status }, { ...set, updated_at: now });
};

/** Presents media without its bytes. */
export const presentMedia = (media: MediaRow): AnswerOf<"media.get">["data"]["media"] => ({
  id: media.id,
  status: media.status,
  media_type: media.media_type,
  size_bytes: media.size_bytes,
  sha256: media.sha256,
  filename: media.filename,
  error_code: media.error_code,
  created_at: media.created_at,
});

/** Control characters, line ends, and marks that turn the direction of text: they disguise the type of a file. */
const disguising = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Returns the name of a file without folders and disguising characters; null if nothing is left. Customers choose names,
 * and a program that saves a download under `../x` would write elsewhere.
 */
export const fileName = (given: string | null | undefined): string | null => {
  const last = given?.replace(disguising, "").split(/[/\\]/).at(-1)?.trim() ?? "";
  return /^\.*$/.test(last) ? null : last;
};
