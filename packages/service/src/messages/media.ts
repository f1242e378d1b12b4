import { type Change, insert, update } from "../core/changes.ts";
import { type AnswerOf, type Facts, type Verb, accept, refuseMember } from "../core/outcome.ts";
import { audit, enqueue, record } from "../core/records.ts";
import type { Id } from "../rows/primitives.ts";
import type { InboundContent, MediaFailure, MediaRow } from "../rows/messages.ts";
import { type FailureCode, retryLater } from "../channels/provider-errors.ts";
import { finish } from "../core/jobs.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { JobRow } from "../rows/jobs.ts";
import { day, later } from "../core/time.ts";
import { isMedia } from "./content.ts";

/** An upload whose bytes are kept, or why they are not. */
export type Upload =
  | (Pick<MediaRow, "media_type" | "size_bytes" | "sha256"> & { readonly id: Id; readonly problem?: undefined })
  | { readonly problem: { readonly path: "content" | "media_type"; readonly message: string } };

export interface UploadFacts extends Facts {
  readonly asked: Upload;
}

/** Keeps a file to be sent. Its bytes are there already, under the id of its row. */
const keepMedia = (facts: UploadFacts, body: { readonly filename?: string | undefined }) => {
  const { asked } = facts;
  if (asked.problem) return refuseMember(asked.problem.path, asked.problem.message);
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
    created_at: facts.now,
    updated_at: facts.now,
  };
  return accept<"media.upload">({ ok: true, data: { media: presentMedia(media) } }, [
    insert("media", media),
    ...record(facts, { intent: "upload_media" }),
    audit(facts, "atlas_api.media.upload", id, { after: { media_type, size_bytes, sha256 } }),
  ]);
};

/** Keeps a file of a program (POST /v1/atlas/media). */
export const uploadMedia: Verb<"media.upload", UploadFacts> = (facts, { body }) => keepMedia(facts, body);

/** Keeps a file of a person, for a reply (POST media of the console). */
export const uploadConsoleMedia: Verb<"console.uploadMedia", UploadFacts> = (facts, { body }) => keepMedia(facts, body);

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
  | ({ readonly kind: "stored" } & Pick<MediaRow, "media_type" | "size_bytes" | "sha256">)
  | { readonly kind: "failed"; readonly error_code: MediaFailure }
  | { readonly kind: "put_off"; readonly failure: FailureCode; readonly rest: number };

export interface FetchFacts extends Facts {
  readonly job: JobRow;
  /** In [0, 1). */
  readonly random: number;
  readonly media: MediaRow;
}

/** Ends a fetch, or tries again for a day. Null means that nothing was left to fetch. */
export const concludeFetch = (facts: FetchFacts, fetched: FetchedMedia | null): Change[] => {
  const { job, media } = facts;
  if (fetched === null || media.status !== "pending") return [finish(job)];
  if (fetched.kind === "stored") {
    const { media_type, size_bytes, sha256 } = fetched;
    return [finish(job), settle(facts, { status: "stored", media_type, size_bytes, sha256 })];
  }
  if (fetched.kind === "failed") return [finish(job), ...failMedia(facts, fetched.error_code)];
  const again = retryLater(facts, fetched);
  if (again.dueAt < later(media.created_at, day)) return [again.change];
  return [finish(job), ...failMedia(facts, fetched.failure === "channel_refused" ? "channel_refused" : "unreachable")];
};

/** Marks media as failed, unless its fetch has ended. */
export const failMedia = (
  facts: Pick<FetchFacts, "now" | "media">,
  error_code: MediaFailure = "unreachable",
): Change[] => (facts.media.status === "pending" ? [settle(facts, { status: "failed", error_code })] : []);

const settle = ({ now, media }: Pick<FetchFacts, "now" | "media">, set: Partial<MediaRow>): Change => {
  const { organization_id, id } = media;
  return update("media", { organization_id, id, status: "pending" }, { ...set, updated_at: now });
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
