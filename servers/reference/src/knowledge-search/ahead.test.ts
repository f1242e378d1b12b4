/** Prefetching: later searches ask for less and find the same. */
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test } from "vitest";
import { askKnowledge, countedQuestions, knowledgeWriters } from "../../test-support/asked-knowledge.ts";
import { describeOnBoth } from "../../test-support/databases.ts";
import { whole } from "../../test-support/whole.ts";
import { type Database, DatabaseUnavailable, type Statement } from "@atlas-messaging/postgres/database";
import { cacheOf } from "./cache.ts";
import { ListCache } from "./lists.ts";
import { PrefixLists, maxParts } from "./changes.ts";

/** The same numbers each time. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
};

const things = ["zeppelin", "hangar", "gramophone", "telescope", "lantern", "harbour", "granary", "teapot", "zebra"];
const dinge = ["Luftschiff", "Wiese", "Abend", "Fernrohr", "Laterne", "Teekanne"];

const pick = (random: (below: number) => number, words: readonly string[], count: number): string[] =>
  Array.from({ length: count }, () => words[random(words.length)] ?? "");

/** Questions as typed in a hurry. */
const careless = (random: (below: number) => number, word: string): string => {
  const at = 1 + random(word.length - 1);
  return random(3) > 0 ? word : word.slice(0, at) + word.slice(at + 1);
};

/** Texts of more terms than come in one piece, of which each begins with one of two letters. */
const manyWords = Array.from({ length: 1.5 * maxParts }, (_, index) => {
  const letters = Array.from(String(index).padStart(4, "0"), (digit) => "bcdfghklmn"[Number(digit)]);
  return `${index % 3 === 0 ? "x" : "q"}${letters.join("")}`;
});

const atRest = (of: Database): Promise<void> => cacheOf(of).ahead.rest();

describeOnBoth("what is brought ahead", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const { create, update } = knowledgeWriters(() => database);

  test("answers for words that nobody has asked for, known, unknown or mistyped, with one statement", async () => {
    const [organizationId, count] = [uuidv7(), countedQuestions(() => database, atRest)];
    await create(
      organizationId,
      "First",
      "The zeppelin sleeps beside the hangar. A gramophone plays in it. ".repeat(20),
    );
    await create(organizationId, "Second", "A telescope stands on the roof, and a lantern shines.");
    // After the first search nothing is brought: many an organization is asked about once only.
    await count(organizationId, "zeppelin");
    expect(await count(organizationId, "lantern")).toMatchObject({ asked: 2, total: 1 });
    expect(await count(organizationId, "telescope")).toEqual({ asked: 1, total: 1 });
    expect(await count(organizationId, "gramofone hanger")).toMatchObject({ asked: 1 });
    expect(await count(organizationId, "unheard whispers roof")).toEqual({ asked: 1, total: 1 });
    expect(await count(organizationId, "unheard whispers")).toEqual({ asked: 1, total: 0 });
  });

  test("comes in smaller pieces where much is known", async () => {
    const [organizationId, count] = [uuidv7(), countedQuestions(() => database, atRest)];
    const texts = [0, 1, 2].map((third) => manyWords.filter((_, index) => index % 3 === third).join(" "));
    for (const [index, text] of texts.entries()) await create(organizationId, `Text ${index}`, `${text}. x marks it.`);
    const [known, other, third] = [manyWords[0] ?? "", manyWords[3] ?? "", manyWords[1] ?? ""];
    // The first of what is brought shows that there is too much for one piece.
    for (let times = 0; times < 12; times++) await count(organizationId, `${known} ${third}`);
    expect(await count(organizationId, other)).toMatchObject({ asked: 1, total: 1 });
    expect(await count(organizationId, "xnnnnnnn")).toEqual({ asked: 1, total: 0 });
    // A term that is as short as what many begin with is asked for by itself.
    await count(organizationId, "x");
    expect(await count(organizationId, "x")).toEqual({ asked: 1, total: 3 });
  });

  test.for(whole ? [1, 2] : [1])("ranks as if nothing were kept, whatever is written meanwhile (%i)", async (seed) => {
    const [organizationId, random] = [uuidv7(), randomFrom(seed)];
    const question = () =>
      [...pick(random, things, 1 + random(3)), ...pick(random, dinge, random(2))]
        .map((word) => careless(random, word))
        .join(" ");
    const documents: { id: string; archived: boolean }[] = [];
    const write = async () => {
      const changed = documents[random(2 * documents.length + 1)];
      if (changed) {
        changed.archived = !changed.archived;
        return update(organizationId, changed.id, changed.archived ? "archived" : "active");
      }
      const text =
        random(4) > 0
          ? `There is a ${pick(random, things, 6).join(", and the ")}. `
          : `Das ist der ${pick(random, dinge, 5).join(" und die ")} am See. `;
      documents.push({ id: await create(organizationId, "Text", text.repeat(1 + random(300))), archived: false });
    };
    for (let round = 0; round < 25; round++) {
      await Promise.all([
        write(),
        ...pick(random, ["", ""], 3).map(() => askKnowledge(database, organizationId, question())),
      ]);
      const asked = question();
      const found = await askKnowledge(database, organizationId, asked);
      expect(found, asked).toEqual(await askKnowledge({ ...database }, organizationId, asked));
      if (random(2) === 0) await atRest(database);
    }
    expect(documents.length).toBeGreaterThan(5);
  });

  test("receives the changes since it was fetched", async () => {
    const organizationId = uuidv7();
    const [held, release] = gate();
    const slow: Database = {
      ...database,
      read: async <Row>(organization: string, statement: Statement) => {
        const rows = await database.read<Row>(organization, statement);
        if (isAhead(statement)) await held;
        return rows;
      },
    };
    const first = await create(organizationId, "First", "The zeppelin sleeps beside the hangar.");
    await askKnowledge(slow, organizationId, "hangar");
    await askKnowledge(slow, organizationId, "hangar");
    await create(organizationId, "Second", "The zeppelin has left its hangar, and a telescope follows it.");
    await update(organizationId, first, "archived");
    release();
    await atRest(slow);
    for (const query of ["telescope", "beside", "zeppelin hangar", "telescpe"]) {
      expect(await askKnowledge(slow, organizationId, query), query).toEqual(
        await askKnowledge({ ...database }, organizationId, query),
      );
    }
  });

  test("does not keep a database from closing", async () => {
    const [own, organizationId] = [await open(), uuidv7()];
    await knowledgeWriters(() => own).create(organizationId, "First", "The zeppelin sleeps beside the hangar.");
    await askKnowledge(own, organizationId, "hangar");
    await askKnowledge(own, organizationId, "hangar");
    const [closed, rested] = [own.close(), atRest(own)];
    await expect(closed).resolves.toBeUndefined();
    await expect(rested).resolves.toBeUndefined();
  });

  test("fails without a word, and is tried again", async () => {
    const organizationId = uuidv7();
    let tried = 0;
    const failing: Database = {
      ...database,
      read: async (organization, statement) => {
        if (isAhead(statement) && ++tried < 3) throw new DatabaseUnavailable("closed");
        return database.read(organization, statement);
      },
    };
    await create(organizationId, "First", "The zeppelin sleeps beside the hangar.");
    for (let times = 0; times < 12; times++) {
      expect((await askKnowledge(failing, organizationId, "zeppelin")).total).toBe(1);
      await atRest(failing);
    }
    expect(tried).toBe(3);
    expect(
      cacheOf(failing).lists.prefixLists(organizationId, { language: "en", term: "whatever" })?.list("hangar").postings,
    ).toHaveLength(2);
  });
});

