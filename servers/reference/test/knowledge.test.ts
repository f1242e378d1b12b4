import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Organization, describeShared } from "../test-support/served.ts";

const unknown = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";
const text = { source_type: "text", title: "Parking", text: "Guests park behind the zeppelin hangar free of charge." };
const url = { source_type: "url", title: "Menu", url: "https://shop.example/menu" };
const file = {
  source_type: "document",
  title: "Policy",
  filename: "policy.txt",
  media_type: "text/plain",
  content: Buffer.from("Dogs are welcome on the terrace.").toString("base64"),
};

const refused: readonly (readonly [name: string, path: string, body: object])[] = [
  ["no source type", "source_type", { ...text, source_type: undefined }],
  ["an unknown source type", "source_type", { ...text, source_type: "video" }],
  ["no title", "title", { ...text, title: undefined }],
  ["an empty title", "title", { ...text, title: "" }],
  ["a title of 301 characters", "title", { ...text, title: "a".repeat(301) }],
  ["no text", "text", { ...text, text: undefined }],
  ["an empty text", "text", { ...text, text: "" }],
  ["a blank text", "text", { ...text, text: " \n " }],
  ["a text of 200,001 characters", "text", { ...text, text: "a".repeat(200_001) }],
  ["a text that is a number", "text", { ...text, text: 42 }],
  ["U+0000 in the text", "text", { ...text, text: "a\0b" }],
  ["text and another content", "content", { ...text, content: "Something else." }],
  ["a URL source with text", "text", { ...url, text: "x" }],
  ["no URL", "url", { ...url, url: undefined }],
  ["a URL of 2049 characters", "url", { ...url, url: `https://shop.example/${"a".repeat(2_028)}` }],
  ["a document without a file name", "filename", { ...file, filename: undefined }],
  ["a document without a media type", "media_type", { ...file, media_type: undefined }],
  ["a media type that is none", "media_type", { ...file, media_type: "pdf" }],
  ["content that is not base64", "content", { ...file, content: "not base64!" }],
  ["base64 without its padding", "content", { ...file, content: "YWJjZGU" }],
  ["an unknown member", "colour", { ...text, colour: "blue" }],
  ["an empty key", "idempotency_key", { ...text, idempotency_key: "" }],
];

