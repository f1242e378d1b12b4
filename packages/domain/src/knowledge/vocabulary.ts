/** Synonyms and wordings, unpacked at their first use. */
import { type Lists, unpackLists } from "./packed-lists.ts";
import { packedVocabulary } from "./packed-vocabulary.ts";

let lists: Lists | undefined;

/** Returns the lines of a list of `scripts/vocabulary.ts`. */
export const vocabularyOf = (name: string): readonly string[] => {
  lists ??= unpackLists(packedVocabulary);
  return lists.get(name) ?? [];
};
