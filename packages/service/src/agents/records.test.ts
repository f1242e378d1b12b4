/** Records, messages and edges of agents' verbs and replies. */
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { agentRow, organizationRow } from "../../test-support/rows.ts";
import type { KnowledgeAnswer, KnowledgeResult } from "@atlas-messaging/answers/search/answer";
import { createAgent, presentListing, publishAgent } from "./decide.ts";
import { ownWords } from "@atlas-messaging/answers/understanding/spoken-words";
import { composeReply } from "@atlas-messaging/answers/replying/reply";

const unlinked = { unserved: [], fallback: null };

describe("creating an agent", () => {
  const create = (body: Parameters<typeof createAgent>[1]["body"]) =>
    createAgent(
      { ...facts(), ...unlinked, channelNames: ["chatapp"], sourceIds: [idOf(3, 1)] },
      { params: {}, query: {}, body },
    );

  test("with a name alone makes a hosted one without channels and documents", () => {
    const { body, changes } = accepted(create({ name: "Concierge" }));
    expect(body.ok).toBe(true);
    expect(inserted(changes, "agents")).toEqual([
      {
        organization_id: organizationId,
        id: idOf(1, 1),
        kind: "hosted",
        name: "Concierge",
        description: null,
        status: "ready",
        channels: [],
        source_ids: [],
        is_listed: false,
        listing_category: null,
        listing_description: null,
        listing_slug: null,
        reply_within_seconds: null,
        people_reply_within_seconds: null,
        people_hours: null,
        announces_people: true,
        answer_after_seconds: 3,
        fallback_agent_id: null,
        metadata: null,
        created_at: now,
        updated_at: now,
      },
    ]);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "create_agent" }]);
    const after = { name: "Concierge", kind: "hosted", channels: [] };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.agent.create", subject_id: idOf(1, 1), before: null, after },
    ]);
  });

  test("keeps each document once, whatever its case", () => {
    const id = idOf(3, 1);
    const { changes } = accepted(create({ name: "A", channels: ["chatapp"], source_ids: [id, id.toUpperCase()] }));
    expect(inserted(changes, "agents")).toMatchObject([{ channels: ["chatapp"], source_ids: [id] }]);
  });

  test("names each channel and document that the organization lacks", () => {
    const outcome = create({ name: "A", channels: ["chatapp", "sms"], source_ids: [idOf(3, 2)] });
    expect(refused(outcome).details).toEqual([
      { path: "channels.1", message: "is not a channel of your organization" },
      { path: "source_ids.0", message: "is not a knowledge document of your organization, or is archived" },
    ]);
  });
});

describe("publishing", () => {
  const publish = (is_listed: boolean, agent: ReturnType<typeof agentRow> | null = agentRow()) =>
    publishAgent(
      { ...facts(), agent, slugTaken: false },
      { params: { agent_id: agentRow().id }, query: {}, body: { idempotency_key: "once", is_listed } },
    );

  test.for([
    [true, "publish", "harbour-bistro-concierge"],
    [false, "unpublish", null],
  ] as const)("is recorded and audited: %s", ([is_listed, verb, slug]) => {
    const { changes } = accepted(publish(is_listed));
    expect(inserted(changes, "runs")).toMatchObject([{ intent: `${verb}_agent` }]);
    expect(audited(changes)).toEqual([
      {
        event_type: `atlas_api.agent.${verb}`,
        subject_id: agentRow().id,
        before: { is_listed: false, listing_slug: null, listing_category: null },
        after: { is_listed, listing_slug: slug, listing_category: null },
      },
    ]);
    const { id } = agentRow();
    const where = { organization_id: organizationId, id, listing_category: null, listing_description: null };
    expect(changes[0]).toMatchObject({ kind: "update", where: { ...where, listing_slug: null } });
  });

  test("an archived agent is not listed, and may be taken out", () => {
    const archived = agentRow({ status: "archived", is_listed: true });
    expect(refused(publish(true, archived))).toMatchObject({
      code: "conflict",
      message: "The agent is archived. Set its status to ready, then publish it.",
    });
    expect(accepted(publish(false, archived)).body.data.agent.is_listed).toBe(false);
  });

  test("an unknown agent is refused", () => {
    expect(refused(publish(true, null))).toMatchObject({
      code: "not_found",
      message: `Your organization has no agent ${agentRow().id}.`,
    });
  });
});

