import { insert } from "../../changes.ts";
import { type Facts, type Verb, accept, refuseMember } from "../../outcome.ts";
import { audit, record } from "../../records.ts";
import type { Id } from "../../rows.ts";
import { fileName } from "./file-name.ts";
import { presentMedia } from "./present.ts";
import type { MediaRow } from "./rows.ts";

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
