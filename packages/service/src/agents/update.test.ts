import { describe, expect, test } from "vitest";
import { accepted, audited, inserted } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { agentRow } from "../../test-support/rows.ts";
import { update } from "../core/changes.ts";
import type { AgentRow } from "../rows/agents.ts";
import { updateAgent, updateConsoleAgent } from "./decide.ts";

const external = agentRow({ kind: "external", channels: ["chatapp"], source_ids: [idOf(3, 1)] });
const people_hours = {
  time_zone: "Europe/Berlin",
  weekly: [{ days: ["monday"], start: "09:00", end: "17:00" }],
} as const;
const known = {
  channelNames: ["chatapp", "other"],
  sourceIds: [idOf(3, 2)],
  unserved: [],
  fallback: agentRow({ id: idOf(2, 92) }),
};
const params = { agent_id: external.id };
const change = (body: object, agent: AgentRow = external) =>
  accepted(updateAgent({ ...facts(), ...known, agent }, { params, query: {}, body }));

describe("a change of an agent", () => {
  test.for<[body: object]>([
    [{ name: "Host" }],
    [{ description: "Greets." }],
    [{ description: null }],
    [{ channels: ["other"] }],
    [{ source_ids: [idOf(3, 2)] }],
    [{ reply_within_seconds: 60 }],
    [{ people_reply_within_seconds: 600 }],
    [{ people_hours }],
    [{ announces_people: true }],
    [{ fallback_agent_id: idOf(2, 92) }],
  ])("sets %o, and leaves all else as it was", ([body]) => {
    const { changes } = change(body);
    const { organization_id, id, created_at: _c, updated_at: _u, ...rest } = external;
    const { kind: _k, listing_category: _lc, listing_description: _ld, listing_slug: _ls, ...read } = rest;
    const set = { ...rest, ...body, updated_at: now };
    expect(changes[0]).toEqual(update("agents", { organization_id, id, ...read }, set));
  });

  test("is recorded and audited with the agent before and after", () => {
    const { body, changes } = change({ people_hours, name: "Host" });
    expect(body).toMatchObject({ ok: true, data: { agent: { name: "Host" } } });
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "update_agent" }]);
    const [entry] = audited(changes);
    expect(entry).toMatchObject({
      event_type: "atlas_api.agent.update",
      subject_id: external.id,
      before: { name: external.name, people_hours: null },
      after: { name: "Host", people_hours, status: "ready", channels: ["chatapp"], fallback_agent_id: null },
    });
  });

  test("of its status is recorded as what it is", () => {
    const archived = change({ status: "archived" }, agentRow({ is_listed: true }));
    expect(inserted(archived.changes, "runs")).toMatchObject([{ intent: "archive_agent" }]);
    const listed = change({ status: "ready" }, agentRow({ is_listed: true }));
    expect(listed.body.data.agent).toMatchObject({ status: "ready", is_listed: true });
  });

  test("by a person is audited, and makes no run", () => {
    const asked = { params, query: {}, body: { name: "Host" } };
    const { changes } = accepted(updateConsoleAgent({ ...facts(), ...known, agent: external }, asked));
    expect(inserted(changes, "runs")).toEqual([]);
    expect(audited(changes)).toHaveLength(1);
  });

  test("that is refused records nothing", () => {
    const asked = { params, query: {}, body: { channels: ["pigeon"] } };
    expect(updateAgent({ ...facts(), ...known, agent: external }, asked)).toMatchObject({
      kind: "refused",
      changes: [],
    });
  });
});
