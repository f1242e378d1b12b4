import { read } from "../../handler.ts";
import { serveMedia } from "../../media/serve.ts";
import { type FoundMedia, presentFound } from "../media.ts";

export const media = {
  "console.getMedia": read("console.getMedia", {
    args: ({ params }) => ({ media_id: params.mediaId.toLowerCase() }),
    present: presentFound,
  }),
  "console.downloadMedia": read("console.downloadMedia", {
    args: ({ params }) => ({ media_id: params.mediaId.toLowerCase() }),
    present: ({ media: row }: FoundMedia, _, context) => serveMedia("console.downloadMedia", row, context),
  }),
};
