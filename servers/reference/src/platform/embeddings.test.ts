/** A model on this machine that is asked in vain: nobody waits for it longer than for words. */
import type { ServerResponse } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type Arrived, startReceiver } from "../../test-support/receiver.ts";
import { createEmbedder } from "./embeddings.ts";
import { createLogger } from "./logger.ts";
import { createOutgoingHttp } from "./outgoing-http.ts";

type Answer = (inputs: readonly string[], response: ServerResponse) => void;

const answers: Answer = (inputs, response) => {
  const data = inputs.map((text, index) => ({ index, embedding: [text.length, 1] }));
  response.end(JSON.stringify({ data }));
};
const never: Answer = () => {};
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

const embedderThatWaits = (questionMilliseconds: number) =>
  createEmbedder(
    { url: `${model.url}/v1`, model: "small", key: undefined, near: 0.5 },
    { outgoing, logger: createLogger("silent"), now: () => state.time, questionMilliseconds },
  );

test("a question is given up when the model is silent, and the next ones do not wait for ten seconds", async () => {
  const embedder = embedderThatWaits(50);
  state.answer = never;
  const started = performance.now();
  expect(await embedder.embedQuestion("May I bring a dog?")).toBeNull();
  expect(performance.now() - started).toBeLessThan(1_500);

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
  const embedder = embedderThatWaits(2_000);
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
  expect(await embedderThatWaits(2_000).embed(["a", "b"])).toBeNull();
});
