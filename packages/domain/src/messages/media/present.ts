import type { SuccessOf } from "@atlas-messaging/contract";
import type { MediaRow } from "./rows.ts";

/** Presents media without its bytes. */
export const presentMedia = (media: MediaRow): SuccessOf<"media.get">["data"]["media"] => ({
  id: media.id,
  status: media.status,
  media_type: media.media_type,
  size_bytes: media.size_bytes,
  sha256: media.sha256,
  filename: media.filename,
  error_code: media.error_code,
  created_at: media.created_at,
});
