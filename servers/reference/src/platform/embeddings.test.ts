/** A model on this machine that is asked in vain: nobody waits for it longer than for words. */
import type { ServerResponse } from "node:http";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Arrived, startReceiver } from "../../test-support/receiver.ts";
import { calibrationTexts } from "@atlas-messaging/answers/search/fusion";
import { createEmbedder } from "./embeddings.ts";
import { createLogger } from "./logger.ts";
import { createOutgoingHttp } from "./outgoing-http.ts";

type Model = (inputs: readonly string[], response: ServerResponse) => void;

const answers: Model = (inputs, response) => {
  const data = inputs.map((text, index) => ({ index, embedding: [text.length, 1] }));
  response.end(JSON.stringify({ data }));
};
const state = { answer: answers, time: 0 };
const model = await startReceiver(({ raw }: Arrived, response: ServerResponse) =>
  state.answer(JSON.parse(raw.toString("utf8")).input, response),
);
const outgoing = createOutgoingHttp({ allowLoopback: true });
afterAll(async () => {
  outgoing.close();
  await model.close();
});
beforeEach(() => {
  state.answer = answers;
});

/** Waits for longer than any machine needs to answer. */
const embedderNear = (near: number | null = 0.5, questionMilliseconds = 120_000) =>
  createEmbedder(
    { url: `${model.url}/v1`, model: "small", key: undefined, near },
    { outgoing, logger: createLogger("silent"), now: () => state.time, questionMilliseconds },
  );

test("a question is given up when the model is silent, and the next ones do not wait for ten seconds", async () => {
  const embedder = embedderNear(0.5, 2_000);
  const reached = Promise.withResolvers<void>();
  state.answer = () => reached.resolve();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const question = embedder.embedQuestion("May I bring a dog?");
  await reached.promise;
  vi.advanceTimersByTime(2_000);
  expect(await question).toBeNull();

  const asked = model.arrived.length;
  state.answer = answers;
  expect(await embedder.embedQuestion("May I?")).toBeNull();
  state.time += 9_999;
  expect(await embedder.embedQuestion("May I?")).toBeNull();
  expect(model.arrived).toHaveLength(asked);
  state.time += 1;
  expect(await embedder.embedQuestion("May I?")).toEqual([6, 1]);
});

test("the same question is asked once, and texts are not kept from the model by a question that failed", async () => {
  const embedder = embedderNear();
  expect(await embedder.embedQuestion("Where?")).toEqual([6, 1]);
  const asked = model.arrived.length;
  expect(await embedder.embedQuestion("Where?")).toEqual([6, 1]);
  expect(model.arrived).toHaveLength(asked);

  state.answer = (_, response) => response.writeHead(429).end();
  expect(await embedder.embedQuestion("Who?")).toBeNull();
  expect(await embedder.embed(["a"])).toBeNull();
  state.answer = answers;
  expect(await embedder.embed(["a", "bc"])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test.for([
  ["no JSON", "no JSON"],
  ["too few vectors", JSON.stringify({ data: [] })],
  ["one vector twice", JSON.stringify({ data: [0, 0].map((index) => ({ index, embedding: [1] })) })],
  ["no numbers", JSON.stringify({ data: [0, 1].map((index) => ({ index, embedding: ["1"] })) })],
  ["a vector without dimensions", JSON.stringify({ data: [0, 1].map((index) => ({ index, embedding: [] })) })],
] as const)("an answer with %s is none", async ([, body]) => {
  state.answer = (_, response) => response.end(body);
  expect(await embedderNear().embed(["a", "b"])).toBeNull();
});

describe("how near is near", () => {
  const half = calibrationTexts.length / 2;
  /** A model to which all texts are alike: right answers by .9, all others by .8. */
  const crowded: Model = (inputs, response) => {
    const embedding = (text: string) => {
      const place = calibrationTexts.indexOf(text);
      const shares = new Map([
        [0, 0.8],
        [1 + (place % half), 0.1],
        [1 + half + place, 0.1],
      ]);
      const vector = Array.from({ length: 1 + 3 * half }, (_, at) => Math.sqrt(shares.get(at) ?? 0));
      return place < 0 ? [1] : vector;
    };
    response.end(JSON.stringify({ data: inputs.map((text, index) => ({ index, embedding: embedding(text) })) }));
  };
  const measurings = () => model.arrived.filter(({ raw }) => JSON.parse(raw.toString("utf8")).input.length > 1).length;

  test("is measured beside the first question, once", async () => {
    const embedder = embedderNear(null);
    const before = measurings();
    expect([embedder.near, measurings()]).toEqual([0.5, before]);
    state.answer = crowded;
    await embedder.embedQuestion("Where?");
    expect(embedder.near).toBeCloseTo(0.85, 6);
    await embedder.embedQuestion("When?");
    expect(measurings()).toBe(before + 1);
  });

  test("is the usual while the model does not answer, and measured as soon as it does", async () => {
    const embedder = embedderNear(null);
    state.answer = (_, response) => response.writeHead(503).end();
    expect(await embedder.embedQuestion("Where?")).toBeNull();
    expect(embedder.near).toBe(0.5);
    state.answer = crowded;
    state.time += 10_000;
    expect(await embedder.embedQuestion("Where?")).toEqual([1]);
    expect(embedder.near).toBeCloseTo(0.85, 6);
  });

  test("is the usual for a model that does not tell texts apart, and the operator's where one is set", async () => {
    const embedder = embedderNear(null);
    const before = measurings();
    state.answer = (inputs, response) =>
      response.end(JSON.stringify({ data: inputs.map((_, index) => ({ index, embedding: [1] })) }));
    await embedder.embedQuestion("Where?");
    expect([embedder.near, measurings()]).toEqual([0.5, before + 1]);
    const set = embedderNear(0.7);
    await set.embedQuestion("Where?");
    expect([set.near, measurings()]).toEqual([0.7, before + 1]);
  });
});
