/** Chinese and Japanese particles, in one set, since a text does not show which of the two it is. */
import { listedStopWords } from "./listed-stop-words.ts";

let particles: ReadonlySet<string> | undefined;

export const isParticle = (segment: string): boolean => {
  particles ??= new Set(listedStopWords("particles"));
  return particles.has(segment);
};
