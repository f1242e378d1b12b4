/** Judges what goes through the proxy: each exchange with the deployment, and each delivery to a receiver. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import {
  type Heard,
  type Reading,
  type Sought,
  isRefusal,
  judge,
  readRequest,
  sought,
  streamListener,
} from "./checks.ts";
import { type Asked, type Begun, Copy, type End, type Listener, decoded } from "./relay.ts";
import { type Cause, type Example, Ledger } from "./ledger.ts";
import { secretsIn, shownBody, shownPath, shownRequest } from "./redact.ts";
import { type Receiver, type Webhooks, namesWebhooks } from "./webhooks.ts";
import { createHash } from "node:crypto";

const eventStream = "text/event-stream";

const isStream = ({ status, headers }: Begun): boolean =>
  status === 200 && headers["content-type"]?.startsWith(eventStream) === true;

const isJson = ({ headers }: Begun): boolean => headers["content-type"]?.startsWith("application/json") === true;

/** Listens to exchanges and deliveries, and writes them into a ledger. */
export class Observer {
  readonly ledger: Ledger;
  readonly #replays = new Replays();
  readonly #webhooks: Webhooks | null;

  /** @param onBreach called with the first breach of each cause */
  constructor(webhooks: Webhooks | null, onBreach: (cause: Omit<Cause, "count">) => void) {
    this.#webhooks = webhooks;
    this.ledger = new Ledger(onBreach);
  }

  /** Returns a listener to one exchange with the deployment. */
  exchange(): Listener {
    const copy = new Copy();
    const streamed = new Set<string>();
    return {
      begun: (asked, answer) => {
        const { id } = sought(asked);
        if (id !== null && isStream(answer)) return this.#streamOf(id, asked, answer, streamed);
        return isJson(answer) ? (chunk) => copy.add(chunk) : null;
      },
      ended: (asked, answer, end) => {
        this.#judge(asked, answer, end, copy, streamed.size > 0);
        copy.release();
        asked.body.release();
      },
      failed: (asked, reason) => {
        this.#failed(asked, reason);
        asked.body.release();
      },
    };
  }

