import { type MediaRow, presentMedia, uploadMedia } from "@atlas-messaging/domain";
import { read, write } from "../handler.ts";
import { serveMedia } from "../media/serve.ts";
import { keepUpload } from "../media/upload.ts";
import { principalOf } from "../rooms/context.ts";
import { found } from "../rooms/found.ts";

export interface FoundMedia {
  readonly media: MediaRow | null;
}

/** Presents media, the same in the public API and in the console. */
export const presentFound = ({ media }: FoundMedia) =>
  ({ status: 200, body: { ok: true, data: { media: presentMedia(found(media)) } } }) as const;

export const media = {
  "media.upload": write("media.upload", {
    args: () => ({}),
    asks: (_, context, { body }) => keepUpload(context.shell, principalOf(context).organizationId, body),
    decide: uploadMedia,
  }),
  "media.get": read("media.get", {
    args: ({ params }) => ({ media_id: params.id.toLowerCase() }),
    present: presentFound,
  }),
  "media.download": read("media.download", {
    args: ({ params }) => ({ media_id: params.id.toLowerCase() }),
    present: ({ media: row }: FoundMedia, _, context) => serveMedia("media.download", row, context),
  }),
};
