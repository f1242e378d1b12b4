import { withoutPause } from "@atlas-messaging/answers/steps";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { hitsOf, jobRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { day, later } from "../core/time.ts";
import { createSession, endSession, endSilentSession, replySteps, sendSessionMessage } from "./decide.ts";
import type { SessionRow } from "../rows/agents.ts";

const sessionRow = (change: Partial<SessionRow> = {}): SessionRow => ({
  organization_id: organizationId,
  id: idOf(2, 20),
  agent_id: null,
  status: "active",
  created_at: later(now, -3 * day),
  last_message_at: later(now, 1 - day),
  ended_at: null,
  ...change,
});

const silent = sessionRow({ last_message_at: later(now, -day) });
const params = { session_id: sessionRow().id };

const ask = (session: SessionRow | null, relevance = 0.8) =>
  sendSessionMessage(
    { ...facts(), session, knowledge: hitsOf(relevance) },
    { params, query: {}, body: { query: "When are you open?" } },
  );
const end = (session: SessionRow | null) =>
  endSession({ ...facts(), session }, { params, query: {}, body: { status: "ended" } });

describe("a new session", () => {
  test("enqueues its end after a day", () => {
    const outcome = accepted(createSession({ ...facts(), agent: null }, { params: {}, query: {}, body: {} }));
    expect(validateResponse("sessions.create", 200, outcome.body)).toMatchObject({ ok: true });
    const [job] = inserted(outcome.changes, "outbox").filter(({ kind }) => kind === "end_session");
    expect(job).toMatchObject({ subject_id: outcome.body.data.session.id, due_at: later(now, day) });
    expect(deliveredNames(outcome.changes)).toEqual(["atlas.run.updated"]);
  });
});

describe("a question", () => {
  test("is answered ahead of the decision, after what else waits if question and passages are long", () => {
    const query = "When are you open?";
    const steps = replySteps({ knowledge: hitsOf(0.8) }, { query });
    const [hit] = hitsOf(0.8).hits;
    const units = query.length + (hit?.passage.length ?? 0);
    expect([steps.next().value, steps.next().value]).toEqual([units, units]);
    const prepared = withoutPause(steps);
    const known = { ...facts(), session: sessionRow(), knowledge: hitsOf(0.8), prepared };
    const { body } = accepted(sendSessionMessage(known, { params, query: {}, body: { query } }));
    expect(body.data.message.content).toBe(prepared.reply.text);
  });

  test("is written with its reply, its run and its audit entry, and prolongs the session", () => {
    const { body, changes } = accepted(ask(sessionRow()));
    expect(validateResponse("sessions.sendMessage", 200, body)).toMatchObject({ ok: true });
    expect(outline(changes)).toEqual([
      "update sessions",
      "insert session_messages",
      "insert session_messages",
      "insert runs",
      "insert events",
      "insert outbox",
      "insert audit_events",
    ]);
    const world = new World([insert("sessions", sessionRow())]);
    world.commit(changes);
    expect(world.only("sessions").last_message_at).toBe(now);
    expect(inserted(changes, "runs")).toMatchObject([
      { intent: "knowledge_question", citations: [{ knowledge_id: idOf(3, 1), title: "Opening hours" }] },
    ]);
  });

  test.for([
    [0.25, "grounded", 1],
    [0.24, "gap_weak", 1],
    [0.15, "gap_weak", 1],
    [0.14, "gap_none", 0],
  ] as const)("of relevance %f is %s", ([relevance, state, citations]) => {
    const { body, changes } = accepted(ask(sessionRow(), relevance));
    expect(validateResponse("sessions.sendMessage", 200, body)).toMatchObject({ ok: true });
    expect(body.data.knowledge_state).toBe(state);
    expect(body.data.citations).toHaveLength(citations);
    expect(inserted(changes, "runs")[0]?.citations).toHaveLength(citations);
  });

  test.for([
    ["an ended session", sessionRow({ status: "ended", ended_at: now }), "conflict"],
    ["a session that was silent for a day", silent, "conflict"],
    ["no session", null, "not_found"],
  ] as const)("to %s is refused", ([, session, code]) => {
    expect(ask(session)).toMatchObject({ kind: "refused", code, changes: [] });
  });
});

describe("ending", () => {
  test("is recorded, emitted and audited", () => {
    const { body, changes } = accepted(end(sessionRow()));
    expect(body.data.session).toMatchObject({ status: "ended", ended_at: now });
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated", "session.ended"]);
    expect(inserted(changes, "audit_events")).toMatchObject([{ event_type: "atlas_api.session.end" }]);
    expect(
      endSilentSession({ ...facts(), job: jobRow(), session: { ...sessionRow(), ...body.data.session } }),
    ).toHaveLength(1);
  });

  test.for([
    ["an ended session", sessionRow({ status: "ended", ended_at: later(now, -day) }), later(now, -day)],
    ["a silent session", silent, now],
  ] as const)("%s changes nothing", ([, session, endedAt]) => {
    const { body, changes } = accepted(end(session));
    expect(body.data.session).toMatchObject({ status: "ended", ended_at: endedAt });
    expect(changes).toEqual([]);
  });
});

describe("the job of a session", () => {
  const job = jobRow({ kind: "end_session", subject_id: silent.id });
  const run = (session: SessionRow) => {
    const world = new World([insert("sessions", session), insert("outbox", job)]);
    const changes = endSilentSession({ ...facts(), job, session });
    world.commit(changes);
    return { world, changes };
  };

  test("ends it at the time of its silence limit", () => {
    const { world, changes } = run(sessionRow({ last_message_at: later(now, -2 * day) }));
    expect(world.only("sessions")).toMatchObject({ status: "ended", ended_at: later(now, -day) });
    expect(world.rows("outbox").filter(({ kind }) => kind === "end_session")).toEqual([]);
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated", "session.ended"]);
  });

  test("waits on while messages come", () => {
    const session = sessionRow();
    const { world, changes } = run(session);
    expect(world.only("outbox")).toMatchObject({ due_at: later(now, 1), leased_until: null });
    expect(outline(changes)).toEqual(["update outbox"]);
  });

  test("is done if it has ended before", () => {
    const { world, changes } = run(sessionRow({ status: "ended", ended_at: now }));
    expect(world.rows("outbox")).toEqual([]);
    expect(outline(changes)).toEqual(["remove outbox"]);
  });

  test("is decided again if a message comes meanwhile", () => {
    const world = new World([insert("sessions", { ...silent, last_message_at: now }), insert("outbox", job)]);
    expect(() => world.commit(endSilentSession({ ...facts(), job, session: silent }))).toThrow("0 rows of sessions");
  });
});
