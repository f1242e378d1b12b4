import type { Id, KnowledgeHit, KnowledgeHits, KnowledgePostingRow } from "@atlas-messaging/domain";
import type { SearchArgs } from "@atlas-messaging/pipeline";
import type { Organization } from "../store/organization.ts";

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Ranks passages by BM25 (k1 1.2, b 0.75), as the server's query does. */
export const search = (organization: Organization, args: SearchArgs): KnowledgeHits => {
  const { tables } = organization;
  const indexed = [...tables.knowledge_documents.all()].filter(({ status }) => status === "indexed");
  const passages = indexed.reduce((sum, { chunk_count }) => sum + chunk_count, 0);
  const mean = passages === 0 ? 1 : indexed.reduce((sum, { term_count }) => sum + term_count, 0) / passages;
  const matched = args.search_terms.map((term) => tables.knowledge_postings.where("term", term));
  const weights = matched.map((found) => Math.log(1 + (passages - found.length + 0.5) / (found.length + 0.5)));
  const scores = new Map<Id, number>();
  matched.forEach((found, place) => {
    for (const posting of found.filter(({ document_id }) => args.search_sources?.includes(document_id) ?? true)) {
      const score = (scores.get(posting.passage_id) ?? 0) + (weights[place] ?? 0) * saturation(posting, mean);
      scores.set(posting.passage_id, score);
    }
  });
  const ranked = [...scores]
    .map(([passageId, score]) => ({ passageId, score: round(score) }))
    .toSorted((one, other) => other.score - one.score || (one.passageId < other.passageId ? -1 : 1));
  const from =
    args.search_after === null ? 0 : ranked.findIndex(({ passageId }) => passageId === args.search_after) + 1;
  const page = args.search_after !== null && from === 0 ? [] : ranked.slice(from, from + args.search_size);
  return {
    best: ranked[0]?.score ?? 0,
    possible: round(weights.reduce((sum, weight) => sum + weight, 0)),
    total: ranked.length,
    hits: page.flatMap(({ passageId, score }) => hitOf(organization, passageId, score)),
  };
};

const saturation = ({ frequency, length }: KnowledgePostingRow, mean: number): number =>
  (frequency * 2.2) / (frequency + 1.2 * (0.25 + (0.75 * length) / mean));

const hitOf = ({ tables }: Organization, passageId: Id, score: number): KnowledgeHit[] => {
  const passage = tables.knowledge_passages.byId(passageId);
  const document = passage && tables.knowledge_documents.byId(passage.document_id);
  if (!passage || !document) return [];
  const { id: knowledge_id, source_type, title } = document;
  return [{ knowledge_id, passage_id: passageId, source_type, title, passage: passage.text, score }];
};
