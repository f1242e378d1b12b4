/** The language in which an agent answers a message. */
import { type Language, languages, stopWordsOf } from "../../knowledge/language.ts";
import { subjectVotes } from "./glossary.ts";
import type { Votes } from "./hear.ts";
import { type Tongue, plainOf, tongues } from "./tongues.ts";

/** Letters that few other languages have. */
const letters: readonly (readonly [Tongue, RegExp])[] = [
  ["es", /[ñ¿¡]/giu],
  ["de", /ß|[äöü](?=\p{L}*\b)/giu],
  ["pt", /[ãõ]|ês\b/giu],
  ["fr", /[œèùûî]/giu],
  ["it", /(?<!\p{L})(?:(?:è|perché|però|più|aperti|avete|costa|costano|vorrei|della)(?!\p{L})|un['’](?=\p{L}))/giu],
  ["tr", /[ığş]/giu],
];

const scripts: readonly (readonly [Tongue, RegExp])[] = [
  ["ru", /\p{sc=Cyrillic}/u],
  ["ar", /\p{sc=Arabic}/u],
  ["hi", /\p{sc=Devanagari}/u],
];

const indonesian = new Set(
  "yang dan di ke dari ini itu ada apa apakah bisa saya kami kamu anda tidak dengan untuk berapa kapan bagaimana dimana jam buka harga mau".split(
    " ",
  ),
);

const isListed = (tongue: Tongue): tongue is Tongue & Language => languages.some((each) => each === tongue);

const isCommon = (word: string, tongue: Tongue): boolean =>
  tongue === "id" ? indonesian.has(word) : isListed(tongue) && stopWordsOf(tongue).has(word);

/** Counts for each language the words and letters of a text that are its own. */
const votesOf = (text: string): Votes => {
  const script = scripts.find(([, pattern]) => pattern.test(text));
  if (script) return new Map([[script[0], 9]]);
  const words = new Set(
    plainOf(text)
      .split(" ")
      .filter((word) => word !== ""),
  );
  return new Map(
    tongues.map((tongue) => {
      const own = letters.find(([each]) => each === tongue)?.[1];
      const marks = own ? (text.slice(0, 1_000).match(own)?.length ?? 0) : 0;
      return [tongue, Array.from(words).filter((each) => isCommon(each, tongue)).length + marks];
    }),
  );
};

const bestOf = (votes: Votes, preferred: readonly Tongue[]): Tongue | null => {
  const most = Math.max(0, ...votes.values());
  if (most === 0) return null;
  const tied = tongues.filter((tongue) => votes.get(tongue) === most);
  return preferred.find((each) => tied.includes(each)) ?? tied[0] ?? null;
};

/** Words from which a single common one tells no language: "size" is a Turkish word, too. */
const many = 4;

/** Votes for the language of a text, as far as they tell it; else those of the words that customers ask about. */
const telling = (text: string, preferred: readonly Tongue[]): Votes => {
  const votes = votesOf(text);
  const best = bestOf(votes, preferred);
  const isDoubtful =
    best !== null &&
    !preferred.includes(best) &&
    (votes.get(best) ?? 0) < 2 &&
    text.trim().split(/\s+/u).length >= many;
  return best === null || isDoubtful ? subjectVotes(text) : votes;
};

/** Words from which those beside a shared one count. */
const several = 3;

/** Tells if several languages share what was heard, as "ok": the words beside it then decide. */
const isShared = (heard: Votes): boolean => {
  const most = Math.max(0, ...heard.values());
  return tongues.filter((tongue) => most > 0 && heard.get(tongue) === most).length > 1;
};

const together = (heard: Votes, said: Votes): Votes =>
  new Map(tongues.map((tongue) => [tongue, (heard.get(tongue) ?? 0) + (said.get(tongue) ?? 0)]));

/**
 * Finds the language of a message: by what was heard in it, else by its words, else by the customer's earlier messages.
 *
 * @param own the customer's language; null if it is not known
 * @param earlier the customer's messages before it, latest first
 */
export const tongueOfMessage = (text: string, heard: Votes, own: Tongue | null, earlier: readonly string[]): Tongue => {
  // Old messages of another language count only where later ones tell none.
  const before = earlier.reduce<Tongue | null>((known, each) => known ?? bestOf(votesOf(each), []), null);
  const preferred: readonly Tongue[] = [...(own ? [own] : []), ...(before ? [before] : []), "en"];
  const said = telling(text, preferred);
  return (
    bestOf(isShared(heard) && text.trim().split(/\s+/u).length >= several ? together(heard, said) : heard, preferred) ??
    bestOf(said, preferred) ??
    preferred[0] ??
    "en"
  );
};
