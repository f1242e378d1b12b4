import { lateLists } from "./packed-lists.ts";
import { packedStopWords } from "./packed-stop-words.ts";

/** Returns a list of `scripts/stop-words.ts`. */
export const listedStopWords = lateLists(packedStopWords);
