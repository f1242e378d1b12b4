/** Client of the deployment's embedding model, in the format of OpenAI's `/v1/embeddings`. */
import { calibrationTexts, nearOf, usualNear } from "@atlas-messaging/answers/search/fusion";
import { LRUCache } from "lru-cache";
import type { Logger } from "./logger.ts";
import type { OutgoingHttp } from "./outgoing-http.ts";

export interface EmbeddingSettings {
  /** Base URL; `/embeddings` is appended. */
  readonly url: string;
  readonly model: string;
  /** Sent as bearer token. */
  readonly key: string | undefined;
  /** Least cosine, 0 to 1, of a passage that counts as near; null to measure it. */
  readonly near: number | null;
}

export interface Embedder {
  readonly model: string;
  /** Least cosine of a passage that counts as near; a default until the model is measured. */
  readonly near: number;
  /** Embeds texts, in their order; null when the model does not answer. Never rejects. */
  embed(texts: readonly string[]): Promise<readonly (readonly number[])[] | null>;
  /** Embeds a question within a short deadline. After a failure it returns null at once for 10 s. */
  embedQuestion(text: string): Promise<readonly number[] | null>;
}

const textsMilliseconds = 30_000;
const restMilliseconds = 10_000;
const maxBytes = 32 * 1_048_576;
const maxKept = 500;

export interface EmbedderParts {
  readonly outgoing: OutgoingHttp;
  readonly logger: Pick<Logger, "info" | "warn">;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
  /** Deadline for a question's vector; default 2,000 milliseconds. */
  readonly questionMilliseconds?: number;
}

export const createEmbedder = (
  { url, model, key, near }: EmbeddingSettings,
  { outgoing, logger, now = () => performance.now(), questionMilliseconds = 2_000 }: EmbedderParts,
): Embedder => {
  const kept = new LRUCache<string, readonly number[]>({ max: maxKept });
  let restsUntil = 0;
  let measured = near;
  const headers = { "content-type": "application/json", ...(key !== undefined && { authorization: `Bearer ${key}` }) };

  const ask = async (texts: readonly string[], timeoutMs: number): Promise<readonly (readonly number[])[] | null> => {
    const body = new TextEncoder().encode(JSON.stringify({ model, input: texts, encoding_format: "float" }));
    const answer = await outgoing.post(`${url}/embeddings`, { headers, body, timeoutMs, maxResponseBytes: maxBytes });
    const vectors = answer.error === undefined && answer.status === 200 ? vectorsIn(answer.body, texts.length) : null;
    if (vectors === null) logger.warn({ reason: answer.error ?? answer.status }, "the embedding model did not answer");
    return vectors;
  };

  /** Measures `near` beside the first question, once per process. */
  const measure = async (): Promise<void> => {
    if (measured !== null) return;
    const vectors = await ask(calibrationTexts, questionMilliseconds);
    if (vectors === null) return;
    const found = nearOf(vectors);
    measured = found ?? usualNear;
    logger.info({ model, near: measured, measured: found !== null }, "the nearness of meanings was set");
  };

  return {
    model,
    get near() {
      return measured ?? usualNear;
    },
    embed: (texts) => ask(texts, textsMilliseconds),
    embedQuestion: async (text) => {
      const known = kept.get(text);
      if (known) return known;
      if (now() < restsUntil) return null;
      const [answer] = await Promise.all([ask([text], questionMilliseconds), measure()]);
      const [vector] = answer ?? [];
      if (!vector) {
        restsUntil = now() + restMilliseconds;
        return null;
      }
      kept.set(text, vector);
      return vector;
    },
  };
};

/** Parses the vectors in the order of the texts; null if malformed. */
const vectorsIn = (body: Uint8Array, count: number): readonly (readonly number[])[] | null => {
  const data: unknown = Reflect.get(parsed(body), "data");
  if (!Array.isArray(data) || data.length !== count) return null;
  const vectors: (readonly number[])[] = [];
  for (const each of data) {
    const { index, embedding }: { index?: unknown; embedding?: unknown } = Object(each);
    if (!Number.isInteger(index) || !isVector(embedding)) return null;
    vectors[Number(index)] = embedding;
  }
  return vectors.filter(() => true).length === count && vectors.length === count ? vectors : null;
};

const isVector = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => Number.isFinite(each));

const parsed = (body: Uint8Array): object => {
  try {
    return Object(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return {};
  }
};
