/** Plans depend on the cache alone, so these tests need no database. */
import { describe, expect, test } from "vitest";
import { type CachedTenant, SearchCache } from "./cache.ts";
import { type Question, planSearch } from "./plan.ts";

const organizationId = "01900000-0000-7000-8000-000000000001";
const zeppelin: Question = { text: "zeppelin", size: 10, isLimited: false, isFurtherPage: false, meaning: null };
const mistyped: Question = { ...zeppelin, text: "zepelin" };
const passage = {
  number: 0,
  knowledge_id: "01900000-0000-7000-8000-000000000002",
  passage_id: "01900000-0000-7000-8000-000000000003",
  source_type: "text",
  title: "Airships",
  url: null,
  heading: null,
  start: 0,
  end: 21,
  passage: "The zeppelin is asleep.",
} as const;

/** A term that occurs once in a passage of four. */
const posting = (1 << 26) + (4 << 16) + 1;

const searchedOnce = (version = 7): CachedTenant => {
  const cache = new SearchCache();
  cache.lists.putSums(organizationId, { version, corpora: [{ language: "en", passages: 1, length: 4, version }] });
  return { organizationId, cache };
};

/** An organization whose list of a question's term is cached. */
const listed = (): CachedTenant => {
  const tenant = searchedOnce();
  for (const term of planSearch(tenant, zeppelin).asked.terms) {
    const postings = Int32Array.of(0, posting);
    tenant.cache.lists.put(organizationId, term, { version: 7, parts: new Map([[0, postings]]), postings });
  }
  return tenant;
};

describe("the plan of a search", () => {
  test("asks for all lists where nothing is cached, in every language", () => {
    const plan = planSearch({ organizationId, cache: new SearchCache() }, zeppelin);
    expect(plan).toMatchObject({ asksAgain: false, expected: null, args: { search_form: "lists", numbers: [] } });
    expect(plan.args["languages"]).toContain("de");
    expect(new Set(Object(plan.args["versions"]))).toEqual(new Set(["0"]));
  });

  test("asks beside the lists for what a word may be mistyped of, where one language is spoken", () => {
    const plan = planSearch(searchedOnce(), mistyped);
    expect(plan).toMatchObject({ asksAgain: true, expected: null, args: { search_form: "near", languages: ["en"] } });
    expect(Object(plan.args["beginnings"])).toEqual([expect.stringContaining("z")]);
  });

  test("ranks before it asks where the lists are cached, and asks for the passages alone", () => {
    const tenant = listed();
    const { args, expected } = planSearch(tenant, zeppelin);
    expect(expected).toMatchObject({ version: 7, ranking: { total: 1, ranked: [{ number: 0 }] } });
    expect(args).toMatchObject({ search_form: "shown", numbers: ["0"] });
    tenant.cache.putPassage(organizationId, 7, passage);
    expect(planSearch(tenant, zeppelin).args).toMatchObject({ search_form: "held", numbers: [] });
  });

  test("asks again for a passage of another version", () => {
    const tenant = listed();
    tenant.cache.putPassage(organizationId, 6, passage);
    expect(planSearch(tenant, zeppelin).args).toMatchObject({ search_form: "shown", numbers: ["0"] });
  });

  test("asks for a list that is older than its corpus, by its version", () => {
    const tenant = listed();
    const corpora = [{ language: "en", passages: 2, length: 8, version: 9 }] as const;
    tenant.cache.lists.putSums(organizationId, { version: 9, corpora });
    expect(planSearch(tenant, zeppelin)).toMatchObject({
      expected: null,
      args: { search_form: "lists", versions: ["7"] },
    });
  });

  test.for([
    ["some documents", { isLimited: true }],
    ["a later page", { isFurtherPage: true }],
  ] as const)("takes the whole statement for %s", ([, own]) => {
    const plan = planSearch(listed(), { ...zeppelin, ...own });
    expect(plan).toMatchObject({ expected: null, args: { search_form: "whole", versions: ["7"] } });
  });

  test("ranks nothing ahead where meanings are compared", () => {
    const meaning = { vector: "\\x00", model: "model", near: 0.5 };
    expect(planSearch(listed(), { ...zeppelin, meaning })).toMatchObject({
      expected: null,
      args: { search_form: "lists" },
    });
  });

  test("keeps to the form of a statement that selects the documents itself", () => {
    expect(planSearch(listed(), zeppelin, "whole")).toMatchObject({
      expected: { version: 7 },
      args: { search_form: "whole", numbers: ["0"] },
    });
  });
});
