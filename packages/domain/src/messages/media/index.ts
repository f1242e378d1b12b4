export { type Attaching, mediaIdIn } from "./attach.ts";
export { fileName } from "./file-name.ts";
export { presentMedia } from "./present.ts";
export { type FetchFacts, type FetchedMedia, concludeFetch, failMedia } from "./receive.ts";
export type { MediaFailure, MediaHandleRow, MediaRow } from "./rows.ts";
export { type Sniffed, bareType, isOfType } from "./types.ts";
export { type Upload, type UploadFacts, uploadConsoleMedia, uploadMedia } from "./upload.ts";
