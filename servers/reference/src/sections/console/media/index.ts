import { namedMedia } from "../../messages/index.ts";

export const media = {
  "console.uploadMedia": {},
  "console.getMedia": { media: namedMedia },
  "console.downloadMedia": { media: namedMedia },
};
