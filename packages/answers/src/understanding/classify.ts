import { lazy } from "../lazy.ts";
import { type Topic, allergyCues, cues, faults, topics } from "./cues.ts";
import { corrected, patternsOf, questionMark, spoken } from "./patterns.ts";
import { type Courtesy, angry, chatIn, courtesies, emojis, followUpsIn, phrasesOf } from "./courtesies.ts";
import { praiseIn, reliefIn } from "./statements.ts";
import { asksSomething } from "./questions.ts";
import { type Subject, subjectsOf, wishesToBook } from "./subjects.ts";
import { type Locale, plainOf, locales } from "./locales.ts";

// Topics of a customer's message before it is a question: courtesy, a wish for a person, danger, and the like.

/** Points for each language that a message may be in. */
export type Votes = ReadonlyMap<Locale, number>;

export interface Classification {
  /** The most important thing that it is about. */
  readonly kind: Topic | "booking" | "courtesy" | "question" | "wordless";
  /** Its courtesies, the clearest first. A question has some if it is short and may be no more than a courtesy. */
  readonly courtesies: readonly Courtesy[];
  readonly votes: Votes;
  /** True if it was heard only after mistyped words were replaced. */
  readonly isCorrected?: true;
}

/** Returns the languages in which a text is about a topic. */
const localesOf = (topic: Topic, plain: string): Locale[] => {
  const patterns = patternsOf(topic === "allergy" ? allergyCues : cues[topic]);
  return patterns.flatMap(([locale, pattern]) => (pattern.test(plain) ? [locale] : []));
};

const faultPatterns = faults.map((each) => new RegExp(spoken(each), "u"));

/** Two faults are a complaint, unless something is asked. */
const namesFaults = (text: string, plain: string): boolean =>
  !questionMark.test(text) && faultPatterns.filter((each) => each.test(plain)).length > 1;

/** A question such as "are you a human" asks about the agent. It is a wish for a person only with more words. */
const wishBeside = (plain: string): boolean => {
  const rest = patternsOf(cues.about).reduce((text, [, pattern]) => text.replace(pattern, ""), plain);
  return localesOf("person", rest).length > 0;
};

interface About {
  readonly topic: Topic;
  readonly locales: readonly Locale[];
}

const aboutOf = (text: string, plain: string): About | null => {
  const followUps = followUpsIn(text, plain);
  if (followUps.length > 0) return { topic: "person", locales: followUps };
  for (const topic of topics) {
    const its = localesOf(topic, plain);
    if (its.length === 0 || (topic === "about" && wishBeside(plain))) continue;
    return { topic, locales: topic === "allergy" ? [] : its };
  }
  return namesFaults(text, plain) || angry.test(text) ? { topic: "complaint", locales: [] } : null;
};

const aboutMistyped = (text: string, plain: string): About | null => {
  const right = corrected(plain);
  return right === plain ? null : aboutOf(text, right);
};

const allergens = /(?<= )(?:al+er[gj]en|аллерген)/u;

/** Tells if a question is about allergens in general. */
export const isAboutAllergens = (text: string): boolean => allergens.test(plainOf(text));

const votesFor = (its: readonly Locale[]): Votes => new Map(its.map((locale) => [locale, 3]));

/** Hears what a message is about. Mistyped words count where nothing else is known. */
export const classify = (text: string): Classification => {
  const plain = plainOf(text);
  if (plain.trim() === "") return wordless(text);
  const courteous = courtesyOf(plain) ?? (asksSomething(text) ? null : courteousEndOf(plain));
  const chatted = chatIn(text);
  if (chatted.length > 0) return { kind: "courtesy", courtesies: ["chat"], votes: votesFor(chatted) };
  const written = aboutOf(text, plain);
  const about = written ?? (courteous?.kind === "courtesy" ? null : aboutMistyped(text, plain));
  if (about && !(about.topic === "about" && courteous?.kind === "courtesy")) {
    const votes = votesFor(about.locales);
    return { kind: about.topic, courtesies: [], votes, ...(written ? {} : { isCorrected: true }) };
  }
  // Praise has words that are a courtesy alone: "great".
  const praised = courteous?.courtesies.some((each) => each !== "well") ? [] : praiseIn(text);
  if (courteous?.kind === "courtesy" && praised.length === 0) return courteous;
  if (praised.length > 0) return { kind: "courtesy", courtesies: ["praise"], votes: votesFor(praised) };
  const relieved = reliefIn(text, plain);
  if (relieved.length > 0) return { kind: "courtesy", courtesies: ["well"], votes: votesFor(relieved) };
  if (wishesToBook(plain)) return { kind: "booking", courtesies: [], votes: new Map() };
  return courteous ?? { kind: "question", courtesies: [], votes: new Map() };
};

const wordless = (text: string): Classification => {
  const votes: Votes = new Map();
  if (angry.test(text)) return { kind: "complaint", courtesies: [], votes };
  const said = emojis.find(([pattern]) => pattern.test(text));
  return said ? { kind: "courtesy", courtesies: [said[1]], votes } : { kind: "wordless", courtesies: [], votes };
};

interface Phrase {
  readonly words: readonly string[];
  /** Null for a word that goes with any courtesy. */
  readonly courtesy: Courtesy | null;
  readonly locale: Locale;
}

