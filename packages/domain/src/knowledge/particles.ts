/** What Chinese and Japanese put between the words that say something: a text tells neither language of itself. */
import { stopwords as japanese } from "@orama/stopwords/japanese";
import { stopwords as chinese } from "@orama/stopwords/mandarin";

let particles: ReadonlySet<string> | undefined;

export const isParticle = (segment: string): boolean => {
  particles ??= new Set([...japanese, ...chinese]);
  return particles.has(segment);
};