describe("a listing", () => {
  const listed = agentRow({ is_listed: true, listing_slug: "bistro", channels: ["chatapp"] });

  test("shows its channels and its organization", () => {
    expect(presentListing(listed, organizationRow())).toMatchObject({
      channels: ["chatapp"],
      listing_description: "Answers guests.",
      organization_name: "Sandbox",
    });
  });

  test.for([{ is_listed: false }, { listing_slug: null }])("is shown of no agent with %o", (change) => {
    expect(() => presentListing({ ...listed, ...change }, organizationRow())).toThrow(
      `agent ${listed.id} is not published`,
    );
  });
});

describe("a reply", () => {
  const result = (title: string, passage: string, relevance_score = 0.8): KnowledgeResult => ({
    knowledge_id: `id of ${title}`,
    source_type: "text",
    title,
    passage,
    relevance_score,
    citation: { knowledge_id: `id of ${title}`, title },
  });
  const reply = (
    query: string,
    results: readonly KnowledgeResult[],
    knowledge_state: KnowledgeAnswer["knowledge_state"] = "grounded",
  ) => {
    const [total_results, knowledge_gap, across_languages] = [results.length, null, undefined];
    return composeReply(
      query,
      { knowledge_state, results, total_results, knowledge_gap, across_languages },
      ownWords.en,
    );
  };

  test("admits a gap, even beside distant results", () => {
    const nothing = /^I have found nothing about this/;
    expect(reply("soup", [result("Menu", "Soup.")], "gap_none")).toMatchObject({
      text: expect.stringMatching(nothing),
      results: [],
    });
    expect(reply("soup", [])).toMatchObject({ text: expect.stringMatching(nothing), results: [] });
  });

  test("names each title of a weak answer once, if no passage comes close", () => {
    const results = [result("Menu", "Soup."), result("Menu", "Fish."), result("Hours", "Nine.")];
    expect(reply("cinema", results, "gap_weak").text).toContain("found: “Menu”, “Hours”. Could you");
  });

  test("separates its sources by an empty line, and keeps one near the best", () => {
    const results = [result("Menu", "Soup at noon.", 0.8), result("Hours", "Soup at nine.", 0.61)];
    expect(reply("soup", results).text).toBe("Soup at noon. (Menu)\n\nSoup at nine. (Hours)");
  });

  test.for([
    ["Soup and fish. Soup.", "soup fish", "Soup and fish."],
    ["Soup and fish and bread. Soup and fish.", "soup fish bread", "Soup and fish and bread. Soup and fish."],
    ["Nothing here. Nothing there.", "soup", "Nothing here."],
    ["## Soup", "soup", "## Soup"],
    ["First line\n\nsoup of the day", "soup", "soup of the day"],
    ["# Head\nsoup one\nmore of it\n# Other\nbread", "soup", "soup one more of it"],
  ] as const)("quotes what shares most words: %j", ([passage, query, text]) => {
    expect(reply(query, [result("Menu", passage)]).text).toBe(`${text} (Menu)`);
  });

  test.for([
    ["x".repeat(600), "x".repeat(600)],
    ["x".repeat(601), `${"x".repeat(600)}…`],
    [`${"x".repeat(301)} ${"y".repeat(400)}`, `${"x".repeat(301)}…`],
    [`${"x".repeat(300)} ${"y".repeat(400)}`, `${"x".repeat(300)} ${"y".repeat(299)}…`],
    [`${"x".repeat(599)}😀`, `${"x".repeat(599)}…`],
  ] as const)("is cut at 600 characters, after a word where one is near: %#", ([passage, text]) => {
    expect(reply("soup", [result("Menu", passage)]).text).toBe(`${text} (Menu)`);
  });
});
