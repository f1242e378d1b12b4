/** `bench retrieval -- --dir DIR`: how well and how fast the service finds what a collection asks for. */
import { parseArgs } from "node:util";
import { defaultThresholds } from "@atlas-messaging/answers/search/answer";
import { type Knowledge, type KnowledgeServiceOptions, startKnowledge } from "./knowledge-service.ts";
import { areaUnderCurve, mean, ndcg, quantile, recall, reciprocalRank } from "./measures.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A document may be found by several passages: as many are asked for as a page holds. */
const pageSize = 200;

const maxTitleLength = 300;

const maxTextLength = 200_000;

const maxQueryLength = 512;

const writers = 4;

const usage =
  "bench retrieval -- --dir DIR [--database postgres|pglite] [--through http|section]: DIR holds docs.jsonl, queries.jsonl and qrels.jsonl.\n";

export const benchRetrieval = async (given: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: given.filter((each) => each !== "--"),
    options: {
      dir: { type: "string" },
      database: { type: "string", default: "postgres" },
      through: { type: "string", default: "http" },
    },
  });
  const { dir, database, through } = values;
  if (!dir || (database !== "postgres" && database !== "pglite") || (through !== "http" && through !== "section")) {
    process.stderr.write(usage);
    process.exitCode = 1;
    return;
  }
  await evaluate(readCollection(dir), dir, { database, through });
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const evaluate = async (collection: Collection, name: string, options: KnowledgeServiceOptions): Promise<void> => {
  const { documents, queries } = collection;
  say(
    `retrieval: ${name}, ${documents.length} documents, ${queries.length} queries, ${options.database} through ${options.through}`,
  );
  const service = await startKnowledge(options);
  try {
    const knowledge = await service.organization();
    await knowledge.clear();
    const started = performance.now();
    const idOf = await ingest(knowledge, collection);
    say(`  indexed in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    await ask(knowledge, queries.slice(0, 20), idOf);
    const answers = await ask(knowledge, queries, idOf);
    report(collection, answers);
  } finally {
    await service.stop();
  }
};

/** Stores every document that has a text, a long one in pieces; the ids of the collection by those of the service. */
const ingest = async (knowledge: Knowledge, { documents }: Collection) => {
  const idOf = new Map<string, string>();
  let next = 0;
  const write = async () => {
    for (let document = documents[next++]; document !== undefined; document = documents[next++]) {
      const { id, title, text } = document;
      const shownTitle = cut(title || id, maxTitleLength);
      // Documents without text are found by title.
      for (const piece of piecesOf(text || title)) idOf.set(await knowledge.create(shownTitle, piece), id);
      if (next % 5_000 === 0) say(`  ${next} of ${documents.length} documents`);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return idOf;
};

/** No longer than the service takes them, nor with half a character at an end. */
const cut = (text: string, length: number, start = 0): string => text.slice(start, start + length).toWellFormed();

const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / maxTextLength) }, (_, index) =>
    cut(text, maxTextLength, index * maxTextLength),
  ).filter((piece) => piece.trim() !== "");

interface SearchResult {
  readonly query: CollectionQuery;
  /** The documents by their best passages, each once. */
  readonly ranked: readonly string[];
  readonly relevance: number;
  readonly milliseconds: number;
}

const ask = async (
  knowledge: Knowledge,
  queries: readonly CollectionQuery[],
  idOf: ReadonlyMap<string, string>,
): Promise<SearchResult[]> => {
  const answers: SearchResult[] = [];
  for (const query of queries) {
    const started = performance.now();
    // A question without words has no answer, and is none to ask.
    const { data } = query.text ? await knowledge.search(cut(query.text, maxQueryLength), pageSize) : { data: [] };
    const milliseconds = performance.now() - started;
    const ranked = [...new Set(data.flatMap(({ knowledge_id }) => idOf.get(knowledge_id) ?? []))];
    answers.push({ query, ranked, relevance: data[0]?.relevance_score ?? 0, milliseconds });
  }
  return answers;
};

const report = ({ relevant }: Collection, answers: readonly SearchResult[]): void => {
  const judged = answers.flatMap(({ query, ranked }) => {
    const wanted = relevant.get(query.id);
    return wanted ? { ranked, wanted } : [];
  });
  const over = (measure: typeof ndcg) => mean(judged.map(({ ranked, wanted }) => measure(ranked, wanted))).toFixed(4);
  say(
    `  nDCG@10 ${over(ndcg)}  recall@10 ${over(recall)}  MRR ${over(reciprocalRank)}  (${judged.length} judged queries)`,
  );
  const times = answers.map(({ milliseconds }) => milliseconds);
  say(`  latency p50 ${quantile(times, 0.5).toFixed(2)} ms  p95 ${quantile(times, 0.95).toFixed(2)} ms`);
  const relevanceOf = (answerable: boolean) =>
    answers.filter(({ query }) => query.answerable === answerable).map(({ relevance }) => relevance);
  const [yes, no] = [relevanceOf(true), relevanceOf(false)];
  if (no.length > 0)
    say(`  gap AUC ${areaUnderCurve(yes, no).toFixed(4)}  (${yes.length} answerable, ${no.length} not)`);
  for (const answerable of [true, false]) {
    const relevances = relevanceOf(answerable);
    const count = (from: number, to: number) => relevances.filter((each) => each >= from && each < to).length;
    const { weak, grounded } = defaultThresholds;
    const states = `grounded ${count(grounded, 2)}, gap_weak ${count(weak, grounded)}, gap_none ${count(-1, weak)}`;
    if (relevances.length > 0) say(`  ${answerable ? "answerable" : "unanswerable"}: ${states}`);
  }
};

// A retrieval collection of documents, questions and judgements: a folder with three files.

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
const readCollection = (dir: string): Collection => {
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
