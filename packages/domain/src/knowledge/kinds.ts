/** Kinds of answers: questions ask for them by small words (when, how much, where), and passages are seen to hold them. */
import { type Kind, asked, held, heldAnywhere, kindTopics, kinds } from "./kinds-words.ts";
import type { Language } from "./language.ts";

/** The kinds of what a passage says, in folded text. */
export const kindsIn = (text: string, language: Language): Kind[] =>
  kinds.filter((kind) => heldAnywhere[kind]?.test(text) || held[language]?.[kind]?.test(text));

/** The kinds that a folded question asks for. */
export const kindsAsked = (query: string, language: Language): Kind[] =>
  kinds.filter((kind) => asked[language]?.[kind]?.test(query));

/** The words for kinds that are all a question asks for. */
export const topicsOf = (asksFor: readonly string[], language: Language): string[] =>
  kinds.flatMap((kind) => (asksFor.includes(kind) ? (kindTopics[language]?.[kind] ?? []) : []));
