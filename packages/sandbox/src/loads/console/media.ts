import type { LoadsIn } from "../section.ts";

export const media = {
  "console.uploadMedia": () => ({}),
  "console.getMedia": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
  "console.downloadMedia": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
} satisfies Partial<LoadsIn<"console">>;
