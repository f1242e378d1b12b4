/** English wordings of several words that stand for one, in questions and passages. */
import { vocabularyOf } from "./vocabulary.ts";

const meanings = new Map<string, string>();
let pattern: RegExp | undefined;

/** Compiles the table at its first use. Longer wordings go first. */
const compiled = (): RegExp => {
  if (pattern) return pattern;
  for (const line of vocabularyOf("wordings")) {
    const [word = "", wordings = ""] = line.split("=");
    for (const each of wordings.split("|")) meanings.set(each, word);
  }
  const longestFirst = [...meanings.keys()].toSorted((one, other) => other.length - one.length);
  return (pattern = new RegExp(`\\b(?:${longestFirst.join("|").replaceAll(" ", "[ -]")})\\b`, "g"));
};

const meaningOf = (wording: string): string => meanings.get(wording.replaceAll("-", " ")) ?? "";

export const reworded = (query: string): string => query.replace(compiled(), meaningOf);

/** Returns the words that the wordings of a passage stand for. */
export const meantIn = (text: string): string[] =>
  Array.from(text.matchAll(compiled()), ([wording]) => meaningOf(wording));
