/** Searches, messages, agents and webhooks: their arguments, and the facts that they add. */
import type { OperationId } from "@atlas-messaging/contract";
import type { Change } from "../src/core/changes.ts";
import { describe, expect, test } from "vitest";
import { outline } from "../test-support/changes.ts";
import { agentRow, deliveryRow, endpointRow, eventRow, hitsOf } from "../test-support/rows.ts";
import { change, firstPage, json, serve } from "../test-support/ask.ts";
import { organizationId } from "../test-support/deployment.ts";
import { type Changed, idOf } from "../test-support/fake-shell.ts";
import type { Commitment } from "../src/pipeline/services.ts";

const id = idOf(1);
const upper = "0198C0DE-0000-7000-8000-00000000000A";
const lower = upper.toLowerCase();
const key = { idempotency_key: "once" };
const page = { rows: [], known: true };

describe("a question without an answer is counted", () => {
  const noHits = { ...hitsOf(0), hits: [], best: null, known: true };
  const asking = async (operation: OperationId, query: string, found: object, shell: Changed = {}) => {
    const counted: string[] = [];
    const commit = async (organization: string, changes: readonly Change[]): Promise<Commitment> => {
      expect(organization).toBe(organizationId);
      counted.push(...outline(changes));
      return "committed";
    };
    const { served, call } = serve(operation, { hits: found, found }, { store: { commit }, ...shell });
    const answer = await json(await call({ query }));
    return { ...answer, counted, served };
  };

  test.for<[OperationId, string]>([
    ["agent.searchKnowledge", "?query=parking"],
    ["knowledge.list", "?q=parking"],
    ["knowledge.list", "?q=parking&status=indexed"],
  ])("by %s%s", async ([operation, query]) => {
    const { status, counted } = await asking(operation, query, noHits);
    expect([status, counted]).toEqual([200, ["tally knowledge_gaps"]]);
    expect((await asking(operation, query, { ...hitsOf(0.9), known: true })).counted).toEqual([]);
  });

  test.for(["?q=parking&status=archived", `?q=parking&after_id=${id}`])("but not of %s", async (query) => {
    expect((await asking("knowledge.list", query, noHits)).counted).toEqual([]);
  });

  test("and the answer does not depend on it", async () => {
    const commit = async () => {
      throw new Error("down");
    };
    const { status, served } = await asking("agent.searchKnowledge", "?query=parking", noHits, { store: { commit } });
    expect(status).toBe(200);
    await Promise.resolve();
    expect(served.shell.heard.logged).toEqual([["warn", "counting an unanswered question failed"]]);
  });

  test("and has no next page", async () => {
    const many = { ...noHits, hits: [...hitsOf(0.01).hits, ...hitsOf(0.01).hits], best: 0.01 };
    expect(await asking("knowledge.list", "?q=parking&limit=1", many)).toMatchObject({
      has_more: false,
      next_cursor: null,
    });
    const answered = { ...many, best: 0.9, hits: [...hitsOf(0.9).hits, ...hitsOf(0.9).hits] };
    expect(await asking("knowledge.list", "?q=parking&limit=1", answered)).toMatchObject({ has_more: true });
  });
});

describe("a search of an agent", () => {
  test("asks for the passages that its audience may read", async () => {
    const request = { query: "?query=parking&top_k=3&audience=developers" };
    const { args } = await change("agent.searchKnowledge", request, { hits: hitsOf(0.9) });
    expect(args).toMatchObject({ search_query: "parking", search_size: 3, search_audience: "developers" });
  });
});

describe("a message names", () => {
  const sending = (given: object) =>
    change("messages.send", { body: { ...key, phone_number: "+15550100099", ...given } }, { channel: null });

  test.for<[object, object]>([
    [
      { text: "Hi", reply_to: upper },
      { reply_to: lower, media_id: null },
    ],
    [{ content: { type: "image", media_id: upper } }, { reply_to: null, media_id: lower }],
    [{ content: { type: "image", url: "https://a.example/b.png" } }, { reply_to: null, media_id: null }],
  ])("the message that it quotes and its media: %o", async ([given, args]) => {
    expect((await sending(given)).args).toMatchObject(args);
  });
});

