/** Passages found by their meaning, with a model on this machine that speaks OpenAI's `/v1/embeddings`. */
import type { ServerResponse } from "node:http";
import { sandboxCorpus } from "@atlas-messaging/validators/sandbox-corpus";
import { passagesOf } from "@atlas-messaging/answers/search/passages";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Arrived, startReceiver } from "../test-support/receiver.ts";
import { type Organization, describeServed } from "../test-support/served.ts";

/** Meanings of words to the model; texts with the same one are near. */
const meanings = [
  /\b(dogs?|hounds?|pets?|hund|köpeğimi)\b/i,
  /\b(parking|cars?|vehicles?)\b/i,
  /\b(soups?|bouillabaisse|starters?)\b/i,
];
const vectorOf = (text: string): number[] => [...meanings.map((meaning) => (meaning.test(text) ? 1 : 0)), 0.1];

type Responder = (inputs: readonly string[], response: ServerResponse) => void;

const embeds: Responder = (inputs, response) => {
  const data = inputs.map((text, index) => ({ object: "embedding", index, embedding: vectorOf(text) }));
  response.writeHead(200, { "content-type": "application/json" });
  // The order of an answer is told by its indexes.
  response.end(JSON.stringify({ object: "list", data: data.toReversed(), model: "test-embed" }));
};

/** Fails for questions alone: a job that embeds a document, with its title above, would log an error. */
const failing =
  (answer: Responder): Responder =>
  (inputs, response) =>
    (inputs.some((each) => each.includes("\n")) ? embeds : answer)(inputs, response);

const state: { answer: Responder } = { answer: embeds };
const model = await startReceiver(({ raw }: Arrived, response: ServerResponse) =>
  state.answer(JSON.parse(raw.toString("utf8")).input, response),
);
const site = await startReceiver(({ path }: Arrived, response: ServerResponse) => {
  response.statusCode = path === "/robots.txt" ? 404 : 200;
  response.setHeader("content-type", "text/html").end("<p>Dogs are welcome on our terrace, and get water.</p>");
});
const settings = {
  ATLAS_EMBEDDINGS_URL: `${model.url}/v1`,
  ATLAS_EMBEDDINGS_MODEL: "test-embed",
  ATLAS_EMBEDDINGS_KEY: "key-of-the-operator",
  ATLAS_ALLOW_LOOPBACK_TARGETS: "true",
};

afterAll(async () => {
  await Promise.all([model.close(), site.close()]);
});

/** The one of the suite, and those of two tests. */
const organizations = 3;

