/** Kinds of answers: asked for by small words (when, how much, where), and detected in passages. */
import { type Kind, held, heldAnywhere, kindTopics, kinds, questionPatterns } from "./kinds-words.ts";
import type { Language } from "./language.ts";

/** Detects the kinds of answers in a folded passage. */
export const kindsIn = (text: string, language: Language): Kind[] =>
  kinds.filter((kind) => heldAnywhere[kind]?.test(text) || held[language]?.[kind]?.test(text));

/** Detects the kinds that a folded question asks for. */
export const kindsAsked = (query: string, language: Language): Kind[] =>
  kinds.filter((kind) => questionPatterns[language]?.[kind]?.test(query));

/** Returns words for the kinds, for a question that has no other word. */
export const topicsOf = (asksFor: readonly string[], language: Language): string[] =>
  kinds.flatMap((kind) => (asksFor.includes(kind) ? (kindTopics[language]?.[kind] ?? []) : []));
