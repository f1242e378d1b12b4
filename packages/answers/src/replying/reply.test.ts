import { describe, expect, test } from "vitest";
import type { KnowledgeAnswer, KnowledgeResult } from "../search/answer.ts";
import { ownWords } from "../understanding/spoken-words.ts";
import { closestTo, composeReply as compose, shareIn } from "./reply.ts";

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
  across_languages: undefined,
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

  test("quotes the sentence with the word itself, and none of another diet", () => {
    const menu = result(
      "Menu",
      "Vegetarian dishes are all pizzas. There are vegan options. All dishes are on the menu.",
    );
    const text = "There are vegan options. All dishes are on the menu. (Menu)";
    expect(composeReply("Any vegan dishes?", answer([menu])).text).toBe(text);
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

  test("reads mistyped words as the passage spells them", () => {
    const page = result("Visits", "We are on the second floor. You need no referral from your doctor.");
    expect(composeReply("do i need a referal", answer([page])).text).toBe(
      "You need no referral from your doctor. (Visits)",
    );
  });

  test("adds a passage that has what the best one lacks", () => {
    const book = result("Booking", "Book online or by phone.", 0.9);
    const pay = result("Paying", "We take instalments, cheques and cash.", 0.5);
    const { text } = composeReply("phone cheques instalments", answer([book, pay]));
    expect(text).toBe("Book online or by phone. (Booking)\n\nWe take instalments, cheques and cash. (Paying)");
  });

  describe("of passages that answer alike", () => {
    const quoted = (query: string, ...pages: readonly KnowledgeResult[]) => composeReply(query, answer(pages)).text;
    const long = result("A", "Soup is hot. Soup is thick.");

    test("has at most four sentences, and those of the first passage whatever their number", () => {
      const short = result("B", "Soup is cheap. Bread.");
      const red = result("C", "Soup is red.");
      expect(quoted("soup", long, short, red)).toBe(
        "Soup is hot. Soup is thick. (A)\n\nSoup is cheap. (B)\n\nSoup is red. (C)",
      );
      expect(quoted("soup", long, result("B", "Soup is cheap. Soup is good."), red)).toBe(
        "Soup is hot. Soup is thick. (A)\n\nSoup is cheap. Soup is good. (B)",
      );
      const all = "Alpha. They beta. Those see a refund. Gamma. They delta. Such a refund is rare.";
      expect(quoted("refund", result("A", all), result("B", "A refund is rare."))).toBe(`${all} (A)`);
    });

    test("has another of the same source only if it says all but the same, and below its source", () => {
      const asked = "soup with bread and butter and cheese";
      const [whole, part] = ["Soup with bread and butter and cheese.", "Soup with bread and butter."];
      expect(quoted(asked, result("A", whole), result("A", part), result("B", part))).toBe(
        `${whole} (A)\n\n${part} (B)`,
      );
      expect(quoted(asked, result("A", whole), result("B", part), result("A", `Hot: ${whole}`))).toBe(
        `${whole} Hot: ${whole} (A)\n\n${part} (B)`,
      );
    });
  });

  describe("adds a passage", () => {
    const added = (asked: string, [passage, relevance]: readonly [string, number], first = 0.5) =>
      composeReply(asked, answer([result("A", "Book by phone.", first), result("B", passage, relevance)])).results
        .length > 1;
    const [asked, more] = ["phone cheques instalments", "We take instalments, cheques and cash."];

    test("of at least four tenths of the best relevance", () => {
      expect(added(asked, [more, 0.2])).toBe(true);
      expect(added(asked, [more, 0.19])).toBe(false);
    });

    test("only if it adds much to what is quoted, and that lacks much", () => {
      expect(added("phone cheques instalments coupons vouchers", ["We take cheques.", 0.3])).toBe(false);
      expect(added("phone cheques", ["We take cheques.", 0.3])).toBe(false);
    });

    test("only if the reply stays short", () => {
      const first = result("A", "Alpha. They beta. Those book online or by phone. Phone us.", 0.9);
      expect(composeReply(asked, answer([first, result("B", more, 0.5)])).results).toEqual([first]);
    });

    test("that adds most, wherever it stands", () => {
      const pages = [result("A", "By phone.", 0.9), result("B", "We take cheques.", 0.5), result("C", more, 0.45)];
      expect(composeReply(asked, answer(pages)).results.map(({ title }) => title)).toEqual(["A", "C"]);
    });
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

describe("a reply from a page with", () => {
  const quote = (query: string, passage: string) => composeReply(query, answer([result("Page", passage)])).text;

  test.for([
    [
      "bold questions, has the answer",
      "Is there a free trial?",
      "**Is there a free trial?**\nYep. You get 21 days.\n\n**May I pay later?**\nNo.",
      "Is there a free trial? Yep. You get 21 days.",
    ],
    [
      "plain questions, has the answer",
      "Do you deliver?",
      "We bake bread. Do you deliver? Only to cafés.",
      "Do you deliver? Only to cafés.",
    ],
    [
      "bold words, has what stands under them",
      "Do I need a lock for the lockers?",
      "**Lockers.** Bring your own. Lockers are emptied each night.\n\n**Age.** From 16 on.",
      "Lockers. Bring your own. Lockers are emptied each night.",
    ],
    [
      "a list under bold words, separates its items",
      "How do I renew my books?",
      "**Renewing**\n- Online or at the desk\n- Two renewals per item\n\n**Fines**\n- Ten cents",
      "Renewing: Online or at the desk; Two renewals per item",
    ],
    [
      "a table, names the columns",
      "Do you do braces?",
      "| Job | Price |\n|---|---|\n| Braces | Not here; we refer you to Dr. Okafor |",
      "Braces: Price Not here; we refer you to Dr. Okafor",
    ],
    ["a table of one column, has its cell", "braces", "| Braces |", "Braces"],
    [
      "abbreviations, has whole sentences",
      "Who does braces?",
      "Dr. Okafor does braces. We are near St. Mary.",
      "Dr. Okafor does braces.",
    ],
    [
      "the kind of answer in the next sentence, has it too",
      "How much is breakfast?",
      "Breakfast is a buffet. It costs 16 euros. We like it.",
      "Breakfast is a buffet. It costs 16 euros.",
    ],
    [
      "only a heading that is asked about, has its beginning",
      "Do you have parking?",
      "# Parking\n\nBehind the house. Free of charge. Ring the bell.",
      "Behind the house. Free of charge.",
    ],
    [
      "a link and emphasis, has their words",
      "menu",
      "The **menu** is [here](https://example.com).",
      "The menu is here.",
    ],
  ] as const)("%s", ([, query, passage, text]) => {
    expect(quote(query, passage)).toBe(`${text} (Page)`);
  });
});

describe("at a gap", () => {
  test("of weak results it quotes the closest sentence as such, and offers a person", () => {
    const parking = result("Cars", "The parking for lorries is behind the house.", 0.05);
    const dear = result("Fees", "An hour of parking costs 2 euros.", 0.04);
    const ask = (query: string) => composeReply(query, answer([parking, dear], "gap_weak"));
    expect(ask("parking for lorries").text).toMatch(
      /^I am not sure.+found: The parking.+\(Cars\)\n\nCould.+person\?$/s,
    );
    expect(ask("How much is parking?")).toMatchObject({ text: expect.stringContaining("2 euros"), results: [dear] });
  });

  test("of weak results none of which comes close it names the sources, quotes none and offers a person", () => {
    const reply = composeReply("Do you mend umbrellas?", answer([hours, hours], "gap_weak"));
    expect(reply.text).toMatch(/^I am not sure.+“Opening hours”\. .+hand you over to a person\?$/);
    expect(reply.text).not.toContain("9:00");
    expect(reply.text.match(/Opening hours/g)).toHaveLength(1);
    expect(reply.results).toEqual([hours, hours]);
  });

  describe("the closest passage", () => {
    const closest = (query: string, ...pages: readonly KnowledgeResult[]) =>
      closestTo(query, pages)?.results.map(({ title }) => title) ?? null;

    test("has a least relevance, and the words themselves have a least worth", () => {
      expect(closest("soup", result("A", "Soup.", 0.039), result("B", "Soup.", 0.04))).toEqual(["B"]);
      const many = "soup with bread and butter and cheese and ham and eggs and leeks and salt";
      expect(closest(many, result("A", "Soup is hot."))).toBeNull();
      expect(closest("what should I do", result("A", "Do it."))).toBeNull();
    });

    test("says what share of the question it has", () => {
      expect(closestTo("soup with bread", [result("A", "Soup is hot.")])?.share).toBeCloseTo(0.511, 3);
    });

    test("is one of two at most that come equally close, as long as they are short", () => {
      const [soup, bread] = [result("A", "Soup is hot."), result("B", "Bread is hot.")];
      expect(closest("soup with bread", soup, bread, result("C", "Soup with bread."))).toEqual(["A", "B"]);
      const long = result("A", "Alpha. They beta. Such soup is hot.");
      expect(closest("soup", long, result("B", "Soup is cheap. Soup is good."))).toEqual(["A"]);
    });

    test("has the price that is asked for, if that is no farther, and then alone", () => {
      const parking = result("A", "Parking is behind the house.");
      const price = result("B", "Parking costs 2 euros.");
      const lorries = result("C", "Parking for lorries is here.");
      expect(closest("How much is parking for lorries?", parking, price, lorries)).toEqual(["B"]);
      expect(closest("How much is parking?", parking, result("B", "Dogs cost 2 euros."))).toEqual(["A"]);
    });
  });

  test("of weak results at most three sources are named", () => {
    const pages = ["A", "B", "C", "D"].map((title) => result(title, "Dogs."));
    expect(composeReply("mend umbrellas", answer(pages, "gap_weak"))).toMatchObject({
      text: expect.stringContaining("“A”, “B”, “C”. "),
      results: pages.slice(0, 3),
    });
  });

  test("a question without words has no share in any text", () => {
    expect(shareIn("the", "the")).toBe(0);
  });

  test("of no results it invents nothing and offers a person", () => {
    const reply = composeReply("Do you sell submarines?", answer([], "gap_none"));
    expect(reply.text).toMatch(/found nothing.+hand you over to a person\?$/);
    expect(reply.text).not.toContain("submarine");
    expect(reply.results).toEqual([]);
  });
});