describeServed("a search by meaning", { settings }, (served) => {
  let organization: Organization;
  let page: string;
  let begun = 0;
  beforeAll(async () => {
    begun = model.arrived.length;
    organization = await served.organization();
    page = await create({ source_type: "url", title: "House rules", url: `${site.url}/rules` });
    await create({ source_type: "text", title: "Arriving", text: "Vehicles stand behind the hangar." });
    await eventually(() => expect(embedded()).toEqual(expect.arrayContaining([/welcome/, /hangar/].map(matching))));
  });
  beforeEach(() => {
    state.answer = embeds;
  });
  const matching = (part: RegExp) => expect.stringMatching(part);
  const embedded = (from = 0): string[] =>
    model.arrived.slice(from).flatMap(({ raw }) => JSON.parse(raw.toString("utf8")).input);
  const create = async (body: unknown) =>
    (await organization.client.succeed("knowledge.create", { body })).data.document.id;
  const search = async (q: string, { client } = organization) => {
    const body = await client.succeed("knowledge.list", { query: { q, limit: 5 } });
    if (!("knowledge_state" in body)) throw new Error("a list instead of a search");
    return body;
  };

  test("finds a page that was ingested, though it shares no word with the question", async () => {
    await eventually(async () => {
      const { knowledge_state, data } = await search("May I bring my hound?");
      expect(knowledge_state).toBe("grounded");
      expect(data[0]).toMatchObject({
        knowledge_id: page,
        citation: { title: "House rules", url: `${site.url}/rules` },
      });
      expect(data[0]?.relevance_score).toBeGreaterThan(0.5);
    });
  });

  test("finds a text, and puts first what is near by words and by meaning", async () => {
    await eventually(async () => expect((await search("parking")).data[0]?.title).toBe("Arriving"));
    const { data } = await search("Is there a hangar for cars?");
    expect(data[0]?.title).toBe("Arriving");
  });

  test("asks in the format of OpenAI, with the operator's key", () => {
    const [first] = model.arrived;
    expect(first?.path).toBe("/v1/embeddings");
    expect(first?.headers).toMatchObject({
      authorization: "Bearer key-of-the-operator",
      "content-type": "application/json",
    });
    expect(JSON.parse(first?.raw.toString("utf8") ?? "")).toEqual({
      model: "test-embed",
      input: expect.arrayContaining([expect.any(String)]),
      encoding_format: "float",
    });
  });

  test("finds what a new sandbox knows from the start", async () => {
    const fresh = await served.organization();
    await eventually(async () => {
      const { knowledge_state, data } = await search("Is there bouillabaisse?", fresh);
      expect([knowledge_state, data[0]?.title]).toEqual(["grounded", "Menu and prices"]);
    });
  });

  test.for([
    ["Darf ich meinen Hund zu euch mitbringen?", "de"],
    ["Köpeğimi getirebilir miyim?", "tr"],
  ] as const)("answers in another language than the question's, and says so: %s", async ([question, language]) => {
    const across_languages = { question_language: language, matched_by: "meaning" };
    const found = await search(question);
    expect(found).toMatchObject({ knowledge_state: "grounded", across_languages });
    expect(found.data[0]?.knowledge_id).toBe(page);
    const { client } = organization;
    const asked = await client.succeed("agent.searchKnowledge", { query: { query: question } });
    expect(asked.data).toMatchObject({ across_languages });
    const session = (await client.succeed("sessions.create", { body: {} })).data.session.id;
    const reply = await client.succeed("sessions.sendMessage", {
      params: { session_id: session },
      body: { query: question },
    });
    expect(reply.data).toMatchObject({ knowledge_state: "grounded", across_languages });
  });

  test("says nothing of languages where the question's is spoken", async () => {
    expect(await search("May I bring my hound?")).not.toHaveProperty("across_languages");
  });

  test("finds nothing in another organization, and nothing that was archived", async () => {
    expect((await search("hound", await served.organization())).data).toEqual([]);
    await organization.client.succeed("knowledge.update", { params: { id: page }, body: { status: "archived" } });
    expect((await search("hound")).data).toEqual([]);
    await organization.client.succeed("knowledge.update", { params: { id: page }, body: { status: "active" } });
    expect((await search("hound")).data[0]?.knowledge_id).toBe(page);
  });

  test("by words alone, when the model fails or says something else", async () => {
    const askedOf = (title: string) => embedded(begun).filter((each) => each.startsWith(`${title}\n`)).length;
    const all = () => sandboxCorpus.map(({ title }) => askedOf(title));
    const expected = sandboxCorpus.map(({ text }) => organizations * passagesOf(text).length);
    await eventually(() => expect(all()).toEqual(expected));
    const failures: readonly Responder[] = [
      (_, response) => response.writeHead(500).end("{}"),
      (_, response) => response.writeHead(200).end("no JSON"),
      (_, response) => response.writeHead(200).end(JSON.stringify({ data: [{ index: 0, embedding: ["1"] }] })),
    ];
    for (const [index, answer] of failures.entries()) {
      state.answer = failing(answer);
      const { knowledge_state, data } = await search(`opening hours ${index}`);
      expect(knowledge_state).toBe("grounded");
      expect(data[0]?.title).toBe("Opening hours");
    }
  });
});
