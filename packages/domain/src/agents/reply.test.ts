import { describe, expect, test } from "vitest";
import type { KnowledgeAnswer, KnowledgeResult } from "../knowledge/search.ts";
import { ownWords } from "./manners/spoken-words.ts";
import { composeReply as compose } from "./reply.ts";

const result = (title: string, passage: string, relevance_score = 0.8): KnowledgeResult => ({
  knowledge_id: `id of ${title}`,
  source_type: "text",
  title,
  passage,
  relevance_score,
  citation: { knowledge_id: `id of ${title}`, title },
});

const answer = (
  results: readonly KnowledgeResult[],
  knowledge_state: KnowledgeAnswer["knowledge_state"] = "grounded",
) => ({
  knowledge_state,
  results,
  total_results: results.length,
  knowledge_gap: null,
});

const hours = result(
  "Opening hours",
  "# Opening hours\n\nOur house is on the harbour. We open at 9:00 and\nclose at 18:00, Monday to Saturday. Dogs are welcome.",
);

const composeReply = (query: string, given: KnowledgeAnswer) => compose(query, given, ownWords.en);

describe("a grounded reply", () => {
  test("quotes the sentence that answers, and names its source", () => {
    const reply = composeReply("When do you open?", answer([hours]));
    expect(reply.text).toBe("We open at 9:00 and close at 18:00, Monday to Saturday. (Opening hours)");
    expect(reply.results).toEqual([hours]);
  });

  test("keeps two sentences that answer equally well in their order", () => {
    const menu = result("Menu", "Soup costs 6 euros. We bake daily. The soup of the day changes.");
    expect(composeReply("soup", answer([menu])).text).toBe("Soup costs 6 euros. The soup of the day changes. (Menu)");
  });

  test("quotes a list item without its neighbours", () => {
    const menu = result("Menu", "Our dishes:\n- Onion soup, 6 euros\n- Plaice,\n  19 euros\n1. Cake, 4 euros");
    expect(composeReply("How much is the plaice?", answer([menu])).text).toBe("Plaice, 19 euros (Menu)");
    expect(composeReply("cake", answer([menu])).text).toBe("Cake, 4 euros (Menu)");
  });

  test("quotes the beginning of a passage that matched by title only", () => {
    const parking = result("Parking", "Behind the house. Free of charge.");
    expect(composeReply("parking", answer([parking])).text).toBe("Behind the house. (Parking)");
  });

  test("cites at most three sources, and none far behind the best", () => {
    const results = [0.9, 0.8, 0.7, 0.69].map((score, index) => result(`T${index}`, `Soup number ${index}.`, score));
    expect(composeReply("soup", answer(results)).results.map(({ title }) => title)).toEqual(["T0", "T1", "T2"]);
    const apart = [result("Best", "Soup.", 0.9), result("Far", "Soup, too.", 0.6)];
    expect(composeReply("soup", answer(apart))).toMatchObject({ text: "Soup. (Best)", results: [{ title: "Best" }] });
  });

  test("leaves out a source whose sentences answer less", () => {
    const results = [result("Menu", "The soup costs 6 euros."), result("Bread", "Soup comes with bread.", 0.7)];
    expect(composeReply("How much is the soup?", answer(results)).text).toBe("The soup costs 6 euros. (Menu)");
  });

  test("quotes what means the same in other words", () => {
    const terms = result("Terms", "We are here all year. We reimburse you within a week. You hear from us.");
    expect(composeReply("Do I get a refund?", answer([terms])).text).toBe("We reimburse you within a week. (Terms)");
  });

  test("says the same thing once", () => {
    expect(composeReply("soup", answer([result("Menu", "Soup."), result("Menu", "Soup.")])).text).toBe("Soup. (Menu)");
  });

  test.for([
    ["words", "soup ".repeat(1600)],
    ["one word", "soup".repeat(2000)],
    ["surrogate pairs", `a${"🦉".repeat(4000)}`],
  ] as const)("is short, of a passage of %s too", ([, passage]) => {
    const { text } = composeReply("soup", answer([result("Menu", passage)]));
    expect(text.length).toBeLessThan(620);
    expect(text).toMatch(/… \(Menu\)$/);
    expect(text.isWellFormed()).toBe(true);
  });
});

describe("at a gap", () => {
  test("of weak results it names the closest sources, quotes none and offers a person", () => {
    const reply = composeReply("Do you open on the moon?", answer([hours, hours], "gap_weak"));
    expect(reply.text).toMatch(/^I am not sure.+“Opening hours”\. .+hand you over to a person\?$/);
    expect(reply.text).not.toContain("9:00");
    expect(reply.text.match(/Opening hours/g)).toHaveLength(1);
    expect(reply.results).toEqual([hours, hours]);
  });

  test("of no results it invents nothing and offers a person", () => {
    const reply = composeReply("Do you sell submarines?", answer([], "gap_none"));
    expect(reply.text).toMatch(/found nothing.+hand you over to a person\?$/);
    expect(reply.text).not.toContain("submarine");
    expect(reply.results).toEqual([]);
  });
});