describe("an agent whose slug is taken", () => {
  test("is published under another", async () => {
    const conflicts: Commitment[] = [
      { conflict: "agents_listing_slug_key" },
      { conflict: "precondition" },
      "committed",
    ];
    const slugs: unknown[] = [];
    const commit = async (_: string, changes: readonly Change[]): Promise<Commitment> => {
      for (const each of changes)
        if (each.kind === "update" && each.table === "agents") slugs.push(each.set.listing_slug);
      return conflicts.shift() ?? "committed";
    };
    const body = { ...key, is_listed: true, listing_category: "food", listing_description: "Answers guests." };
    const { call } = serve("agents.publish", { agent: agentRow() }, { store: { commit } });
    expect((await call({ params: { agent_id: id }, body })).status).toBe(200);
    expect(slugs).toEqual([
      "harbour-bistro-concierge",
      expect.stringMatching(/^harbour-bistro-concierge-\w+$/),
      "harbour-bistro-concierge",
    ]);
  });
});

describe("a webhook", () => {
  const url = "https://shop.example/hook";
  const shell = { targetProblem: (given: string) => `must not be ${given}` as const };
  const refusal = { status: 422, error: { details: [{ path: "url", message: `must not be ${url}` }] } };

  test("is created with a fresh secret, at an address that may be called", async () => {
    const body = { ...key, url, events: ["message.delivered"] };
    const made = await change("webhooks.create", { body });
    expect([made.status, JSON.stringify(made.data), made.args]).toEqual([
      200,
      expect.stringContaining("fresh secret"),
      { max: 1, owner_id: null },
    ]);
    expect(await change("webhooks.create", { body }, {}, shell)).toMatchObject(refusal);
  });

  test("is moved to an address that may be called", async () => {
    const update = (given: object) =>
      change("webhooks.update", { params: { id }, body: { ...key, ...given } }, { endpoint: endpointRow() }, shell);
    expect(await update({ url })).toMatchObject(refusal);
    expect((await update({ status: "disabled" })).status).toBe(200);
  });

  test("recovers what it has not received, whatever it subscribes to", async () => {
    const nothing = { endpoint: null, events: [], made: [], known: true };
    const recover = (given: object) =>
      change(
        "webhooks.recover",
        { params: { id }, body: { ...key, since: "2026-01-01T01:00:00+01:00", ...given } },
        nothing,
      );
    const { args } = await recover({ after_id: upper });
    expect(args).toMatchObject({ id, since: "2026-01-01T00:00:00.000Z", until: null, after: lower, page_size: 2_001 });
    const { subscribed_names: names, subscribed_types: types } = Object(args);
    const pairs = names.map((name: string, at: number) => [name, types[at]]);
    expect(pairs).toContainEqual(["message.delivered", "message.delivered"]);
    expect(pairs).toContainEqual(["agent.message_delivery", "conversation.message_failed"]);
    expect((await recover({})).args).toMatchObject({ after: null });
  });

  test("shows its deliveries", async () => {
    const parts = { endpoint: endpointRow(), delivery: deliveryRow(), event: eventRow(), attempts: [] };
    const request = { params: { id, delivery_id: deliveryRow().id } };
    expect(await change("webhooks.getDelivery", request, parts)).toMatchObject({
      status: 200,
      args: { id, delivery_id: deliveryRow().id },
      data: { delivery: { id: deliveryRow().id } },
    });
    const listed = { ...page, rows: [deliveryRow()], endpoint: endpointRow(), attempts: [], resting: [] };
    expect(await change("webhooks.listDeliveries", { params: { id } }, listed)).toMatchObject({
      args: { ...firstPage, id, status: null },
      data: { deliveries: [{ id: deliveryRow().id }] },
    });
  });
});
