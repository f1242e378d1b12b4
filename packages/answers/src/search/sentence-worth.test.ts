import { describe, expect, test } from "vitest";
import { readQuestion } from "./question.ts";
import { sentenceWorth, wordWeight } from "../replying/sentences.ts";

/** Orders sentences by their worth for a question to a page with this title. */
const ranked = (question: string, sentences: readonly string[], title = "About us"): string[] => {
  const worth = sentenceWorth(readQuestion(question), "en", title);
  return sentences.toSorted((one, other) => worth(other) - worth(one));
};

describe("the sentence that answers best", () => {
  test("has the words of the question", () => {
    const sentences = ["Dogs are welcome.", "We have parking.", "Parking for dogs' owners is free."];
    expect(ranked("Can I bring my dog, and is there parking?", sentences)[0]).toBe("Parking for dogs' owners is free.");
  });

  test("has the word rather than its synonym, and that rather than neither", () => {
    const sentences = ["Soup is served all day.", "Summer is busy.", "The shop is closed in winter."];
    expect(ranked("What about winter?", sentences)).toEqual(sentences.toReversed());
  });

  test("has the kind of answer that is asked for", () => {
    const sentences = ["The workshop is small.", "The workshop costs 40 euros."];
    expect(ranked("How much is the workshop?", sentences)[0]).toBe("The workshop costs 40 euros.");
  });

  test("has more than the word of the page's title, which all of them are about", () => {
    const sentences = ["Delivery, delivery, delivery.", "Sundays cost extra."];
    expect(ranked("delivery on sundays extra", sentences, "Delivery")[0]).toBe("Sundays cost extra.");
  });

  test("is worth nothing without any of these", () => {
    expect(sentenceWorth(readQuestion("helicopter"), "en", "About us")("We bake bread.")).toBe(0);
  });
});

test("a rare word weighs more than a common one, and than a circumstance", () => {
  const [rare, common] = [0.001, 0.3].map((share) => wordWeight({ share, isAside: false }));
  expect(rare).toBeGreaterThan(common ?? 0);
  expect(common).toBeGreaterThan(0);
  expect(wordWeight({ share: 0.001, isAside: true })).toBeLessThan((rare ?? 0) / 2);
  expect(wordWeight({ share: 0, isAside: false })).toBeLessThan(10);
});
