import { uploadConsoleMedia } from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { serveMedia } from "../../media/serve.ts";
import { keepUpload } from "../../media/upload.ts";
import { principalOf } from "../../rooms/context.ts";
import { type FoundMedia, presentFound } from "../media.ts";

export const media = {
  "console.uploadMedia": write("console.uploadMedia", {
    args: () => ({}),
    asks: (_, context, { body }) => keepUpload(context.shell, principalOf(context).organizationId, body),
    decide: uploadConsoleMedia,
  }),
  "console.getMedia": read("console.getMedia", {
    args: ({ params }) => ({ media_id: params.mediaId.toLowerCase() }),
    present: presentFound,
  }),
  "console.downloadMedia": read("console.downloadMedia", {
    args: ({ params }) => ({ media_id: params.mediaId.toLowerCase() }),
    present: ({ media: row }: FoundMedia, _, context) => serveMedia("console.downloadMedia", row, context),
  }),
};