describeShared("knowledge", {}, (served) => {
  let organization: Organization;
  beforeAll(async () => {
    organization = await served.organization();
  });
  const call = (body: unknown, { client } = organization) => client.call("knowledge.create", { body });
  const create = async (body: unknown, { client } = organization) =>
    (await client.succeed("knowledge.create", { body })).data.document;
  const get = async (id: string, { client } = organization) =>
    (await client.succeed("knowledge.get", { params: { id } })).data.document;
  const update = (id: string, body?: unknown, { client } = organization) =>
    client.call("knowledge.update", { params: { id }, body });
  const list = async (query: { readonly [name: string]: string | number } = {}, { client } = organization) => {
    const body = await client.succeed("knowledge.list", { query });
    if (!("documents" in body.data)) throw new Error("a search instead of a list");
    return body.data;
  };
  const search = async (
    query: { readonly q: string; readonly [name: string]: string | number },
    { client } = organization,
  ) => {
    const body = await client.succeed("knowledge.list", { query });
    if (!("knowledge_state" in body)) throw new Error("a list instead of a search");
    return body;
  };

  describe("creation", () => {
    test("of text is indexed with the answer, and found at once", async () => {
      const document = await create(text);
      expect(document).toMatchObject({
        source_type: "text",
        status: "indexed",
        training_status: "indexed",
        job_id: null,
      });
      expect(document.indexed_at).toBe(document.created_at);
      expect(document.knowledge_id).toBe(document.id);
      const { data, knowledge_state, query } = await search({ q: "Where can I park near the zeppelin?" });
      expect({ knowledge_state, query }).toEqual({
        knowledge_state: "grounded",
        query: "Where can I park near the zeppelin?",
      });
      expect(data[0]).toEqual({
        knowledge_id: document.id,
        source_type: "text",
        title: "Parking",
        passage: text.text,
        relevance_score: expect.any(Number),
        citation: { knowledge_id: document.id, title: "Parking", start: 0, end: text.text.length },
      });
      const detail = await get(document.id);
      expect(detail).toEqual({ ...document, text: text.text, content: text.text, chunk_count: 1, ingest: null });
    });

    test.for([
      ["content", { text: undefined, content: "Guests may also write content." }],
      ["both, if they are the same", { text: "The same.", content: "The same." }],
    ] as const)("takes text as %s", async ([, members]) => {
      const { id } = await create({ ...text, ...members });
      expect((await get(id)).text).toBe(members.content);
    });

    test("takes the longest text, and finds its end", async () => {
      const { id } = await create({ ...text, title: "Long", text: `${"word ".repeat(39_996)}at the xylophone` });
      const detail = await get(id);
      expect(detail.chunk_count).toBeGreaterThan(100);
      const { data } = await search({ q: "xylophone" });
      expect(data[0]?.knowledge_id).toBe(id);
    });

    test("takes a file of ten MiB, above the bound of other bodies", async () => {
      const content = Buffer.alloc(10 * 1_048_576, "gif ").toString("base64");
      const document = await create({ ...file, media_type: "image/gif", content });
      expect(document).toMatchObject({ status: "queued", filename: "policy.txt", media_type: "image/gif" });
      const body = { phone_number: "+15550100001", text: "x".repeat(1_048_576) };
      expect(await organization.client.call("messages.send", { body })).toMatchObject({ status: 413 });
      expect(await call({ ...file, content: "a".repeat(15_000_000) })).toMatchObject({ status: 413 });
    });

    describe("is refused with 422, naming the member:", () => {
      test.for(refused)("%s", async ([, path, body]) => {
        expect(await call(body)).toMatchObject({
          status: 422,
          error: { code: "validation_failed", details: expect.arrayContaining([expect.objectContaining({ path })]) },
        });
      });
    });

    test("with a key happens once, and refuses another body", async () => {
      const body = { ...text, title: "Once", idempotency_key: randomUUID() };
      const [first, again] = [await call(body), await call(body)];
      expect(again.text).toBe(first.text);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(await call({ ...body, title: "Twice" })).toMatchObject({
        status: 422,
        error: { code: "idempotency_key_reused" },
      });
      expect((await list({ limit: 200 })).documents.filter(({ title }) => title === "Once")).toHaveLength(1);
    });

    test("is recorded as a run", async () => {
      const { data } = await organization.client.succeed("runs.list");
      expect(data.runs.map(({ intent }) => intent)).toContain("create_knowledge");
    });
  });

  describe("archiving", () => {
    const about = { ...text, title: "Gramophone evenings", text: "Every gramophone evening begins at eight." };
    const q = "When is the gramophone evening?";

    test("takes a document out of search and statistics at once, and restoring brings it back as it was", async () => {
      const fresh = await served.organization();
      const { id } = await create(about, fresh);
      const before = await search({ q }, fresh);
      expect(before.knowledge_state).toBe("grounded");
      expect(before.data[0]?.knowledge_id).toBe(id);

      expect((await update(id, { status: "archived" }, fresh)).body?.data.document).toMatchObject({
        status: "archived",
        archived_at: expect.any(String),
      });
      const ranking = ({ data }: typeof before) =>
        data.map(({ passage, relevance_score }) => ({ passage, relevance_score }));
      const without = await search({ q: "gramophone opening hours on Monday evening" }, fresh);
      const never = await search({ q: "gramophone opening hours on Monday evening" }, await served.organization());
      expect(ranking(without)).toEqual(ranking(never));
      expect(ranking(without).length).toBeGreaterThan(0);
      expect(await get(id, fresh)).toMatchObject({ status: "archived", text: about.text, chunk_count: 1 });

      expect((await update(id, undefined, fresh)).body?.data.document).toMatchObject({
        status: "indexed",
        archived_at: null,
      });
      expect(await search({ q }, fresh)).toEqual(before);
    });

    test("leaves an index like one built afresh, and restoring one like that before", async () => {
      const documents = [
        { ...text, title: "Zeppelin", text: "The zeppelin lands at noon. The hangar opens at ten." },
        {
          ...text,
          title: "Hangar",
          text: `The hangar sleeps.\n\n${"A zeppelin sleeps in its hangar at night. ".repeat(60)}`,
        },
        {
          ...text,
          title: "Öffnungszeiten",
          text: "Die Halle ist am Abend für alle Gäste geöffnet, und auch am Sonntag.",
        },
      ];
      const found = async (by: Organization) => {
        const questions = ["When does the zeppelin land?", "hangar night", "zepelin sleeping", "Halle am Abend"];
        const pages = await Promise.all(questions.map((each) => search({ q: each, limit: 200 }, by)));
        return pages.map(({ data, total_results, knowledge_state }) => ({
          results: data.map(({ passage, relevance_score }) => ({ passage, relevance_score })),
          total_results,
          knowledge_state,
        }));
      };
      const [changed, without, whole] = await Promise.all([1, 2, 3].map(() => served.organization()));
      if (!changed || !without || !whole) throw new Error("no organizations");
      const ids: string[] = [];
      for (const [index, document] of documents.entries()) {
        ids.push((await create(document, changed)).id);
        await create(document, whole);
        if (index !== 1) await create(document, without);
      }
      await update(ids[1] ?? "", { status: "archived" }, changed);
      expect(await found(changed)).toEqual(await found(without));
      await update(ids[1] ?? "", { status: "active" }, changed);
      expect(await found(changed)).toEqual(await found(whole));
    });

    test.for([
      ["nothing", undefined],
      ["an empty body", {}],
      ["the status active", { status: "active" }],
    ] as const)("is undone by %s", async ([, body]) => {
      const { id } = await create(about);
      await update(id, { status: "archived" });
      expect((await update(id, body)).body?.data.document.status).toBe("indexed");
      await update(id, { status: "archived" });
    });

    test("twice, and restoring what is not archived, is a conflict", async () => {
      const { id } = await create(about);
      expect(await update(id)).toMatchObject({ status: 409, error: { code: "conflict" } });
      await update(id, { status: "archived" });
      expect(await update(id, { status: "archived" })).toMatchObject({ status: 409, error: { code: "conflict" } });
    });

    test("by several at once happens once", async () => {
      const { id } = await create(about);
      const answers = await Promise.all(Array.from({ length: 5 }, () => update(id, { status: "archived" })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ error }) => error?.code === "conflict")).toHaveLength(4);
    });

    test("with a key is replayed, not repeated", async () => {
      const { id } = await create(about);
      const body = { status: "archived", idempotency_key: randomUUID() };
      const [first, again] = [await update(id, body), await update(id, body)];
      expect([first.status, again.text]).toEqual([200, first.text]);
    });

    test.for([
      ["an unknown status", "status", { status: "deleted" }],
      ["an unknown member", "title", { title: "x" }],
    ] as const)("is refused with 422 for %s", async ([, path, body]) => {
      const { id } = await create(about);
      expect(await update(id, body)).toMatchObject({ status: 422, error: { details: [{ path }] } });
    });
  });

  test("an unknown id, a malformed one and another organization's are answered alike", async () => {
    const { id } = await create(text);
    const other = await served.organization();
    for (const [wrong, by] of [
      [unknown, organization],
      ["x", organization],
      [id, other],
    ] as const) {
      const found = await by.client.call("knowledge.get", { params: { id: wrong } });
      expect(found).toMatchObject({ status: 404, error: { code: "not_found" } });
      expect(await update(wrong, { status: "archived" }, by)).toMatchObject({
        status: 404,
        error: { code: "not_found" },
      });
    }
    expect((await get(id)).status).toBe("indexed");
  });

  test("is found by its own organization only", async () => {
    await create({ ...text, title: "Secret", text: "The password of the wine cellar is quetzalcoatl." });
    const other = await served.organization();
    expect((await search({ q: "quetzalcoatl wine cellar" })).data[0]?.title).toBe("Secret");
    const answer = await search({ q: "quetzalcoatl wine cellar" }, other);
    expect(JSON.stringify(answer.data)).not.toContain("quetzalcoatl");
    expect(answer.knowledge_state).not.toBe("grounded");
  });

  describe("the list", () => {
    test("has everything but archived documents, the newest first, and filters by status", async () => {
      const fresh = await served.organization();
      const seeded = (await list({}, fresh)).documents.length;
      const ids = [];
      for (const title of ["One", "Two", "Three"]) ids.push((await create({ ...text, title }, fresh)).id);
      await update(ids[1] ?? "", { status: "archived" }, fresh);
      const titles = async (status?: string) =>
        (await list({ limit: 200, ...(status ? { status } : {}) }, fresh)).documents.map(({ title }) => title);
      expect((await titles()).slice(0, 2)).toEqual(["Three", "One"]);
      expect(await titles("active")).toEqual(await titles());
      expect(await titles("indexed")).toHaveLength(seeded + 2);
      expect(await titles("archived")).toEqual(["Two"]);
      expect(await titles("failed")).toEqual([]);
    });

    test("pages", async () => {
      const fresh = await served.organization();
      const all = (await list({ limit: 200 }, fresh)).documents.map(({ id }) => id);
      const first = await list({ limit: 5 }, fresh);
      const second = await list({ limit: 5, after_id: first.next_cursor ?? "" }, fresh);
      expect([...first.documents, ...second.documents].map(({ id }) => id)).toEqual(all.slice(0, 10));
      expect((await list({ limit: 5, after_id: all[4] ?? "" }, fresh)).documents).toEqual(second.documents);
    });

    test.for([
      ["an unknown status", { status: "new" }, "status"],
      ["a limit of 0", { limit: 0 }, "limit"],
      ["a limit of 201", { limit: 201 }, "limit"],
      ["an empty question", { q: "" }, "q"],
      ["a question of 513 characters", { q: "a".repeat(513) }, "q"],
    ] as const)("is refused with 422 for %s", async ([, query, path]) => {
      expect(await organization.client.call("knowledge.list", { query })).toMatchObject({
        status: 422,
        error: { details: [{ path }] },
      });
    });
  });

  describe("a search", () => {
    test("pages through all of its results, best first, with the same state on each page", async () => {
      const q = "booking order customer token agent";
      const all = await search({ q, limit: 200 });
      expect(all.data.length).toBe(all.total_results);
      expect(all).toMatchObject({ has_more: false, next_cursor: null });
      const scores = all.data.map(({ relevance_score }) => relevance_score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      const pages = [await search({ q, limit: 4 })];
      for (let last = pages.at(-1); last?.has_more; last = pages.at(-1)) {
        pages.push(await search({ q, limit: 4, after_id: last.next_cursor ?? "" }));
      }
      expect(pages.flatMap(({ data }) => data)).toEqual(all.data);
      for (const { total_results, knowledge_state } of pages) {
        expect({ total_results, knowledge_state }).toEqual({
          total_results: all.total_results,
          knowledge_state: all.knowledge_state,
        });
      }
    });

    test("takes no cursor of another question, of the list, or of nobody", async () => {
      const { next_cursor } = await search({ q: "booking order customer", limit: 1 });
      const { next_cursor: ofList } = await list({ limit: 1 });
      for (const after_id of [next_cursor ?? "", ofList ?? "", unknown, "x"]) {
        const answer = await organization.client.call("knowledge.list", { query: { q: "token", after_id } });
        expect(answer).toMatchObject({ status: 400, error: { code: "invalid_cursor" } });
      }
    });

    test("looks in indexed documents only, whatever the status", async () => {
      const q = "opening hours";
      const plain = await search({ q });
      expect(plain.data.length).toBeGreaterThan(0);
      for (const status of ["active", "indexed"]) expect(await search({ q, status })).toEqual(plain);
      for (const status of ["archived", "queued", "failed"]) {
        expect(await search({ q, status })).toMatchObject({ data: [], total_results: 0, knowledge_state: "gap_none" });
      }
    });

    test("for nothing that is known is an empty page in the state gap_none", async () => {
      const nothing = { data: [], has_more: false, next_cursor: null, total_results: 0, knowledge_state: "gap_none" };
      for (const q of ["helicopter landing", "the of and", "🦉", "' or q=q --", "{}", '"']) {
        expect(await search({ q })).toMatchObject({ ...nothing, query: q });
      }
      const near = await search({ q: "webhook helicopter zebra giraffe rhinoceros", limit: 1 });
      expect(near).toMatchObject({ ...nothing, knowledge_gap: { nearest: [{ title: "Webhooks" }] } });
    });
  });
});
