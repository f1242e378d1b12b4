/** Several questions in one message. */
import { segmentsOf } from "../../knowledge/segments.ts";
import { plainOf } from "./tongues.ts";

/** Words by which a question begins. */
const asking =
  "who|what|whats|when|whens|where|wheres|which|why|how|hows|do|does|did|is|are|can|could|will|would|may|should|have|has|any|" +
  "wer|was|wann|wo|welche[rsn]?|warum|wie|wieviel|kann|konnen|konnt|haben|habt|gibt|ist|sind|darf|durfen|liefern|" +
  "qui|que|quand|ou|quel|quelle|quels|quelles|pourquoi|comment|combien|est|peut|peuton|puis|avez|livrez|acceptez|" +
  "quien|cuando|donde|cual|cuales|por|como|cuanto|cuanta|cuantos|hay|puedo|tienen|hacen|aceptan|" +
  "quem|quando|onde|qual|quanto|posso|tem|voces|aceitam|fazem|" +
  "chi|dove|quali|quanto|perche|come|posso|avete|fate|accettate|" +
  "wie|wat|wanneer|waar|welke|waarom|hoe|hoeveel|kan|kunnen|mag|hebben|heeft|zijn";

const starts = new RegExp(`^ (?:${asking}) `, "u");
/** "and" before another question, in several languages. */
const between = new RegExp(`(?:,|;)?\\s+(?:and|also|und|et|y|e|en)\\s+(?:also\\s+|auch\\s+)?(?=(?:${asking})\\s)`, "giu");

const isQuestion = (part: string): boolean => part.includes("?") || starts.test(plainOf(part));

/** A message seldom asks more. Each is one more search. */
export const maxQuestions = 3;
const minWords = 2;

/**
 * Splits a message into its questions, if it asks several; else returns it as it is. Statements stay with the questions, since one
 * may need them.
 */
export const questionsIn = (text: string): readonly string[] => {
  const parts = text
    .split(/\n+/u)
    .flatMap((line) => Array.from(segmentsOf(line, "sentence"), ({ segment }) => segment))
    .flatMap((sentence) => sentence.split(between))
    .map((part) => part.trim())
    .filter((part) => isQuestion(part) && plainOf(part).trim().split(" ").length >= minWords);
  return parts.length > 1 ? parts.slice(0, maxQuestions) : [text];
};

const pointing = /(?<= )(?:it|its|they|them|that|this|those|these|one|ones|there|he|she)(?= )/u;

/** Tells if a question points at something said before it. */
export const pointsBack = (question: string): boolean => pointing.test(plainOf(question));
