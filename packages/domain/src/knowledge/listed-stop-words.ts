/** Stop words that are listed, unpacked at their first use: a text is compared with all languages. */
import { type Lists, unpackLists } from "./packed-lists.ts";
import { packedStopWords } from "./packed-stop-words.ts";

let lists: Lists | undefined;

/** Returns a list of `scripts/stop-words.ts`. */
export const listedStopWords = (name: string): readonly string[] => {
  lists ??= unpackLists(packedStopWords);
  return lists.get(name) ?? [];
};
