/** Ranking of sections: what a page is about counts more than what it mentions. Runs in the browser. */
import MiniSearch, { type SearchResult } from "minisearch";
import { stemmer } from "stemmer";

/** A section that answers a query. */
export interface Hit {
  readonly address: string;
  readonly page: string;
  readonly heading: string;
  readonly group: string;
  /** Text around the first word that was found. */
  readonly excerpt: string;
}

interface Indexed {
  readonly id: number;
  readonly heading: string;
  readonly title: string;
  readonly text: string;
  /** Name of what the page is about, in its first section. */
  readonly name: string;
}

/** Guides answer a question, and the reference lists what there is. */
const weights: { readonly [group: string]: number } = { Start: 1.2, Guides: 1.4, Packages: 1.2, Reference: 0.8 };

const maxHits = 12;

/** A page with more sections that match is not a better answer. */
const maxHitsOfPage = 2;

/** Keeps names such as `window_closed` and `Next.js` whole, and takes them apart as well. */
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}_]+(?:\.js\b)?/gu) ?? []).flatMap((word) =>
    /[_.]/.test(word) ? [word.replace(".", ""), ...word.split(/[_.]/).filter((part) => part !== "")] : [word],
  );

/** Steps of a guide have a number that nobody searches for, and readers know codes by their words. */
const asTyped = (heading: string): string =>
  heading
    .replace(/^\d+\. /, "")
    .replaceAll("_", " ")
    .trim()
    .toLowerCase();

/** Status of an error code: the reference of errors begins each with it. */
const statusOf = ([, , , text]: Section): string => /^Status (\d{3})\b/.exec(text)?.[1] ?? "";

const termOf = (word: string): string => (word.includes("_") ? word.toLowerCase() : stemmer(word.toLowerCase()));

/** Sections that are indexed before a key that is typed gets its turn. */
const chunkSize = 400;

/** Builds the index once; the function that it returns answers queries. */
export const createSearch = async ({ pages, sections }: SearchData): Promise<(query: string) => readonly Hit[]> => {
  const index = new MiniSearch<Indexed>({
    fields: ["heading", "title", "text", "name"],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: { boost: { heading: 5, title: 3, name: 5 }, prefix: true, fuzzy: fuzzyFrom },
  });
  const nameOf = ([page, anchor]: Section): string => (anchor === "" ? (pages[page]?.[3] ?? "") : "");
  const indexed = sections.map((section, id): Indexed => {
    const [page, , heading, text] = section;
    return { id, heading, title: pages[page]?.[1] ?? "", text, name: nameOf(section) };
  });
  await index.addAllAsync(indexed, { chunkSize });
  const isExactly = (section: Section | undefined, query: string): boolean =>
    section !== undefined &&
    [section[2], ...nameOf(section).split(", "), statusOf(section)].some((one) => asTyped(one) === query);
  const groupOf = (id: number): string => pages[sections[id]?.[0] ?? 0]?.[2] ?? "";
  const hitOf = (id: number, terms: readonly string[]): Hit => {
    const [page, anchor, heading, text] = sections[id] ?? [0, "", "", ""];
    const [path, title, group] = pages[page] ?? ["", "", ""];
    const address = anchor === "" ? path : `${path}#${anchor}`;
    return { address, page: title, heading, group, excerpt: around(text, terms) };
  };
  return (query) => {
    const exact = asTyped(query);
    const boostDocument = (id: number): number =>
      (weights[groupOf(id)] ?? 1) * (isExactly(sections[id], exact) ? 4 : 1);
    const all = index.search(query, { combineWith: "AND", boostDocument });
    const found = all.length > 0 ? all : index.search(query, { combineWith: "OR", boostDocument });
    return spread(found, (id) => sections[id]?.[0] ?? 0).map(({ id, terms }) => hitOf(Number(id), terms));
  };
};

/** Returns the best results, few of each page. */
const spread = (found: readonly SearchResult[], pageOf: (id: number) => number): SearchResult[] => {
  const counts = new Map<number, number>();
  const kept = found.filter(({ id }) => {
    const page = pageOf(Number(id));
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= maxHitsOfPage;
  });
  return kept.slice(0, maxHits);
};

/** Short words have too many neighbours. */
const fuzzyFrom = (term: string): number | false => (term.length > 3 ? 0.2 : false);

const excerptLength = 120;

const around = (text: string, terms: readonly string[]): string => {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, lower.length) - 40);
  const start = places.length === 0 || from === 0 ? 0 : text.indexOf(" ", from) + 1;
  return `${start > 0 ? "… " : ""}${text.slice(start, start + excerptLength)}${start + excerptLength < text.length ? " …" : ""}`;
};

// Form of the search index as it is sent: short, since it is the largest thing that a reader may load.
/** Path, title and group of a page, and names by which programs or readers know what it is about, with a comma between. */
export type SearchedPage = readonly [path: string, title: string, group: string, name?: string];

/** Number of the page, anchor, heading and text of a section. */
export type Section = readonly [page: number, anchor: string, heading: string, text: string];

export interface SearchData {
  readonly pages: readonly SearchedPage[];
  readonly sections: readonly Section[];
}
