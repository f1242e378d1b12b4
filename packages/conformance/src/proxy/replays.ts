/** Compares answers to requests with the same idempotency key. */
import { createHash } from "node:crypto";
import { type OperationId, operations } from "@atlas-messaging/contract";
import type { Asked } from "./relay.ts";

/** First answer to a key. */
interface First {
  readonly request: string;
  readonly answer: string;
  /** Time when it had come. */
  readonly at: number;
}

/** Keys that are kept. The oldest is forgotten first. */
const maxKeys = 10_000;
/** A key is free again after a day. */
const day = 24 * 3_600_000;

const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64");
};

/** JSON with its keys in order, since their order is no difference between requests. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inside]) => [name, ordered(inside)]),
  );
};

const keyOf = (asked: Asked, body: unknown): string | null => {
  const inBody: unknown = Object(body).idempotency_key;
  const key = inBody ?? asked.headers["idempotency-key"];
  return typeof key === "string" ? key : null;
};

const otherBody = "another body with the idempotency key of an earlier request is accepted";

export class Replays {
  readonly #first = new Map<string, First>();

  /** Returns what is wrong with an answer beside the first one to its key. It has ended, and is no refusal. */
  problems(id: OperationId, asked: Asked, body: unknown, answer: Uint8Array, isReplayed: boolean): readonly string[] {
    const key = keyOf(asked, body);
    if (key === null || !operations[id].idempotent) return [];
    const { authorization = "", cookie = "" } = asked.headers;
    const name = digest(id, authorization, cookie, asked.path, key);
    const { idempotency_key: _, ...content } = Object(body);
    const [request, text, now] = [digest(JSON.stringify(ordered(content))), digest(answer), Date.now()];
    const first = this.#first.get(name);
    if (!first || now - first.at > day) {
      this.#keep(name, { request, answer: text, at: now });
      return [];
    }
    // Two at once cannot know of each other.
    if (asked.at < first.at) return [];
    const isSame = first.request === request;
    // Two spellings of one request may differ, so a replay of another body tells nothing.
    if (isReplayed) return !isSame || first.answer === text ? [] : ["a replay is not the first answer byte for byte"];
    return [isSame ? "a request with the idempotency key of an earlier one is executed again" : otherBody];
  }

  #keep(name: string, first: First): void {
    this.#first.delete(name);
    this.#first.set(name, first);
    for (const oldest of this.#first.keys()) {
      if (this.#first.size <= maxKeys) return;
      this.#first.delete(oldest);
    }
  }
}
