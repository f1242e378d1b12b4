import { validateResponse } from "@atlas-messaging/validators/responses";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { World, accepted, deliveredNames, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { agentRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { createAgent, presentListing, publishAgent } from "./decide.ts";
import type { AgentRow } from "../rows/agents.ts";

const unlinked = { unserved: [], fallback: null };

describe("creation", () => {
  const [ours, others] = [idOf(3, 1), idOf(3, 2)];
  const create = (body: ValidBodyOf<"agents.create">) =>
    createAgent(
      { ...facts(), ...unlinked, channelNames: ["chatapp"], sourceIds: [ours] },
      { params: {}, query: {}, body },
    );

  test("writes the agent, its run and its audit entry", () => {
    const { body, changes } = accepted(create({ name: "Concierge", channels: ["chatapp"], source_ids: [ours] }));
    expect(validateResponse("agents.create", 200, body)).toMatchObject({ ok: true });
    expect(outline(changes)).toEqual([
      "insert agents",
      "insert audit_events",
      "insert runs",
      "insert events",
      "insert outbox",
      "within agents",
    ]);
    expect(inserted(changes, "agents")).toMatchObject([
      { ...body.data.agent, metadata: null, organization_id: organizationId },
    ]);
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated"]);
  });

  test("names every missing link by its index", () => {
    const { code, details, changes } = refused(create({ name: "C", channels: ["pigeon"], source_ids: [ours, others] }));
    expect({ code, changes }).toEqual({ code: "validation_failed", changes: [] });
    expect(details?.map(({ path }) => path)).toEqual(["channels.0", "source_ids.1"]);
  });
});

describe("publishing", () => {
  const publish = (agent: AgentRow | null, body: ValidBodyOf<"agents.publish">, slugTaken = false) =>
    publishAgent({ ...facts(), agent, slugTaken }, { params: { agent_id: agentRow().id }, query: {}, body });
  const slugAfter = (...given: Parameters<typeof publish>) => accepted(publish(...given)).body.data.agent.listing_slug;

  test("keeps members that are left out, and writes those that the answer shows", () => {
    const agent = agentRow({ listing_category: "food", listing_slug: "bistro" });
    expect(accepted(publish(agent, { is_listed: true, listing_category: "drinks" })).body.data.agent).toMatchObject({
      listing_category: "drinks",
      listing_description: agent.listing_description,
    });
    const { body, changes } = accepted(publish(agent, { is_listed: true, listing_description: "New." }));
    expect(validateResponse("agents.publish", 200, body)).toMatchObject({ ok: true });
    const world = new World([insert("agents", agent)]);
    world.commit(changes);
    expect(world.only("agents")).toEqual({
      ...agent,
      is_listed: true,
      listing_description: "New.",
      updated_at: now,
    });
    expect(world.only("agents")).toMatchObject({ ...body.data.agent, metadata: null });
  });

  test.for([
    ["made of the name", agentRow(), { is_listed: true }, false, /^harbour-bistro-concierge$/],
    ["with a suffix if that is taken", agentRow(), { is_listed: true }, true, /^harbour-bistro-concierge-[0-9a-f]{6}$/],
    ["the one it has", agentRow({ listing_slug: "old" }), { is_listed: true }, false, /^old$/],
    ["the requested one", agentRow({ listing_slug: "old" }), { is_listed: true, listing_slug: "new" }, false, /^new$/],
    ["kept when it is withdrawn", agentRow({ listing_slug: "old" }), { is_listed: false }, false, /^old$/],
  ] as const)("the slug is %s", ([, agent, body, taken, expected]) => {
    expect(slugAfter(agent, body, taken)).toMatch(expected);
  });

  test("a requested slug that is taken is a conflict that names it", () => {
    const refusal = refused(publish(agentRow(), { is_listed: true, listing_slug: "bistro" }, true));
    expect(refusal).toMatchObject({ code: "conflict", message: expect.stringContaining("bistro"), changes: [] });
  });

  test("an agent that was never listed gets no slug when withdrawn", () => {
    expect(slugAfter(agentRow(), { is_listed: false })).toBeNull();
  });

  test("an unknown agent is not found", () => {
    expect(publish(null, { is_listed: true })).toMatchObject({ kind: "refused", code: "not_found", changes: [] });
  });
});

describe("a listing", () => {
  const organization = {
    id: organizationId,
    name: "Bistro",
    environment: "sandbox",
    expires_at: null,
    first_sign_up: null,
    deleted_at: null,
    forgotten_at: null,
    suspended_at: null,
    limits: null,
    quotas: null,
    created_at: now,
  } as const;

  test("falls back to the agent's own description, and shows no knowledge", () => {
    const listed = agentRow({ is_listed: true, listing_slug: "bistro", source_ids: [idOf(3, 1)] });
    expect(presentListing(listed, organization)).toMatchObject({ listing_description: "Answers guests." });
    expect(presentListing({ ...listed, listing_description: "L" }, organization)).toMatchObject({
      listing_description: "L",
    });
    expect(JSON.stringify(presentListing(listed, organization))).not.toContain(idOf(3, 1));
  });

  test("of an unpublished agent is never shown", () => {
    expect(() => presentListing(agentRow({ listing_slug: "bistro" }), organization)).toThrow(TypeError);
  });
});