/** Phrases by their first word. */
const phrases = lazy((): ReadonlyMap<string, readonly Phrase[]> => {
  const made = new Map<string, Phrase[]>();
  for (const locale of locales) {
    for (const courtesy of [...courtesies, null]) {
      for (const phrase of (phrasesOf[locale][courtesy ?? "beside"] ?? "").split(",")) {
        const words = plainOf(phrase).trim().split(" ");
        const [first = ""] = words;
        if (first !== "") made.set(first, [...(made.get(first) ?? []), { words, courtesy, locale }]);
      }
    }
  }
  return made;
});

/** Longest courtesy in words. A longer message is hardly one. */
const maxWords = 14;

/** Unknown words, such as a name, that a short message may have and still be a courtesy. */
const maxUnknown = 2;

const maxWithUnknown = 5;

/** Courtesies that hardly begin a question, and the unknown words that may follow one: "never mind, I will look elsewhere". */
const leading: ReadonlySet<Courtesy> = new Set(["goodbye", "never_mind", "thanks"]);

const maxAfterLeading = 5;

/** Reads a text of courtesies and the words beside them; null for any other. */
const courtesyOf = (plain: string): Classification | null => {
  const words = plain.trim().split(" ");
  if (words.length > maxWords) return null;
  let mayHave = words.length <= maxWithUnknown ? maxUnknown : 0;
  let unknown = 0;
  const said = new Set<Courtesy>();
  const votes = new Map<Locale, number>();
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at);
    if (found.length === 0 && ++unknown > mayHave) return null;
    const leads = found.some(({ courtesy }) => courtesy !== null && leading.has(courtesy));
    if (unknown === 0 && leads) mayHave = maxAfterLeading;
    for (const { courtesy, locale, words: its } of found) {
      if (courtesy) said.add(courtesy);
      votes.set(locale, (votes.get(locale) ?? 0) + (courtesy ? its.length : 0.5));
    }
    at += found[0]?.words.length ?? 1;
  }
  if (said.size === 0) return null;
  const kind = unknown === 0 ? "courtesy" : "question";
  return { kind, courtesies: courtesies.filter((each) => said.has(each)), votes };
};

/** Courtesies that say at the end of a statement how it is meant. */
const ending: ReadonlySet<Courtesy> = new Set(["goodbye", "thanks"]);

/** Reads a statement that ends in a courtesy: "that's me sorted, have a good weekend". */
const courteousEndOf = (plain: string): Classification | null => {
  const words = plain.trim().split(" ");
  if (words.length > maxWords) return null;
  for (let at = 0; at < words.length; at++) {
    const found = longestAt(words, at).filter(({ courtesy }) => courtesy !== null && ending.has(courtesy));
    const [{ courtesy, words: its } = { courtesy: null, words: [] }] = found;
    if (!courtesy || at + its.length < words.length) continue;
    const votes = new Map(found.map(({ locale }) => [locale, its.length]));
    return { kind: courtesy === "goodbye" ? "courtesy" : "question", courtesies: [courtesy], votes };
  }
  return null;
};

/** Returns the longest phrases at a place, of every language that has them; real courtesies before words beside. */
const longestAt = (words: readonly string[], at: number): readonly Phrase[] => {
  const spelled = spellingsOf(words[at] ?? "").flatMap((first) => phrases().get(first) ?? []);
  const matching = spelled.filter(({ words: its }) =>
    its.every((word, index) => index === 0 || words[at + index] === word),
  );
  const longest = Math.max(0, ...matching.map(({ words: its }) => its.length));
  const best = matching.filter(({ words: its }) => its.length === longest);
  const real = best.filter(({ courtesy }) => courtesy !== null);
  return real.length > 0 ? real : best;
};

/** "hellooo" and "helloo" are hello, and "cooool" is cool. */
const spellingsOf = (word: string): string[] =>
  phrases().has(word)
    ? [word]
    : [word.replace(/(.)\1{2,}/gu, "$1").replace(/(.)\1$/u, "$1"), word.replace(/(.)\1{2,}/gu, "$1$1")];

// Names the intent of a message by what a hosted agent hears in it.

export type IntentName = Subject | (typeof topicIntents)[Topic] | "greeting" | "thanks" | "goodbye";

export interface Intent {
  readonly name: IntentName;
  /** 0 to 1. */
  readonly confidence: number;
}

const topicIntents = {
  danger: "danger",
  allergy: "allergy",
  about: "agent_question",
  person: "human_request",
  stopping: "opt_out",
  complaint: "complaint",
  order: "order_status",
} as const satisfies { readonly [Each in Topic]: string };

const courtesyIntents: { readonly [Each in Courtesy]?: IntentName } = {
  greeting: "greeting",
  thanks: "thanks",
  goodbye: "goodbye",
};

/** Highest for what an agent acts on. A corrected word may have been another one. */
const confidences = { asWritten: 0.9, named: 0.8, corrected: 0.7 };

/** Detects the intent of a message. Returns null if none is clear, or if it asks about two subjects. */
export const detectIntent = (text: string): Intent | null => {
  const classified = classify(text);
  const name = nameOf(classified);
  if (name) return { name, confidence: classified.isCorrected ? confidences.corrected : confidences.asWritten };
  if (classified.kind !== "question") return null;
  const [subject, another] = subjectsOf(text);
  return subject && !another ? { name: subject, confidence: confidences.named } : null;
};

const nameOf = ({ kind, courtesies: [first] }: Classification): IntentName | null => {
  if (kind === "courtesy") return (first && courtesyIntents[first]) ?? null;
  if (kind === "booking") return kind;
  return kind === "question" || kind === "wordless" ? null : topicIntents[kind];
};
