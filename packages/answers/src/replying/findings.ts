/** Findings in the knowledge for each question of a message: an answer, or a gap. */
import { languageOf } from "../search/language.ts";
import { termsOf } from "../search/tokenize.ts";
import { type KnowledgeHits, type KnowledgeResult, answerFrom, judge, resultsOf } from "../search/answer.ts";
import { contrastIn } from "./extract.ts";
import { saysNothing } from "../understanding/questions.ts";
import { type Closest, type Quoted, answerOf, asWritten, closestTo, rightly, shareIn, spelledIn } from "./reply.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { type Asked, missingIn } from "./keywords.ts";
import type { Question } from "../understanding/understand.ts";
import { plainOf } from "../understanding/locales.ts";

interface Search {
  readonly query: string;
  readonly found: KnowledgeHits;
}

interface LookedUp {
  readonly question: Question;
  /** All its searches, the nearest first. */
  readonly searches: readonly Search[];
  /** The query that found it. */
  readonly query: string;
  readonly found: KnowledgeHits;
}

/** Finding of the knowledge for a question. */
export type Finding = Answer | Gap;

export interface Answer {
  readonly kind: "answer";
  readonly found: KnowledgeHits;
  readonly quote: Quoted;
  /** Words of the question of which the quote does not speak, or in part: "gluten free cake". */
  readonly lacks: readonly string[];
  /** True if a person has to complete it. */
  readonly leavesOpen: boolean;
}

/** A question that the knowledge does not answer. */
export interface Gap {
  readonly kind: "gap";
  readonly question: Question;
  readonly found: KnowledgeHits;
  /** A quote of what comes closest, if something comes close. It is no answer. */
  readonly closest: Closest | null;
  /** Words of the question of which no passage speaks that was found. */
  readonly lacks: readonly string[];
}

/** Returns a finding for each question. `found` has the hits of their queries, in order. */
export const findingsOf = (questions: readonly Question[], found: readonly KnowledgeHits[]): Finding[] =>
  lookedUp(questions, found).map((each) => (isGrounded(each) ? answered(each) : gapOf(each, lacksOf(each))));

/** Relevances below which a passage must speak of all keywords, and of the weightiest ones themselves. */
const [fair, sure] = [0.3, 0.45];

/** A passage that speaks of none of the weightiest keywords answers another question. */
const answered = (its: LookedUp): Finding => {
  const { found } = its;
  const results = resultsOf(found);
  const asked = spelledQuestion(its);
  const quote = answerOf(its.query, whereNamed(its.query, results));
  const { isBeside, isVague, isFar, phrases, compound } = missingIn(asked, quote.about);
  return isBeside || (isVague && relevanceIn(its) < sure) || (isFar && relevanceIn(its) < fair)
    ? gapOf({ ...its, searches: [] }, phrases)
    : {
        kind: "answer",
        found,
        quote,
        lacks: namedOf(compound, its.question),
        leavesOpen: leavesOpen(its.question.otherwise ?? asked.text, quote.text),
      };
};

/** Share of a question's words above which a sentence answers a part of it. */
const partly = 0.5;

/** Leaves out passages about another thing of the kind that is asked for, if some are about that: lunch beside breakfast. */
const whereNamed = (query: string, results: readonly KnowledgeResult[]): readonly KnowledgeResult[] => {
  const spelled = spelledIn(query, results);
  const { names, namesAnother } = contrastIn(spelled);
  const asked = termsOf(spelled);
  const saysElse = ({ text }: Sentence): boolean => {
    const its = new Set(termsOf(text));
    return !namesAnother(text) && asked.filter((each) => its.has(each)).length > partly * asked.length;
  };
  return results.some(({ passage }) => names(passage))
    ? results.filter(({ passage }) => !namesAnother(passage) || sentencesOf(passage).some(saysElse))
    : results;
};

const spelledQuestion = ({ question: { text, locale }, found }: LookedUp): Asked => ({
  text: spelledIn(text, resultsOf(found)),
  locale,
});

const gapOf = ({ question, found, searches }: LookedUp, lacks: readonly string[]): Gap => {
  // Words of another language come close to a passage by chance.
  const own = searches.filter(({ query, found: its }) => query === question.otherwise || !isForeign(question, its));
  const closest = own.reduce<Closest | null>((known, each) => known ?? closestIn(question, each), null);
  return { kind: "gap", question, found, closest, lacks: namedOf(lacks, question) };
};

/** Names phrases as the customer writes them, without typos: "Apple Pay", and "delivery" for "delivry". */
const namedOf = (lacks: readonly string[], { text, locale }: Question): readonly string[] =>
  lacks.slice(0, maxNamed).map((each) => {
    const right = locale === "en" ? rightly(each) : each;
    return right === each ? asWritten(each, text) : right;
  });

/** Maximum phrases that are named. */
const maxNamed = 2;

/** Returns the words of which none of the passages speaks. */
const lacksOf = (its: LookedUp): readonly string[] => {
  const passages = its.searches.flatMap(({ found }) =>
    resultsOf(found).map(({ title, passage }) => `${title}\n${passage}`),
  );
  return missingIn(spelledQuestion(its), passages).phrases;
};

