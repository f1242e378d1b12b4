import { beforeAll, describe, expect, test } from "vitest";
import { type Organization, describeShared } from "../test-support/served.ts";

const unknown = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";
const refusedFor = (...paths: readonly string[]) => ({
  status: 422,
  error: { code: "validation_failed", retryable: false, details: paths.map((path) => ({ path })) },
});

describeShared("agents", {}, (served) => {
  let organization: Organization;
  let other: Organization;
  /** Knowledge of each organization, and one of ours that is archived. */
  let sources: { readonly ours: string; readonly second: string; readonly theirs: string; readonly archived: string };

  const learn = async ({ client }: Organization, title: string) => {
    const body = { source_type: "text", title, text: `${title} of the bistro.` };
    return (await client.succeed("knowledge.create", { body })).data.document.id;
  };
  const call = (body: object, by = organization) =>
    by.client.call("agents.create", { body: { name: "Concierge", ...body } });
  const create = async (body: object = {}, by = organization) =>
    (await by.client.succeed("agents.create", { body: { name: "Concierge", ...body } })).data.agent;
  const publish = (agentId: string, body: object, by = organization) =>
    by.client.call("agents.publish", { params: { agent_id: agentId }, body: { is_listed: true, ...body } });

  beforeAll(async () => {
    [organization, other] = [await served.organization(), await served.organization()];
    const [ours, second, archived] = [
      await learn(organization, "Menu"),
      await learn(organization, "Hours"),
      await learn(organization, "Old menu"),
    ];
    await organization.client.succeed("knowledge.update", { params: { id: archived }, body: { status: "archived" } });
    sources = { ours, second, theirs: await learn(other, "Menu"), archived };
  });

  describe("creation", () => {
    test("makes a hosted agent of a name alone", async () => {
      expect(await create()).toEqual({
        id: expect.any(String),
        name: "Concierge",
        description: null,
        kind: "hosted",
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
        created_at: expect.any(String),
        updated_at: expect.any(String),
      });
    });

    test("links what the organization has", async () => {
      const body = {
        description: "Answers guests.",
        channels: ["chatapp"],
        source_ids: [sources.second, sources.ours],
      };
      expect(await create({ ...body, kind: "external" })).toMatchObject({ ...body, kind: "external" });
      expect(await create({ source_ids: [sources.ours.toUpperCase()] })).toMatchObject({ source_ids: [sources.ours] });
    });

    test("takes 200 characters of name and no links", async () => {
      expect(await create({ name: "n".repeat(200), channels: [], source_ids: [] })).toMatchObject({
        name: "n".repeat(200),
      });
    });

    test("refuses what it has not, naming each", async () => {
      expect(await call({ channels: ["chatapp", "pigeon"] })).toMatchObject(refusedFor("channels.1"));
      expect(await call({ source_ids: [sources.ours, unknown] })).toMatchObject(refusedFor("source_ids.1"));
      expect(await call({ source_ids: [sources.theirs] })).toMatchObject(refusedFor("source_ids.0"));
      expect(await call({ source_ids: [sources.ours, sources.archived] })).toMatchObject(refusedFor("source_ids.1"));
      const body = { channels: ["pigeon"], source_ids: [unknown, sources.second, sources.theirs] };
      expect(await call(body)).toMatchObject(refusedFor("channels.0", "source_ids.0", "source_ids.2"));
    });

    test.for([
      ["an empty name", { name: "" }, "name"],
      ["a name of 201 characters", { name: "n".repeat(201) }, "name"],
      ["another kind", { kind: "robot" }, "kind"],
      ["a source that is no id", { source_ids: ["menu"] }, "source_ids.0"],
      ["a source twice", { source_ids: [unknown, unknown] }, "source_ids"],
      ["a channel that is no name", { channels: ["Chat App"] }, "channels.0"],
      ["a listing", { is_listed: true }, "is_listed"],
    ] as const)("refuses %s", async ([, body, path]) => {
      expect(await call(body)).toMatchObject(refusedFor(path));
    });

    test("happens once for an idempotency key", async () => {
      const body = { idempotency_key: "concierge", description: "Once" };
      const [first, again] = [await call(body), await call(body)];
      expect(again.text).toBe(first.text);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(await call({ ...body, description: "Twice" })).toMatchObject({
        status: 422,
        error: { code: "idempotency_key_reused" },
      });
    });
  });

  test("the list is the organization's own, the newest first, in pages", async () => {
    const fresh = await served.organization();
    const names = ["One", "Two", "Three"];
    for (const name of names) await create({ name }, fresh);
    const { data } = await fresh.client.succeed("agents.list", { query: { limit: 2 } });
    expect(data).toMatchObject({ agents: [{ name: "Three" }, { name: "Two" }], has_more: true });
    const rest = await fresh.client.succeed("agents.list", { query: { after_id: data.next_cursor ?? "" } });
    expect(rest.data).toMatchObject({ agents: [{ name: "One" }], has_more: false, next_cursor: null });
    const foreign = await other.client.call("agents.list", { query: { after_id: data.next_cursor ?? "" } });
    expect(foreign).toMatchObject({ status: 400, error: { code: "invalid_cursor" } });
  });

  describe("publishing", () => {
    const listing = (slug: string) => ({
      listing_category: "hospitality",
      listing_description: "Takes bookings.",
      listing_slug: slug,
    });

    test("lists the agent, and what is left out keeps its value", async () => {
      const agent = await create({ description: "Its own" });
      const published = await publish(agent.id, listing("kept-listing"));
      expect(published.body?.data.agent).toMatchObject({
        ...agent,
        ...listing("kept-listing"),
        is_listed: true,
        updated_at: expect.any(String),
      });
      const changed = await publish(agent.id, { listing_category: "food" });
      const expected = { ...listing("kept-listing"), listing_category: "food" };
      expect(changed.body?.data.agent).toMatchObject({ ...expected, is_listed: true });
      const withdrawn = await publish(agent.id, { is_listed: false });
      expect(withdrawn.body?.data.agent).toMatchObject({ ...expected, is_listed: false });
      const again = await publish(agent.id, {});
      expect(again.body?.data.agent).toMatchObject({ ...expected, is_listed: true });
    });

    test("makes a slug of the name, with an ending where another listing has it", async () => {
      const name = "Zoë’s Café & Bar";
      const [one, two, three] = [await create({ name }), await create({ name }, other), await create({ name }, other)];
      expect((await publish(one.id, {})).body?.data.agent.listing_slug).toBe("zoes-cafe-bar");
      const [second, third] = [await publish(two.id, {}, other), await publish(three.id, {}, other)];
      const slugs = [second, third].map(({ body }) => body?.data.agent.listing_slug);
      for (const slug of slugs) expect(slug).toMatch(/^zoes-cafe-bar-[0-9a-f]{6}$/);
      expect(slugs[0]).not.toBe(slugs[1]);
    });

    test("finds a slug for all that are published at once", async () => {
      const made = await Promise.all(Array.from({ length: 5 }, () => create({ name: "At once" }, other)));
      const answers = await Promise.all(made.map(({ id }) => publish(id, {}, other)));
      expect(new Set(answers.map(({ body }) => body?.data.agent.listing_slug)).size).toBe(5);
    });

    test("refuses a slug that another organization's listing has, withdrawn ones included, as often as asked", async () => {
      const theirs = await create({}, other);
      await publish(theirs.id, listing("taken"), other);
      const ours = await create();
      const conflict = { status: 409, error: { code: "conflict", message: expect.stringContaining("taken") } };
      expect(await publish(ours.id, { listing_slug: "taken" })).toMatchObject(conflict);
      await publish(theirs.id, { is_listed: false }, other);
      const body = { listing_slug: "taken", idempotency_key: "conflict" };
      expect(await publish(ours.id, body)).toMatchObject(conflict);
      const replayed = await publish(ours.id, body);
      expect(replayed).toMatchObject(conflict);
      expect(replayed.headers.get("idempotent-replayed")).toBe("true");
      expect((await organization.client.succeed("agents.list")).data.agents[0]).toMatchObject({
        id: ours.id,
        is_listed: false,
      });
      expect((await publish(ours.id, { listing_slug: "free-again" })).status).toBe(200);
    });

    test("keeps its own slug when it is named again, and gives a former one free", async () => {
      const [agent, next] = [await create(), await create()];
      expect((await publish(agent.id, { listing_slug: "first-name" })).status).toBe(200);
      expect((await publish(agent.id, { listing_slug: "first-name" })).status).toBe(200);
      expect((await publish(agent.id, { listing_slug: "second-name" })).status).toBe(200);
      expect((await publish(next.id, { listing_slug: "first-name" })).status).toBe(200);
    });

    test("withdraws an agent that was never published, without a slug", async () => {
      const { id } = await create();
      const { body } = await publish(id, { is_listed: false, listing_category: "food" });
      expect(body?.data.agent).toMatchObject({ is_listed: false, listing_slug: null, listing_category: "food" });
    });

    test("answers 404 for another organization's agent as for one that never was, and leaves the key free", async () => {
      const theirs = await create({}, other);
      const key = { idempotency_key: "foreign" };
      const [foreign, never] = [await publish(theirs.id, key), await publish(unknown, key)];
      expect(foreign).toMatchObject({ status: 404, error: { code: "not_found" } });
      expect(never.status).toBe(404);
      expect(foreign.error?.message.replace(theirs.id, unknown)).toBe(never.error?.message);
      expect((await publish(theirs.id, key)).headers.get("idempotent-replayed")).toBeNull();
      expect((await other.client.succeed("agents.list")).data.agents[0]).toMatchObject({ is_listed: false });
    });

    test.for([
      ["no is_listed", { is_listed: undefined }, "is_listed"],
      ["a slug in capitals", { listing_slug: "Bistro" }, "listing_slug"],
      ["a slug that ends with a hyphen", { listing_slug: "bistro-" }, "listing_slug"],
      ["a slug of 65 characters", { listing_slug: "b".repeat(65) }, "listing_slug"],
      ["an empty category", { listing_category: "" }, "listing_category"],
      ["a description of 1001 characters", { listing_description: "d".repeat(1001) }, "listing_description"],
      ["a name", { name: "Other" }, "name"],
    ] as const)("refuses %s", async ([, body, path]) => {
      const { id } = await create();
      expect(await publish(id, body)).toMatchObject(refusedFor(path));
    });
  });
});