describe("a prefixLists", () => {
  const wine = { language: "en", term: "wine" } as const;
  const part = { number: 0, postings: new Int32Array(4_000) };
  const prefixLists = new PrefixLists(3, 3, new Map([["wine", [part]]]));
  const all = { language: "en", beginning: "" } as const;

  test("knows of every term that begins so, and of none better than a newer list does", () => {
    const lists = new ListCache();
    lists.putPrefixLists("one", all, prefixLists);
    expect(lists.get("one", wine)).toMatchObject({ version: 3, postings: part.postings });
    expect(lists.get("one", { ...wine, term: "beer" })).toMatchObject({ version: 3, postings: new Int32Array() });
    for (const version of [2, 4]) lists.put("one", wine, { version, parts: new Map(), postings: new Int32Array() });
    expect(lists.get("one", wine).version).toBe(4);
  });

  test("counts twice what had to be sorted, and is held as it came as well", () => {
    const from = (first: number) => Int32Array.from({ length: 2_000 }, (_, at) => (at % 2 === 0 ? first + at : 0));
    const parts = (first: number) => [
      { number: 0, postings: from(0) },
      { number: 1, postings: from(first) },
    ];
    const [apart, overlapping] = [2_000, 1_000].map(
      (first) => new PrefixLists(3, 3, new Map([["wine", parts(first)]])),
    );
    expect((overlapping?.bytes ?? 0) - (apart?.bytes ?? 0)).toBe(16_000);
  });

  test("counts for what it holds, and goes like any other list", () => {
    const lists = new ListCache(20_000);
    lists.putPrefixLists("one", all, prefixLists);
    expect(lists.get("one", wine).version).toBe(3);
    lists.putPrefixLists("other", all, prefixLists);
    expect(lists.get("one", wine).version).toBe(0);
  });
});

const isAhead = ({ text }: Statement): boolean => text.includes(`limit ${maxParts + 1}`);

const gate = (): [held: Promise<void>, release: () => void] => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
};
