/** A retrieval collection of documents, questions and judgements: a folder with three files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface CollectionDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface CollectionQuery {
  readonly id: string;
  readonly text: string;
  /** True if the documents hold an answer. */
  readonly answerable: boolean;
}

export interface Collection {
  readonly documents: readonly CollectionDocument[];
  readonly queries: readonly CollectionQuery[];
  /** Relevance of documents by query; unjudged ones are missing. */
  readonly relevant: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

type Line = { readonly [member: string]: unknown };

const linesOf = (dir: string, file: string): Line[] =>
  readFileSync(join(dir, file), "utf8")
    .replace(/^\ufeff/, "")
    .split("\n")
    .flatMap((line, index): Line[] => (line.trim() === "" ? [] : [parsed(line, `${file}, line ${index + 1}`)]));

const parsed = (line: string, place: string): Line => {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${place} is not JSON`, { cause: error });
  }
};

/** Removes characters that the service refuses: they mean nothing, and a search for them measures nothing. */
const searchable = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll("\0", " ").toWellFormed().trim() : "";

/** Reads `docs.jsonl` (id, title, text), `queries.jsonl` (id, text, answerable) and `qrels.jsonl` (qid, docid, rel). */
export const readCollection = (dir: string): Collection => {
  const relevant = new Map<string, Map<string, number>>();
  for (const { qid, docid, rel } of linesOf(dir, "qrels.jsonl")) {
    if (Number(rel) <= 0) continue;
    const judged = relevant.get(String(qid)) ?? new Map<string, number>();
    relevant.set(String(qid), judged.set(String(docid), Number(rel)));
  }
  return {
    documents: linesOf(dir, "docs.jsonl").map(({ id, title, text }) => ({
      id: String(id),
      title: searchable(title),
      text: searchable(text),
    })),
    queries: linesOf(dir, "queries.jsonl").map(({ id, text, answerable }) => ({
      id: String(id),
      text: searchable(text),
      answerable: answerable !== false,
    })),
    relevant,
  };
};
