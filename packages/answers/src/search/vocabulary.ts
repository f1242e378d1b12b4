import { lateLists } from "./language.ts";
import { packedVocabulary } from "./packed-vocabulary.ts";

/** Returns the synonyms of a language, or the wordings: a list of `scripts/vocabulary.ts`. */
export const vocabularyOf = lateLists(packedVocabulary);