/** Quotes what comes closest, if the search has something and it speaks of the weightiest keywords. */
const closestIn = (question: Question, { query, found }: Search): Closest | null => {
  const { results } = answerFrom(found);
  const asked = { text: spelledIn(question.text, results), locale: question.locale };
  return closestTo(query, results, (about) => !missingIn(asked, [about]).isFar);
};

const isGrounded = ({ found }: Search): boolean => judge(found).state === "grounded";

/** Takes for each question the first hits that answer it, else those of the question alone. */
const lookedUp = (questions: readonly Question[], found: readonly KnowledgeHits[]): LookedUp[] => {
  let next = 0;
  return questions.flatMap((question) => {
    const all = found
      .slice(next, (next += question.queries.length))
      .map((hits, index): Search => ({ found: hits, query: question.queries[index] ?? question.text }));
    const searches = all.toSorted((one, other) => relevanceIn(other) - relevanceIn(one));
    const its = all.map((each): LookedUp => ({ question, searches, ...each }));
    const best =
      its.find((each) => isGrounded(each) && saysOwn(each)) ??
      its.find(({ query }) => query === question.text) ??
      its[0];
    const other = its.find(({ query }) => query === question.otherwise);
    const isBetter =
      best &&
      other &&
      (isForeign(question, best.found) || (isGrounded(other) && relevanceIn(other) > relevanceIn(best)));
    return (isBetter ? other : best) ?? [];
  });
};

/** Tells if what was found with the question before says something of this one too: "and what if I cancel". */
const saysOwn = ({ query, question: { text, otherwise }, found }: LookedUp): boolean =>
  query === text || query === otherwise || saysNothing(text) || shareIn(found.hits[0]?.passage ?? "", text) >= own;

/** Tells if a question found a passage in another language than its own, and so by names and likeness alone. */
const isForeign = ({ locale, otherwise }: Question, found: KnowledgeHits): boolean => {
  const [first] = found.hits;
  return otherwise !== null && first !== undefined && locale !== "en" && languageOf(first.passage) !== locale;
};

const relevanceIn = ({ found }: Search): number => judge(found).relevance;

/** Share of what a question says that a passage must have which was found with the question before. */
const own = 0.2;

// Answers that a person has to complete: a booking to cancel, a manager to ask, today's soup.

/** Questions how to do with a booking what the agent cannot do. */
const toAct =
  / how (?:do|can|could|would|should|to|does one) (?:\S+ ){0,3}?(?:cancel|chang|mov|reschedul|amend|postpon|rearrang|book|reserv|mak)\w* (?:\S+ ){0,4}(?:bookings?|reserv\w+|appointments?|tables?|visits?|slots?) /u;

/** Sentences that send the reader to people. */
const sending =
  / (?:approv\S+|managers?|(?:ask|call|ring|phone|contact|message|consult|email|write to|speak to|talk to) us|get in touch|on request|genehmig\S+|geschaftsfuhr\S+|auf anfrage|(?:fragen|rufen|schreiben|kontaktieren) sie uns|sur demande|(?:demandez|appelez|contactez|ecrivez) nous|bajo peticion|(?:llamenos|llamanos|consultenos|preguntenos|contactenos)|su richiesta|(?:chiamateci|contattateci)|op aanvraag|(?:bel|vraag) ons) /u;

/** Questions for the way to people, which such a sentence answers. */
const forContact =
  / (?:phone|telephone|number|calls?|contact|reach|e ?mail|speak|talk|write|touch|get hold|who|approv\S+|managers?) /u;

/** Questions which thing there is today, and those for something else about it. */
const ofToday =
  / (?:wh?at|wh?ats|which|wots?) (?!time |kind of )(?:\S+ ){0,6}(?:today|todays|tonight|tonights|of the (?:day|week|month)) /u;

const otherwise = / (?:price|prices|cost|costs|much|charge|time|times|hours|open|close|in|come with) /u;

const today = / (?:today|todays|tonight|of the (?:day|week|month)|daily) /u;

const price = /[€$£] ?\d|\d[.,]\d\d\b|\b\d+ (?:euros?|pounds?|dollars?)\b/u;

/** Questions for an end, other than that of opening, and sentences that tell one. */
const forEnd = / (?:(?:un)?til+ (?:when|what time)|how late|what time (?:\S+ ){1,4}(?:stop|finish|end)) /u;

const ofOpening = / (?:open|opens|opened|opening|close|closes|closed|closing|shut) /u;

const end =
  /\b(?:until|till|last orders?|stops?|ends?|finish\w*|before)\b|(?:\bto|[-–]) ?\d\d?(?:[:.]\d\d| ?[ap]\.?m)|\bhour before\b/iu;

/** Tells if a person has to complete what is quoted for a question. */
export const leavesOpen = (question: string, quote: string): boolean => {
  const [asked, quoted] = [plainOf(question), plainOf(quote)];
  return (
    toAct.test(asked) ||
    (sending.test(quoted) && !forContact.test(asked)) ||
    (ofToday.test(asked) && !otherwise.test(asked) && (price.test(quote) || !today.test(quoted))) ||
    (forEnd.test(asked) && !ofOpening.test(asked) && !end.test(quote))
  );
};
