import { describe, expect, test } from "vitest";
import { World, accepted, audited, refused } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { agentRow, channelRow } from "../../test-support/rows.ts";
import { insert, update } from "../core/changes.ts";
import { serveChannel } from "../channels/decide.ts";
import { type UpdateAgentFacts, createAgent, updateAgent } from "./decide.ts";
import { announcesPeople, linkProblems, serveUnserved, serves } from "./links.ts";
import type { AgentRow } from "../rows/agents.ts";

const channel = channelRow();
const known = { channelNames: ["chatapp"], sourceIds: [], unserved: [channel], fallback: null };
const hosted = agentRow({ channels: ["chatapp"], is_listed: true });
const external = agentRow({ id: idOf(2, 91), kind: "external", channels: ["chatapp"] });

describe("an agent's links", () => {
  const change = (agent: AgentRow | null, body: Parameters<typeof updateAgent>[1]["body"], more: object = {}) => {
    const its: UpdateAgentFacts = { ...facts(), ...known, agent, ...more };
    return updateAgent(its, { params: { agent_id: hosted.id }, query: {}, body });
  };
  const servedAfter = (...given: Parameters<typeof change>): string | null => {
    const world = new World([insert("channels", channel), ...(given[0] ? [insert("agents", given[0])] : [])]);
    world.commit(accepted(change(...given)).changes);
    return world.only("channels").agent_id;
  };

  test("a new hosted agent serves the channels of its names that nobody serves", () => {
    const create = (body: Parameters<typeof createAgent>[1]["body"]) => {
      const world = new World([insert("channels", channel)]);
      world.commit(accepted(createAgent({ ...facts(), ...known }, { params: {}, query: {}, body })).changes);
      return world.only("channels").agent_id;
    };
    expect(create({ name: "Concierge", channels: ["chatapp"] })).toBe(idOf(1, 1));
    expect(create({ name: "Concierge" })).toBeNull();
    expect(create({ name: "Own", channels: ["chatapp"], kind: "external" })).toBeNull();
  });

  test("an agent that gets a channel or comes back serves it, if nobody does", () => {
    expect(servedAfter({ ...hosted, channels: [] }, { channels: ["chatapp"] })).toBe(hosted.id);
    expect(servedAfter({ ...hosted, status: "archived" }, { status: "ready" })).toBe(hosted.id);
    expect(servedAfter({ ...hosted, status: "archived" }, { name: "Archived" })).toBeNull();
    expect(servedAfter(hosted, { name: "Concierge" }, { unserved: [] })).toBeNull();
  });

  test("archiving takes it out of the directory, and coming back does not list it", () => {
    const { body, changes } = accepted(change(hosted, { status: "archived" }));
    expect(body.data.agent).toMatchObject({ status: "archived", is_listed: false, updated_at: now });
    expect(audited(changes)[0]).toMatchObject({ event_type: "atlas_api.agent.archive" });
    const back = accepted(change({ ...hosted, status: "archived", is_listed: false }, { status: "ready" }));
    expect(back.body.data.agent.is_listed).toBe(false);
    expect(audited(back.changes)[0]).toMatchObject({ event_type: "atlas_api.agent.restore" });
  });

  test.for([
    ["reply_within_seconds", hosted, { reply_within_seconds: 60 }, {}],
    ["fallback_agent_id", hosted, { fallback_agent_id: idOf(2, 92) }, { fallback: hosted }],
    ["fallback_agent_id", external, { fallback_agent_id: idOf(2, 92) }, {}],
    ["fallback_agent_id", external, { fallback_agent_id: idOf(2, 92) }, { fallback: external }],
    [
      "fallback_agent_id",
      external,
      { fallback_agent_id: idOf(2, 92) },
      { fallback: { ...hosted, status: "archived" } },
    ],
    ["people_hours.time_zone", hosted, { people_hours: { time_zone: "Mars/Olympus", weekly: [] } }, {}],
    ["announces_people", hosted, { announces_people: false }, {}],
    ["answer_after_seconds", external, { answer_after_seconds: 3 }, {}],
    ["channels.0", hosted, { channels: ["pigeon"] }, {}],
  ] as const)("%s is refused where it cannot be: %#", ([path, agent, body, more]) => {
    const { details } = refused(
      change(agent, { ...body, ...("channels" in body ? { channels: [...body.channels] } : {}) } as never, more),
    );
    expect(details?.map((detail) => detail.path)).toEqual([path]);
  });

  test("an external agent has a time to act and a hosted fallback", () => {
    const body = { reply_within_seconds: 60, fallback_agent_id: hosted.id };
    expect(accepted(change(external, body, { fallback: hosted })).body.data.agent).toMatchObject(body);
  });

  test("an unknown agent is not found", () => {
    expect(refused(change(null, {})).code).toBe("not_found");
  });
});

