/** Several questions in one message. */
import { queryWords } from "../search/question.ts";
import { segmentsOf } from "../search/tokenize.ts";
import { questionMark } from "./patterns.ts";
import { plainOf } from "./locales.ts";

/** Words by which a question begins. */
const asking =
  "who|what|whats|wats|wat|wots|wot|when|whens|wen|where|wheres|which|why|how|hw|hows|do|does|did|is|are|can|could|will|would|may|should|have|has|any|" +
  "wer|was|wann|wo|welche[rsn]?|warum|wie|wieviel|kann|konnen|konnt|haben|habt|gibt|ist|sind|darf|durfen|liefern|" +
  "qui|que|quand|ou|quel|quelle|quels|quelles|pourquoi|comment|combien|est|peut|peuton|puis|avez|livrez|acceptez|" +
  "quien|cuando|donde|cual|cuales|por|como|cuanto|cuanta|cuantos|hay|puedo|tienen|hacen|aceptan|" +
  "quem|quando|onde|qual|quanto|posso|tem|voces|aceitam|fazem|" +
  "chi|dove|quali|quanto|perche|come|posso|avete|fate|accettate|" +
  "wie|wat|wanneer|waar|welke|waarom|hoe|hoeveel|kan|kunnen|mag|hebben|heeft|zijn";

const joining = "(?:and|also|plus|und|auch|et|y|e|en)";
/** Length of a message that is split, in UTF-16 code units. */
const maxLength = 1_000;

const starts = new RegExp(`^ (?:${joining} )*(?:${asking}) `, "u");
/** A full stop or "and" before another question, in several languages. Chats seldom have capitals. */
const between = new RegExp(
  `(?:[.!?？؟,;+&/]+\\s*|[,;]?(?<!\\b(?:you|u|we|i|they|it|he|she))\\s+${joining}\\s+|\\s+[+&/]\\s*)(?=(?:also\\s+|auch\\s+)?(?:${asking})\\s)`,
  "giu",
);

const opening = new RegExp(`^${joining}\\s+`, "iu");

const askingWords = new Set(asking.split("|"));

/** Tells if a word begins questions, as customers spell it: "hw". */
export const isAsking = (word: string): boolean => askingWords.has(word);

/** Tells if a text looks like a question. */
export const asksSomething = (part: string): boolean => questionMark.test(part) || starts.test(plainOf(part));

/** A message seldom asks more. Each is one more search. */
const maxQuestions = 3;
const minWords = 2;

/**
 * Splits a message into its questions. Statements stay with a single question that may need them: one that points back, or says
 * little.
 */
export const questionsIn = (text: string): readonly string[] => {
  const parts = text
    .slice(0, maxLength)
    .split(/\n+/u)
    .flatMap((line) => Array.from(segmentsOf(line, "sentence"), ({ segment }) => segment))
    .flatMap((sentence) => sentence.split(between))
    .map((part) => part.trim().replace(opening, ""))
    .filter((part) => asksSomething(part) && plainOf(part).trim().split(" ").length >= minWords);
  const [only] = parts;
  const isWhole = only === undefined || (parts.length === 1 && (pointsBack(only) || saysLittle(only)));
  return isWhole ? [text] : parts.slice(0, maxQuestions);
};

const pointing = / (?:it|its|they|them|that|this|those|these|he|she|das|es|sie|ca|cela|eso|isso|dat|bu|это) /u;
const joined = new RegExp(
  `^ (?:(?:${joining}|what about|how about|what if|with|without|even|only|or|but|oder|aber|mit|ohne|ou|mais|avec|sans|aussi|o|pero|con|sin|tambien|com|sem|tambem|ma|senza|anche|of|maar|met|zonder|ook) )`,
  "u",
);

/** Tells if a question points at something said before it. */
export const pointsBack = (question: string): boolean => pointing.test(plainOf(question));

/** Tells if a text goes on with what was said before it: "and on Sundays?" */
export const continues = (text: string): boolean => joined.test(plainOf(text));

const bare =
  /^ (?:(?:and|so|ok|und|et|y|e|en) )*(?:how (?:much|long|many|often|far)|when|where|why|what time|which(?: one)?|who|price|cost|wie ?viel|wie lange|wann|wo|warum|was kostet (?:das|die|der|es)|wie teuer(?: ist (?:das|die|der|es))?|preis|(?:cest )?combien|combien ca coute|(?:il|elle|ca|cela) coute combien|quand|ou|pourquoi|cuanto(?: (?:es|cuesta|vale))?|cuando|donde|por que|quanto(?: (?:e|custa|costa|viene))?|quando|onde|dove|perche|hoeveel|hoe lang|wanneer|waar|waarom)(?: (?:is (?:it|that)|would (?:it|that) be|does (?:it|that) (?:cost|take)|exactly|please|then|roughly|par \S+|al dia|pro \S+|per \S+|a day))* $/u;

/** Tells if a question is nothing without what was said before it: "how much". */
export const saysNothing = (question: string): boolean => bare.test(plainOf(question));

/** Tells if a question has at most one keyword, so that it means little without what was said before it. */
export const saysLittle = (question: string): boolean => countKeywords(question) <= 1;

const countKeywords = (question: string): number =>
  queryWords(question, ["en"]).filter(({ isKind, isAside }) => !isKind && !isAside).length;
