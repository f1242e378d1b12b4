/** BM25 (k1 1.2, b 0.75, the title twice) over documents in memory, written apart from the service's own ranking. */
import { type KnowledgeHit, type KnowledgeHits, passagesOf, termsOf } from "@atlas-messaging/domain";

interface Source {
  readonly title: string;
  readonly text: string;
}

const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

export const rankInMemory = (documents: readonly Source[], query: string, limit: number): KnowledgeHits => {
  const passages = documents.flatMap(({ title, text }) =>
    passagesOf(text).map((passage) => ({
      title,
      passage: passage.text,
      terms: [...termsOf(title), ...termsOf(title), ...termsOf(passage.text)],
    })),
  );
  const mean = passages.reduce((sum, { terms }) => sum + terms.length, 0) / passages.length;
  const asked = [...new Set(termsOf(query))];
  const idf = new Map(
    asked.map((term) => {
      const holding = passages.filter(({ terms }) => terms.includes(term)).length;
      return [term, Math.log(1 + (passages.length - holding + 0.5) / (holding + 0.5))];
    }),
  );
  const hits = passages
    .filter(({ terms }) => asked.some((term) => terms.includes(term)))
    .map(({ title, passage, terms }, position): KnowledgeHit => {
      const weights = asked.map((term) => {
        const frequency = terms.filter((each) => each === term).length;
        const saturation = frequency + 1.2 * (1 - 0.75 + (0.75 * terms.length) / mean);
        return ((idf.get(term) ?? 0) * frequency * 2.2) / saturation;
      });
      const score = sixDecimals(weights.reduce((sum, weight) => sum + weight, 0));
      return { knowledge_id: title, passage_id: String(position), source_type: "text", title, passage, score };
    })
    .toSorted((one, other) => other.score - one.score);
  return {
    hits: hits.slice(0, limit),
    best: hits[0]?.score ?? 0,
    possible: sixDecimals([...idf.values()].reduce((sum, weight) => sum + weight, 0)),
    total: hits.length,
  };
};
