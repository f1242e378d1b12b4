/** Cues as regular expressions, made at the first use, since there are many. */
import type { Cues } from "./cue.ts";
import { type Tongue, tongues } from "./tongues.ts";

/** Returns the source of a cue: a beginning of `^` stands for the whole text, any other cue for words within it. */
export const spoken = (pattern: string): string => {
  const source = pattern
    .normalize("NFKD")
    .replace(/[\p{Script=Inherited}\u{640}]/gu, "")
    .replaceAll(" _", " (?:\\S+ ){0,4}")
    .replace(/(?<=[\p{L}\p{M})?])\$/gu, " $");
  return source.startsWith("^") ? source : `(?<= )(?:${source})(?= |$)`;
};

const compiled = new Map<Cues, readonly (readonly [Tongue, RegExp])[]>();

/** Returns the cues of each language as one pattern. */
export const patternsOf = (its: Cues): readonly (readonly [Tongue, RegExp])[] => {
  const known = compiled.get(its);
  if (known) return known;
  const made = tongues.flatMap((tongue) => {
    const patterns = its[tongue] ?? [];
    return patterns.length === 0 ? [] : [[tongue, new RegExp(patterns.map(spoken).join("|"), "u")] as const];
  });
  compiled.set(its, made);
  return made;
};
