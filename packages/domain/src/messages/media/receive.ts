/** Media that a customer sent: taken in with its message, then fetched once by a job. */
import { type Change, insert, update } from "../../changes.ts";
import type { FailureCode } from "../../channels/provider-errors.ts";
import { finish } from "../../delivery/job.ts";
import { retryLater } from "../../delivery/retry.ts";
import type { Facts } from "../../outcome.ts";
import { enqueue } from "../../records.ts";
import type { ChannelRow, JobRow } from "../../rows.ts";
import { day, later } from "../../time.ts";
import type { InboundContent } from "../message-content.ts";
import { isMedia } from "../rich.ts";
import { fileName } from "./file-name.ts";
import type { MediaFailure, MediaRow } from "./rows.ts";

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