describe("the agent of a channel", () => {
  const choose = (agent: AgentRow | null, agent_id: string | null, its: typeof channel | null = channel) =>
    serveChannel(
      { ...facts(), channel: its, agent },
      { params: { channel_id: channel.id }, query: {}, body: { agent_id } },
    );

  test("is chosen, and taken away", () => {
    const world = new World([insert("channels", channel)]);
    world.commit(accepted(choose(external, external.id)).changes);
    expect(world.only("channels").agent_id).toBe(external.id);
    const served = { ...channel, agent_id: external.id };
    expect(accepted(choose(null, null, served)).body.data.channel.agent_id).toBeNull();
  });

  test.for([
    [null, /must be an agent of your organization/],
    [{ ...hosted, status: "archived" }, /archived/],
    [{ ...hosted, channels: [] }, /does not work on chatapp/],
  ] as const)("is refused where it could not answer: %#", ([agent, message]) => {
    expect(refused(choose(agent, hosted.id)).details).toEqual([
      { path: "agent_id", message: expect.stringMatching(message) },
    ]);
  });

  test("of an unknown channel is not found", () => {
    expect(refused(choose(hosted, hosted.id, null)).code).toBe("not_found");
  });

  test("answers only while it is ready and works there", () => {
    const served = { ...channel, agent_id: hosted.id };
    expect(serves(hosted, served)).toBe(true);
    expect(serves(hosted, channel)).toBe(false);
    expect(serves({ ...hosted, status: "archived" }, served)).toBe(false);
    expect(serves({ ...hosted, channels: [] }, served)).toBe(false);
  });
});

describe("a problem of a link", () => {
  const nothing = { ...facts(), channelNames: [], sourceIds: [], unserved: [], fallback: null };
  const hours = { time_zone: "Mars/Base", weekly: [] };

  test("says what is wrong, and where", () => {
    const links = {
      channels: ["chatapp"],
      source_ids: [idOf(3, 1)],
      reply_within_seconds: 60,
      announces_people: false,
      people_hours: hours,
      fallback_agent_id: idOf(2, 92),
    };
    expect(linkProblems(nothing, "hosted", links)).toEqual([
      { path: "channels.0", message: "is not a channel of your organization" },
      { path: "source_ids.0", message: "is not a knowledge document of your organization, or is archived" },
      { path: "reply_within_seconds", message: "is for external agents; a hosted agent answers at once" },
      { path: "announces_people", message: "is for external agents; a hosted agent always announces people" },
      {
        path: "people_hours.time_zone",
        message: "must be an IANA name, such as Europe/Berlin; Mars/Base is not a time zone",
      },
      {
        path: "fallback_agent_id",
        message: "must be a ready hosted agent of your organization, for an external one",
      },
    ]);
  });

  test("is none of an external agent that keeps its own time and people", () => {
    expect(linkProblems(nothing, "external", { reply_within_seconds: 60, announces_people: false })).toEqual([]);
  });
});

describe("a channel that nobody serves", () => {
  const unserved = { ...facts(), ...known, unserved: [channel, channelRow({ id: idOf(2, 93), channel: "other" })] };

  test("is served if it is still unserved", () => {
    const { organization_id, id } = channel;
    expect(serveUnserved(unserved, hosted)).toEqual([
      update("channels", { organization_id, id, agent_id: null }, { agent_id: hosted.id }),
    ]);
  });

  test("is not served by an archived agent, or an external one", () => {
    expect(serveUnserved(unserved, { ...hosted, status: "archived" })).toEqual([]);
    expect(serveUnserved(unserved, external)).toEqual([]);
  });
});

test("hosted agents announce people, and external ones if they say so", () => {
  expect(announcesPeople({ ...hosted, announces_people: false })).toBe(true);
  expect(announcesPeople({ ...external, announces_people: true })).toBe(true);
  expect(announcesPeople({ ...external, announces_people: false })).toBe(false);
});
