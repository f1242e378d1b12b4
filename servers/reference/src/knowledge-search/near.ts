/** Finds the passages whose vectors are nearest to a question's. */
import { type Neighbour, relevanceOfNearness } from "@atlas-messaging/answers/search/fusion";
import { type PageRequest, rangeTest } from "@atlas-messaging/answers/search/ranking";
import { packVector } from "@atlas-messaging/service/knowledge/indexing";
import type { Embedder } from "../platform/embeddings.ts";
import type { Tenant } from "./cache.ts";
import { comparesVectors, loadVectors, maxNeighbours, nearestLoader } from "./load.ts";

/** Vector of a question. */
export interface Meaning {
  /** In the format of `knowledge_vectors`. */
  readonly vector: string;
  readonly model: string;
  /** Least cosine of a passage that counts as near. */
  readonly near: number;
}

/** Embeds a question; null without a model or a timely answer. */
export const meaningOf = async (embedder: Embedder | undefined, query: string): Promise<Meaning | null> => {
  const vector = await embedder?.embedQuestion(query);
  return embedder && vector ? { vector: packVector(vector), model: embedder.model, near: embedder.near } : null;
};

type Ranges = PageRequest["ranges"];

/** Finds the organization's passages that are near enough, nearest first. */
export const neighboursOf = async (tenant: Tenant, meaning: Meaning, ranges: Ranges): Promise<readonly Neighbour[]> =>
  (await comparesVectors(tenant.database))
    ? nearestThere(tenant, meaning, ranges)
    : nearestHere(tenant, meaning, ranges);

/** Compares in the database. */
const nearestThere = async (
  { database, organizationId }: Tenant,
  { vector, model, near }: Meaning,
  ranges: Ranges,
): Promise<Neighbour[]> => {
  const dimensions = bytesOf(vector).length;
  const load = loaders.get(dimensions) ?? nearestLoader(dimensions);
  loaders.set(dimensions, load);
  const { nearest } = await load(database, organizationId, {
    search_vector: vector,
    search_model: model,
    search_near: near,
    from: ranges && ranges.map(([from]) => String(from)),
    to: ranges && ranges.map(([, to]) => String(to)),
  });
  return nearest.map(([number, similarity]) => ({ number, relevance: relevanceOfNearness(similarity, near) }));
};

/** Loaders by number of dimensions. */
const loaders = new Map<number, ReturnType<typeof nearestLoader>>();

/** Reads the vectors and compares in this process. */
const nearestHere = async (
  { database, organizationId }: Tenant,
  { vector, model, near }: Meaning,
  ranges: Ranges,
): Promise<Neighbour[]> => {
  const asked = bytesOf(vector);
  const inRange = ranges ? rangeTest(ranges) : () => true;
  const { vectors } = await loadVectors(database, organizationId, { model });
  const found: { number: number; similarity: number }[] = [];
  for (const each of readVectors(vectors)) {
    const similarity = inRange(each.number) ? cosine(asked, each.vector) : -1;
    if (similarity >= near) found.push({ number: each.number, similarity });
  }
  return found
    .toSorted((one, other) => other.similarity - one.similarity || one.number - other.number)
    .slice(0, maxNeighbours)
    .map(({ number, similarity }) => ({ number, relevance: relevanceOfNearness(similarity, near) }));
};

const bytesOf = (text: string): Int8Array => Int8Array.from(Buffer.from(text.slice(2), "hex"));

/** Decodes the bytes of `loadVectors`: number, length, vector. */
const readVectors = function* (bytes: Uint8Array): Generator<{ number: number; vector: Int8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength;) {
    const [number, length] = [view.getInt32(at), view.getInt32(at + 4)];
    yield { number, vector: new Int8Array(bytes.buffer, bytes.byteOffset + at + 8, length) };
    at += 8 + length;
  }
};

/** Returns 0 for vectors of different lengths, as they are of different models. */
const cosine = (one: Int8Array, other: Int8Array): number => {
  if (one.length !== other.length) return 0;
  let [product, ofOne, ofOther] = [0, 0, 0];
  for (let index = 0; index < one.length; index++) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0];
    product += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  return product / (Math.sqrt(ofOne * ofOther) || 1);
};
