/** Search caches: ranking is as without a cache, whoever else writes. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { askKnowledge, countedQuestions, knowledgeWriters } from "../../test-support/asked-knowledge.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { cacheOf } from "./cache.ts";
import { ListCache } from "./lists.ts";
import { whole } from "../../test-support/whole.ts";

/** Enough passages for several parts of a list, and every seventh with a word of its own. */
const longText = (word: string): string =>
  Array.from({ length: 600 }, (_, index) =>
    `The ${word} sleeps${index % 7 === 0 ? " beside the hangar" : ""}. `.repeat(16),
  ).join("\n\n");

const atRest = (of: Database): Promise<void> => cacheOf(of).ahead.rest();

describeOnBoth("search", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const { create, update } = knowledgeWriters(() => database);
  const questions = ["zeppelin", "beside the hangar", "gramophone hangar", "zepelin sleeping", "Luftschiff am Abend"];
  const askAll = (on: Database, organizationId: Id) =>
    Promise.all(questions.map((each) => askKnowledge(on, organizationId, each)));

  test("gives what a process without memory gives, after every change", async () => {
    const [organizationId, other] = [uuidv7(), uuidv7()];
    await create(other, "Other", longText("zeppelin"));
    const ofOther = await askAll(database, other);
    const agree = async () => {
      const warm = await askAll(database, organizationId);
      expect(await askAll(database, organizationId)).toEqual(warm);
      // Another object of the same database has kept nothing of it.
      expect(warm).toEqual(await askAll({ ...database }, organizationId));
      return warm;
    };
    expect((await agree()).map(({ total }) => total)).toEqual([0, 0, 0, 0, 0]);
    const first = await create(organizationId, "First", longText("zeppelin"));
    const alone = await agree();
    expect(alone[0]?.total).toBeGreaterThan(300);
    const second = await create(organizationId, "Second", longText("gramophone"));
    await create(organizationId, "Abend", "Das Luftschiff landet am Abend auf der Wiese, und die Gäste sind da.");
    const all = await agree();
    expect(all[4]?.total).toBe(1);
    await update(organizationId, first, "archived");
    expect((await agree())[0]?.total).toBe(0);
    await update(organizationId, first, "active");
    expect(await agree()).toEqual(all);
    await update(organizationId, second, "archived");
    expect((await agree())[2]?.total).toBe(alone[2]?.total);
    expect(await askAll(database, other)).toEqual(ofOther);
  });

  test("finds what speaks another language than all organizations before", async () => {
    const [first, second] = [uuidv7(), uuidv7()];
    const fresh = { ...database };
    await create(first, "First", "The zeppelin sleeps beside the hangar, and the crew is with it.");
    await create(second, "Abend", "Die Luftschiffe landen am Abend auf der Wiese, und die Gäste sind da.");
    expect((await askKnowledge(fresh, first, "zeppelins")).total).toBe(1);
    expect((await askKnowledge(fresh, second, "Luftschiff am Abend")).total).toBe(1);
    expect(await askKnowledge(fresh, second, "Luftschiff")).toEqual(
      await askKnowledge({ ...database }, second, "Luftschiff"),
    );
  });

  test("for an audience takes one statement, and follows each change of a document's audience", async () => {
    const [organizationId, count] = [uuidv7(), countedQuestions(() => database, atRest)];
    const forAll = ["The zeppelin sleeps beside the hangar.", "The zeppelin sleeps in the hangar."] as const;
    const first = await create(organizationId, "First", forAll[0], "customers");
    await create(organizationId, "Second", forAll[1], "developers");
    await create(organizationId, "Third", "The zeppelin sleeps under the roof of its hangar.");
    const totals = async () => {
      const found = [];
      for (const audience of [null, "customers", "developers"] as const) {
        found.push((await count(organizationId, "zeppelin hangar", audience)).total);
      }
      return found;
    };
    expect(await totals()).toEqual([3, 2, 2]);
    expect(await totals()).toEqual([3, 2, 2]);
    expect((await count(organizationId, "zeppelin hangar")).asked).toBe(1);
    expect((await count(organizationId, "zeppelin hangar", "customers")).asked).toBe(1);
    await update(organizationId, first, { audience: "developers" });
    expect(await totals()).toEqual([3, 1, 3]);
    await update(organizationId, first, "archived");
    expect(await totals()).toEqual([2, 1, 2]);
    await update(organizationId, first, { audience: "both" });
    await update(organizationId, first, "active");
    expect(await totals()).toEqual([3, 2, 3]);
  });

  test("asks once where all that it takes is kept, and what it has kept holds", async () => {
    const [organizationId, count] = [uuidv7(), countedQuestions(() => database, atRest)];
    await create(organizationId, "First", longText("zeppelin"));
    const question = "zepelin beside the hangar";
    await count(organizationId, question);
    expect(await count(organizationId, question)).toMatchObject({ asked: 1 });
    await create(organizationId, "Second", "The gramophone plays, and the zeppelin is in its hangar.");
    const changed = await count(organizationId, "gramophone hangar");
    expect(changed.total).toBeGreaterThan(80);
    // The cache is stale, so lists and passages are read.
    expect(changed.asked).toBe(3);
    // Its lists are kept, its passages are not: they are read with the version that the ranking is of.
    await count(organizationId, "hangar zeppelin");
    expect(await count(organizationId, "gramophone hangar")).toEqual({ ...changed, asked: 1 });
  });

  test("asks once more for a word that has to be corrected, and not even that where its like has been asked for", async () => {
    const [organizationId, count] = [uuidv7(), countedQuestions(() => database, atRest)];
    await create(organizationId, "First", "The zeppelin sleeps beside the hangar, and a gramophone plays in it.");
    await count(organizationId, "hangar");
    // Corrections come with the first statement; their lists and the passages follow.
    expect(await count(organizationId, "gramofone")).toEqual({ asked: 2, total: 1 });
    // Its prefix is cached, so the list comes with the first statement.
    expect(await count(organizationId, "gramophne")).toEqual({ asked: 1, total: 1 });
    expect(await count(organizationId, "unheard hangar")).toEqual({ asked: 1, total: 1 });
    await create(organizationId, "Second", "A telescope stands on the roof of the gramophones.");
    // The first search after a change is told of it, and reads on.
    expect(await count(organizationId, "gramofon")).toEqual({ asked: 4, total: 2 });
    expect(await count(organizationId, "telescpoe gramophone")).toEqual({ asked: 2, total: 2 });
    // Everything known now has been brought ahead since.
    expect(await count(organizationId, "gramophone rofo")).toEqual({ asked: 1, total: 2 });
  });

  test("takes a word for the same known one, whatever is kept", async () => {
    const organizationId = uuidv7();
    const passagesOf = (word: string, count: number) =>
      Array.from({ length: count }, (_, index) => `# ${index}\n\n${word}`).join("\n\n");
    const long = "donaudampfschifffahrtsgesellschaftskap";
    await create(organizationId, "First", `The zeppelin sleeps beside the hangar, and it is with the ${long}.`);
    await create(organizationId, "Abend", "Das ist der Zeppelin am Abend auf der Wiese, und die Leute sind da.");
    // The one word is in two parts, each of which is shorter than the list of the other, and both together are longer.
    for (const count of [201, 150]) await create(organizationId, "More", passagesOf("lantern", count));
    await create(organizationId, "More", passagesOf("lanterm", 250));
    const asked = ["zepplin", "lanterk", `${long}itaen dnoaudampf`];
    for (const query of [...asked, ...asked, ...asked]) {
      const found = await askKnowledge(database, organizationId, query);
      expect(found, query).toEqual(await askKnowledge({ ...database }, organizationId, query));
      await atRest(database);
    }
    expect((await askKnowledge(database, organizationId, "lanterk")).total).toBe(351);
  });

  test("ranks each of many searches by its own snapshot while others write", async () => {
    const organizationId = uuidv7();
    await create(organizationId, "First", longText("zeppelin"));
    const writing = Promise.all(
      Array.from({ length: whole ? 8 : 3 }, (_, index) =>
        create(organizationId, `More ${index}`, longText("zeppelin").slice(0, 20_000)),
      ),
    );
    const totals = await Promise.all(
      Array.from(
        { length: whole ? 40 : 12 },
        async () => (await askKnowledge(database, organizationId, "zeppelin sleeping")).total,
      ),
    );
    await writing;
    expect(Math.min(...totals)).toBeGreaterThan(300);
    expect(await askKnowledge(database, organizationId, "zeppelin")).toEqual(
      await askKnowledge({ ...database }, organizationId, "zeppelin"),
    );
  });
});

describe("kept lists", () => {
  const term = (name: string) => ({ language: "en", term: name }) as const;
  const list = (version: number, count: number) => {
    const postings = new Int32Array(count * 2);
    return { version, parts: new Map([[0, postings]]), postings };
  };

  test("are those of an organization, and the newest of them", () => {
    const cache = new ListCache();
    cache.put("one", term("wine"), list(2, 10));
    cache.put("one", term("wine"), list(1, 5));
    expect(cache.get("one", term("wine")).version).toBe(2);
    expect(cache.get("other", term("wine")).version).toBe(0);
    expect(cache.get("one", term("beer")).version).toBe(0);
  });

  test("take no more than their bound: the one that was used longest ago goes", () => {
    const cache = new ListCache(3 * 8_500);
    for (const name of ["wine", "beer", "tea"]) cache.put("one", term(name), list(1, 1_000));
    cache.get("one", term("wine"));
    cache.put("one", term("milk"), list(1, 1_000));
    expect(["wine", "beer", "tea", "milk"].map((name) => cache.get("one", term(name)).version)).toEqual([1, 0, 1, 1]);
  });
});
