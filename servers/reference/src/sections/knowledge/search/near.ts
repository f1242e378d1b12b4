/** Finds the passages whose vectors are nearest to a question's. */
import { type Neighbour, type PageRequest, packVector, rangeTest, relevanceOfNearness } from "@atlas-messaging/domain";
import type { Embedder } from "../../../platform/embeddings.ts";
import type { Args } from "../../../platform/database/prepare.ts";
import type { Place } from "../../../platform/database/facts.ts";
import { comparesVectors, loadVectors, maxNeighbours, nearestLoader } from "./load.ts";

/** Makes the arguments for search by meaning; null without a model or a timely answer. */
export const meaningArgs = async (embedder: Embedder | undefined, query: unknown): Promise<Args> => {
  const vector = embedder && typeof query === "string" ? await embedder.embedQuestion(query) : null;
  if (!embedder || !vector) return { search_vector: null };
  return { search_vector: packVector(vector), search_model: embedder.model, search_near: embedder.near };
};

type Ranges = PageRequest["ranges"];

/** Finds the organization's passages that are near enough, nearest first. */
export const neighboursOf = async (place: Place, args: Args, ranges: Ranges): Promise<readonly Neighbour[]> =>
  (await comparesVectors(place.database)) ? nearestThere(place, args, ranges) : nearestHere(place, args, ranges);

/** Compares in the database. */
const nearestThere = async ({ database, organizationId }: Place, args: Args, ranges: Ranges): Promise<Neighbour[]> => {
  const dimensions = bytesOf(String(args["search_vector"])).length;
  const load = loaders.get(dimensions) ?? nearestLoader(dimensions);
  loaders.set(dimensions, load);
  const { search_vector = null, search_model = null, search_near = null } = args;
  const { nearest } = await load(database, organizationId, {
    search_vector,
    search_model,
    search_near,
    from: ranges && ranges.map(([from]) => String(from)),
    to: ranges && ranges.map(([, to]) => String(to)),
  });
  return nearest.map(([number, similarity]) => ({
    number,
    relevance: relevanceOfNearness(similarity, Number(search_near)),
  }));
};

/** Loaders by number of dimensions. */
const loaders = new Map<number, ReturnType<typeof nearestLoader>>();

/** Reads the vectors and compares in this process. */
const nearestHere = async ({ database, organizationId }: Place, args: Args, ranges: Ranges): Promise<Neighbour[]> => {
  const asked = bytesOf(String(args["search_vector"]));
  const inRange = ranges ? rangeTest(ranges) : () => true;
  const { vectors } = await loadVectors(database, organizationId, { model: String(args["search_model"]) });
  const least = Number(args["search_near"]);
  const near: { number: number; similarity: number }[] = [];
  for (const { number, vector } of readVectors(vectors)) {
    const similarity = inRange(number) ? cosine(asked, vector) : -1;
    if (similarity >= least) near.push({ number, similarity });
  }
  return near
    .toSorted((one, other) => other.similarity - one.similarity || one.number - other.number)
    .slice(0, maxNeighbours)
    .map(({ number, similarity }) => ({ number, relevance: relevanceOfNearness(similarity, least) }));
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