  #streamOf(id: OperationId, asked: Asked, answer: Begun, streamed: Set<string>): (chunk: Uint8Array) => void {
    return streamListener(id, (problem) => {
      if (streamed.has(problem)) return;
      streamed.add(problem);
      this.ledger.breach({ id, about: "stream", problem }, () => exampleOf(id, asked, answer, null));
    });
  }

  #judge(asked: Asked, answer: Begun, end: End, copy: Copy, isBadStream: boolean): void {
    this.ledger.requests += 1;
    const found = sought(asked);
    const { id } = found;
    const isKept = end === "whole" && copy.whole;
    const bytes = isKept ? decoded(copy.bytes, answer.headers["content-encoding"] ?? null) : null;
    const heard: Heard = { ...answer, bytes };
    const { problems, body } = judge(found, asked, heard);
    const tell = (about: Cause["about"], problem: string): void =>
      this.ledger.breach({ id, about, problem }, () => exampleOf(id, asked, answer, bytes));
    problems.forEach((problem) => tell("answer", problem));
    if (end === "broken off" && !isStream(answer)) tell("answer", "the answer broke off");
    if (id === null) return void (problems.length === 0 && this.#countForeign(found, asked, answer));
    const reading = readRequest(id, found.params, asked);
    const isAccepted = !isRefusal(answer.status, body);
    // A stream of JSON-RPC may hold a refusal.
    const isKnown = !isStream(answer) || operations[id].success.contentType === eventStream;
    const accepted = isAccepted && isKnown ? this.#acceptedProblems(id, asked, reading, heard) : [];
    for (const { about, problem } of accepted) tell(about, problem);
    if (!isAccepted && problems.length === 0) reading.problems.forEach((problem) => this.ledger.refused(id, problem));
    if (isAccepted && namesWebhooks(id)) this.#webhooks?.learn(reading.body, body);
    const isBroken =
      problems.length + accepted.length > 0 || isBadStream || (end === "broken off" && !isStream(answer));
    const isUnread = end === "left" && !isStream(answer);
    const isWhole = !isJson(answer) || bytes !== null;
    const outcome = isBroken ? "failed" : isUnread || !isWhole ? "skipped" : "passed";
    // Neither a HEAD nor a 304 shows what the operation answers.
    const isSuccess = isAccepted && answer.status < 300 && asked.method !== "HEAD";
    this.ledger.count(id, outcome, isSuccess && (isKnown || reading.problems.length === 0));
  }

  /** A wrong request that was accepted, and a key that was used before. */
  #acceptedProblems(
    id: OperationId,
    asked: Asked,
    { body, problems }: Reading,
    { headers, bytes }: Heard,
  ): readonly Pick<Cause, "about" | "problem">[] {
    const isReplayed = headers["idempotent-replayed"] !== undefined;
    const replayed = bytes === null ? [] : this.#replays.problems(id, asked, body, bytes, isReplayed);
    return [
      ...problems.map((problem) => ({ about: "request", problem }) as const),
      ...replayed.map((problem) => ({ about: "answer", problem }) as const),
    ];
  }

  #countForeign({ hasPath }: Sought, { method, path }: Asked, { status }: Begun): void {
    const [pathname = ""] = path.split("?", 1);
    const request = hasPath ? `a ${method} that its path does not take` : "a path that the contract does not have";
    if (status === 404 || status === 405) this.ledger.refused(null, request);
    // A browser asks so before a request of another origin.
    else if (method !== "OPTIONS") this.ledger.foreign(method, shownPath(pathname));
  }

  #failed(asked: Asked, reason: string): void {
    this.ledger.requests += 1;
    if (reason === "") return;
    this.ledger.unanswered += 1;
    const { id } = sought(asked);
    this.ledger.breach({ id, about: "answer", problem: `no answer: ${reason}` }, () =>
      exampleOf(id, asked, null, null),
    );
    if (id !== null) this.ledger.count(id, "failed", false);
  }

  /** Returns a listener to one delivery. The receiver's answer is no matter of the contract. */
  delivery(webhooks: Webhooks, receiver: Receiver): Listener {
    const judged = (asked: Asked): void => {
      this.ledger.deliveries += 1;
      const { event, problems, isSigned } = webhooks.judge(asked, receiver);
      for (const problem of problems)
        this.ledger.breach({ id: event, about: "webhook", problem }, () => deliveryExample(asked));
      if (event !== null) this.ledger.count(event, outcomeOf(problems, isSigned), isSigned);
      asked.body.release();
    };
    return { begun: () => null, ended: judged, failed: judged };
  }
}

const outcomeOf = (problems: readonly string[], isSigned: boolean): "passed" | "failed" | "skipped" => {
  if (problems.length > 0) return "failed";
  return isSigned ? "passed" : "skipped";
};

const exampleOf = (id: OperationId | null, asked: Asked, answer: Begun | null, bytes: Uint8Array | null): Example => ({
  at: new Date(asked.at).toISOString(),
  request: `${asked.method} ${shownPath(asked.path)}`,
  request_body: shownRequest(id, asked),
  status: answer?.status ?? null,
  answer_body: shownBody(secretsIn(id, "answer"), bytes),
  request_id: [answer?.headers["x-request-id"] ?? null].flat()[0] ?? null,
});

const deliveryExample = (asked: Asked): Example => ({
  at: new Date(asked.at).toISOString(),
  request: `${asked.method} to the receiver`,
  request_body: shownBody([], asked.body.bytes),
  status: null,
  answer_body: null,
  request_id: [asked.headers["x-request-id"] ?? null].flat()[0] ?? null,
});

// Compares answers to requests with the same idempotency key.

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

class Replays {
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
