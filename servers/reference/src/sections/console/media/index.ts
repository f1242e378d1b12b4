import { namedMedia } from "../../messages/index.ts";

export const media = {
  "console.getMedia": { media: namedMedia },
  "console.downloadMedia": { media: namedMedia },
};
