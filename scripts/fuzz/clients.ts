/** Odd options, calls and answers for the SDK: each call settles, and by an error at worst. */
import { document } from "@atlas-messaging/validators/openapi-document";
import { Atlas, type ClientOptions } from "@atlas-messaging/sdk";
import { AtlasAgent } from "@atlas-messaging/sdk/agent";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import type { Odd } from "./odd.ts";
import { type Target, expectError } from "./target.ts";

/** Values of all members `example` in the contract: requests, answers and refusals. */
const examplesIn = (value: unknown): unknown[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (name === "example" ? [member] : examplesIn(member)));
};

const examples = examplesIn(document);
const isAnswer = (example: unknown): boolean => typeof example === "object" && example !== null && "ok" in example;
const answers = examples.filter(isAnswer);
const bodies = examples.filter((example) => !isAnswer(example));
const statuses = [200, 200, 200, 201, 202, 301, 400, 401, 403, 404, 409, 422, 429, 500, 503];
const types = ["application/json", "application/json; charset=utf-8", "text/html", "text/event-stream", ""];

const stream = 'retry: 1\nid: 7\nevent: message.delivered\ndata: {"event_type":"message.delivered"}\n\n: alive\n\n';

const answerOf = (odd: Odd): Response => {
  const example = odd.pick(answers);
  const text = odd.often(0.2) ? stream.repeat(3) : (JSON.stringify(odd.often(0.4) ? odd.json(example) : example) ?? "");
  const bytes = new TextEncoder().encode(text);
  const headers = {
    "content-type": text.startsWith("retry") ? "text/event-stream" : odd.pick(types),
    ...(odd.often(0.2) && {
      "retry-after": odd.pick(["0", "1", "-1", "soon", "1e9", "Wed, 21 Oct 2015 07:28:00 GMT"]),
    }),
    ...(odd.often(0.2) && {
      "x-atlas-ratelimit-remaining": odd.pick(["0", "-1", "x", "1e99"]),
      "x-atlas-ratelimit-reset": "9",
    }),
  };
  const status = odd.pick(statuses);
  return new Response(odd.stream(odd.often(0.2) ? odd.bytes(bytes) : bytes), { status, headers });
};

/** Answers at most so often: a stream connects anew for ever. */
const maxAnswers = 12;

const fetchOf = (odd: Odd, leave: () => void) => {
  let answered = 0;
  return (): unknown => {
    if (++answered >= maxAnswers) leave();
    if (odd.often(0.05)) throw odd.value();
    if (odd.often(0.05)) return Promise.reject(odd.value());
    return odd.often(0.05) ? odd.value() : Promise.resolve(answerOf(odd));
  };
};

/** Time that passes as fast as the event loop turns. */
const clockOf = (odd: Odd): ClientOptions["clock"] => {
  let now = 0;
  return {
    now: () => (now += 50),
    random: () => odd.next(),
    after: (milliseconds, run) => {
      let turns = Math.min(200, milliseconds / 100);
      const turn = (): void => void (turns-- > 0 ? (timer = setImmediate(turn)) : run());
      let timer = setImmediate(turn);
      return () => clearImmediate(timer);
    },
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
  };
};

const clients = [Atlas, AtlasAgent, AtlasConsole] as const;
const optionNames = [
  "token",
  "baseUrl",
  "fetch",
  "hooks",
  "throttle",
  "clock",
  "headers",
  "timeout",
  "retries",
  "environment",
];

/** Methods of a client and of its parts. */
const methodsOf = (client: object): (() => unknown)[] => {
  const own = [...Object.entries(client), ...inherited(client)];
  return own.flatMap(([, member]: [string, unknown]) => {
    if (typeof member === "function") return [member.bind(client)];
    return typeof member === "object" && member !== null
      ? Object.values(member).filter((part) => typeof part === "function")
      : [];
  });
};

const inherited = (client: object): [string, unknown][] => {
  const prototype: unknown = Object.getPrototypeOf(client);
  if (typeof prototype !== "object" || prototype === null || prototype === Object.prototype) return [];
  const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== "constructor");
  return [...names.map((name): [string, unknown] => [name, Reflect.get(client, name)]), ...inherited(prototype)];
};

/** Awaits what a call returned, or reads a few items of a list or stream. */
const take = async (result: unknown): Promise<void> => {
  if (typeof result !== "object" || result === null) return;
  if (!(Symbol.asyncIterator in result)) return void (await result);
  let taken = 0;
  for await (const _ of result as AsyncIterable<unknown>) if (++taken >= 5) break;
};

export const clientsTarget = (): Target => ({
  try: async (odd) => {
    const leaving = new AbortController();
    const fetch = fetchOf(odd, () => leaving.abort());
    const named = { token: "atlas_key_sandbox_odd", baseUrl: "http://127.0.0.1:9", fetch, clock: clockOf(odd) };
    // A call would wait for its retries by the machine's clock.
    const options = odd.often(0.1) ? { ...named, [odd.pick(optionNames)]: odd.value() ?? "" } : named;
    const Client = odd.pick(clients);
    const client = await expectError(() => ({ made: new Client(options as never) }));
    if (!client) return;
    const given = [
      odd.often(0.5) ? odd.pick(bodies) : odd.value(),
      odd.often(0.5) ? odd.json(odd.pick(bodies)) : odd.value(),
    ];
    const args = [...given.slice(odd.below(3)), { signal: leaving.signal }];
    const method: (...args: unknown[]) => unknown = odd.pick(methodsOf(client.made));
    await expectError(() => take(method(...args)));
  },
});
