/** Sentences of a passage in plain text or Markdown, each with what stands above it as its label. */
import { segmentsOf, termsOf } from "../search/tokenize.ts";
import { endsAsQuestion } from "../understanding/patterns.ts";
import { type Language, folded } from "../search/language.ts";
import { impliedBy } from "../search/phrases.ts";
import type { QueryTerm, QueryWord, ReadQuestion } from "../search/question.ts";
import { kindsIn } from "../search/kinds.ts";

export interface Sentence {
  readonly text: string;
  /** The question or bold words that it stands under, or its heading; empty if there are none. */
  readonly label: string;
  /** True for a label that is quoted with its sentence: "Lockers: bring your own padlock." */
  readonly isShown: boolean;
}

/** Sentences that answer a question within a paragraph. */
const maxAnswer = 2;

const heading = /^#{1,6}\s+(.*)$/u;

const listItem = /^([-*+]|\d+[.)])\s+/u;

const boldLine = /^(?:\*\*|__)(.+?)(?:\*\*|__)[:.]?$/u;

const boldStart = /^(?:\*\*|__)([^*_]+?)(?:\*\*|__)[:.]?\s+(?=\S)/u;

const row = /^\|(.*)\|$/u;

const ruler = /^[\s|:-]+$/u;

const emphasis = /(\*\*|__|`)/gu;

const link = /!?\[([^\]]*)\]\([^)]*\)/gu;

/** Abbreviations after which a sentence goes on: "refer you to Dr. Okafor". */
const abbreviated =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|no|nr|approx|incl|max|min|tel|e\.g|i\.e|z\.b|ca|sra?|mme)\.\s*$/iu;

const plain = (text: string): string => text.replace(link, "$1").replace(emphasis, "").trim();

const segmented = (block: string): string[] => {
  const sentences: string[] = [];
  for (const { segment } of segmentsOf(block, "sentence")) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviated.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((each) => each.trim()).filter((each) => each !== "");
};

/** Reads a passage line by line. */
class Reader {
  readonly sentences: Sentence[] = [];
  #heading = "";
  #label = "";
  /** True once the label has a sentence, so that an empty line ends it. */
  #isLabelUsed = false;
  #block: string[] = [];
  #header: readonly string[] = [];

  read(passage: string): readonly Sentence[] {
    const lines = passage.split("\n").map((each) => each.trim());
    for (const [index, line] of lines.entries()) this.#line(line, lines[index + 1] ?? "");
    this.#end();
    return this.sentences;
  }

  #line(line: string, next: string): void {
    const title = heading.exec(line)?.[1];
    const label = boldLine.exec(line)?.[1];
    if (title !== undefined) this.#under(title);
    else if (label !== undefined) this.#labelled(label);
    else if (line === "") this.#blank();
    else if (row.test(line)) this.#row(line, next);
    else this.#text(line);
  }

  #under(title: string): void {
    this.#end();
    this.#heading = plain(title);
    this.#label = "";
  }

  #labelled(label: string): void {
    this.#end();
    this.#name(label);
  }

  #name(label: string): void {
    this.#label = plain(label);
    this.#isLabelUsed = false;
  }

  #blank(): void {
    this.#end();
    this.#header = [];
    if (this.#isLabelUsed) this.#label = "";
  }

  #text(line: string): void {
    const text = line.replace(listItem, "");
    if (text !== line) this.#end();
    const label = boldStart.exec(text)?.[1];
    if (label === undefined) this.#block.push(text);
    else {
      this.#labelled(label);
      this.#block.push(text.replace(boldStart, ""));
    }
  }

  /** Reads a row of a table as one sentence, with the names of its columns. */
  #row(line: string, next: string): void {
    this.#end();
    const cells = line.slice(1, -1).split("|").map(plain);
    if (row.test(next) && ruler.test(next)) this.#header = cells;
    else if (!ruler.test(line)) {
      const [first = "", ...rest] = cells;
      const named = rest.map((each, index) => `${this.#header[index + 1] ?? ""} ${each}`.trim());
      this.#add(rest.length === 0 ? first : `${first}: ${named.join("; ")}`);
    }
  }

  #end(): void {
    const block = plain(this.#block.join(" "));
    this.#block = [];
    const all = segmented(block);
    let left = all.length;
    for (const [index, text] of all.entries()) {
      // A question of the page is the label of its answer: of all below it, or of what follows it within a paragraph.
      if (endsAsQuestion(text) && (index < all.length - 1 || all.length === 1)) {
        this.#name(text);
        left = index === 0 ? all.length : maxAnswer;
      } else if (left-- > 0) this.#add(text);
      else {
        this.#label = "";
        this.#add(text);
      }
    }
  }

  #add(text: string): void {
    const isShown = this.#label !== "";
    this.sentences.push({ text, label: isShown ? this.#label : this.#heading, isShown });
    this.#isLabelUsed = true;
  }
}

/** Splits a passage into sentences. Headings and questions are labels, and a list item or a row is separate. */
export const sentencesOf = (passage: string): readonly Sentence[] => new Reader().read(passage);

// Worth of a sentence as the answer to a question: its words, their synonyms, and the kind of answer asked for.

/** Worth of a synonym, of a circumstance, and of a word that every text has. */
const [alike, aside, least] = [0.6, 0.3, 0.02];

/** Returns the weight of a word by how rare its language has it. */
export const wordWeight = ({ share, isAside }: Pick<QueryWord, "share" | "isAside">): number =>
  (isAside ? aside : 1) * Math.log(1 / (share + least));

/** Worth of a word that the title has, so that every sentence is about it. */
const titled = 0.4;

/** Returns a function that weighs sentences of a document by a question. */
export const sentenceWorth = (
  question: ReadQuestion,
  language: Language,
  title: string,
): ((sentence: string) => number) => {
  const ofTitle = new Set(termsOf(title, language));
  const words = question.wordsIn(language).map((word) => ({
    ...word,
    weight: (word.terms.some(({ term }) => ofTitle.has(term)) ? titled : 1) * wordWeight(word),
  }));
  return (sentence) => {
    const held = new Set([
      ...termsOf(sentence, language),
      ...termsOf(impliedBy(folded(sentence), language), language),
      ...kindsIn(folded(sentence), language),
    ]);
    const holds = ({ term }: QueryTerm): boolean => held.has(term);
    return words.reduce((sum, word) => {
      const share = word.terms.some(holds) ? 1 : word.alike.some(holds) ? alike : 0;
      return sum + share * word.weight;
    }, 0);
  };
};
