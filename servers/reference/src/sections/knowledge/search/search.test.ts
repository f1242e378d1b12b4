/** What search keeps in the process: it ranks as if it kept nothing, whoever else writes. */
import { type Change, type Facts, type Id, createKnowledge, updateKnowledge } from "@atlas-messaging/domain";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnBoth } from "../../../../test-support/databases.ts";
import { type Database, commit } from "../../../platform/database/index.ts";
import { factLoader } from "../../../platform/database/facts.ts";
import { knowledgeHits, knowledgeUpdateFacts } from "../load.ts";
import { thresholdArgs } from "./index.ts";
import { ListCache } from "./lists.ts";

const loadHits = factLoader({ hits: knowledgeHits });
const loadDocument = factLoader(knowledgeUpdateFacts);

const factsOf = (organizationId: Id): Facts => ({
  now: "2026-01-01T00:00:00.000Z",
  newId: uuidv7,
  organizationId,
  actor: { kind: "system", id: null },
  correlationId: "test",
});

/** Enough passages for several parts of a list, and every seventh with a word of its own. */
const longText = (word: string): string =>
  Array.from({ length: 600 }, (_, index) =>
    `The ${word} sleeps${index % 7 === 0 ? " beside the hangar" : ""}. `.repeat(16),
  ).join("\n\n");

describeOnBoth("search", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const write = async (organizationId: Id, changes: readonly Change[]) =>
    expect(await commit(database, organizationId, changes)).toBe("committed");
  const create = async (organizationId: Id, title: string, text: string): Promise<Id> => {
    const body = { source_type: "text", title, text } as const;
    const { changes } = createKnowledge(factsOf(organizationId), { params: {}, query: {}, body });
    await write(organizationId, changes);
    const row = changes.find((each) => "insert" in each && each.insert === "knowledge_documents");
    return row && "insert" in row && "id" in row.row ? row.row.id : "";
  };
  const update = async (organizationId: Id, id: Id, status: "archived" | "active") => {
    const known = await loadDocument(database, organizationId, { id });
    const facts = { ...factsOf(organizationId), ...known };
    await write(organizationId, updateKnowledge(facts, { params: { id }, query: {}, body: { status } }).changes);
  };
  const ask = async (on: Database, organizationId: Id, query: string) => {
    const args = { search_query: query, search_sources: null, search_size: 200, search_after: null };
    const { hits } = await loadHits(on, organizationId, { ...args, ...thresholdArgs({ weak: 0.2, grounded: 0.3 }) });
    return { ...hits, hits: hits.hits.map(({ passage_id, passage, score }) => ({ passage_id, passage, score })) };
  };
  const questions = ["zeppelin", "beside the hangar", "gramophone hangar", "zepelin sleeping", "Luftschiff am Abend"];
  const askAll = (on: Database, organizationId: Id) =>
    Promise.all(questions.map((each) => ask(on, organizationId, each)));

  test("gives what a process without memory gives, after every change", async () => {
    const [organizationId, other] = [uuidv7(), uuidv7()];
    await create(other, "Other", longText("zeppelin"));
    const ofOther = await askAll(database, other);
    const agree = async () => {
      const warm = await askAll(database, organizationId);
      expect(await askAll(database, organizationId)).toEqual(warm);
      // Whoever holds another object of the same database has kept nothing of it.
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
    expect((await ask(fresh, first, "zeppelins")).total).toBe(1);
    expect((await ask(fresh, second, "Luftschiff am Abend")).total).toBe(1);
    expect(await ask(fresh, second, "Luftschiff")).toEqual(await ask({ ...database }, second, "Luftschiff"));
  });

  test("asks once where all that it takes is kept, and what it has kept holds", async () => {
    const organizationId = uuidv7();
    let asked = 0;
    const counting: Database = { ...database, read: (statement) => (asked++, database.read(statement)) };
    const twice = async (query: string) => {
      await ask(counting, organizationId, query);
      asked = 0;
      expect(await ask(counting, organizationId, query)).toEqual(await ask({ ...database }, organizationId, query));
      return asked;
    };
    await create(organizationId, "First", longText("zeppelin"));
    expect(await twice("zepelin beside the hangar")).toBe(1);
    await create(organizationId, "Second", "The gramophone plays, and the zeppelin is in its hangar.");
    asked = 0;
    expect((await ask(counting, organizationId, "gramophone hangar")).total).toBeGreaterThan(80);
    expect(asked).toBe(2);
    // Its lists are kept, its passages are not: they are read with the version that the ranking is of.
    expect(await ask(counting, organizationId, "hangar zeppelin")).toEqual(
      await ask({ ...database }, organizationId, "hangar zeppelin"),
    );
    expect(await twice("gramophone hangar")).toBe(1);
  });

  test("asks once more for a word that has to be corrected, and not even that where its like has been asked for", async () => {
    const organizationId = uuidv7();
    let asked = 0;
    const counting: Database = { ...database, read: (statement) => (asked++, database.read(statement)) };
    const count = async (query: string) => {
      asked = 0;
      const found = await ask(counting, organizationId, query);
      expect(found).toEqual(await ask({ ...database }, organizationId, query));
      return { asked, total: found.total };
    };
    await create(organizationId, "First", "The zeppelin sleeps beside the hangar, and a gramophone plays in it.");
    await ask(counting, organizationId, "hangar");
    // What is near comes with the first statement; the list of what the word is taken for, and the passages, follow.
    expect(await count("gramofone")).toEqual({ asked: 2, total: 1 });
    // What begins like it is kept, so that the list comes with the first.
    expect(await count("gramophne")).toEqual({ asked: 1, total: 1 });
    expect(await count("unheard hangar")).toEqual({ asked: 1, total: 1 });
    await create(organizationId, "Second", "A telescope stands on the roof of the gramophones.");
    // The first search after a change is told of it, and reads on.
    expect(await count("gramofon")).toEqual({ asked: 4, total: 2 });
    expect(await count("telescpoe gramophone")).toEqual({ asked: 2, total: 2 });
  });

  test("ranks each of many searches by its own snapshot while others write", async () => {
    const organizationId = uuidv7();
    await create(organizationId, "First", longText("zeppelin"));
    const writing = Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        create(organizationId, `More ${index}`, longText("zeppelin").slice(0, 20_000)),
      ),
    );
    const totals = await Promise.all(
      Array.from({ length: 40 }, async () => (await ask(database, organizationId, "zeppelin sleeping")).total),
    );
    await writing;
    expect(Math.min(...totals)).toBeGreaterThan(300);
    expect(await ask(database, organizationId, "zeppelin")).toEqual(
      await ask({ ...database }, organizationId, "zeppelin"),
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
