/** Records, preconditions and messages of sessions. */
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { agentRow, hitsOf } from "../../test-support/rows.ts";
import { day, later } from "../core/time.ts";
import { createSession, endSession, sendSessionMessage } from "./decide.ts";
import type { SessionRow } from "../rows/agents.ts";

const session: SessionRow = {
  organization_id: organizationId,
  id: idOf(2, 20),
  agent_id: null,
  status: "active",
  created_at: later(now, -day / 2),
  last_message_at: null,
  ended_at: null,
};
const params = { session_id: session.id };
const unknown = `Your organization has no session ${session.id}.`;

describe("a new session", () => {
  const create = (
    body: Parameters<typeof createSession>[1]["body"],
    agent: ReturnType<typeof agentRow> | null = null,
  ) => createSession({ ...facts(), agent }, { params: {}, query: {}, body });

  test.for([
    [undefined, null, null],
    [{ agent_id: agentRow().id }, agentRow(), agentRow().id],
  ] as const)("is stored, recorded and audited: %#", ([body, agent, agent_id]) => {
    const { changes } = accepted(create(body, agent));
    const row = { organization_id: organizationId, id: idOf(1, 1), agent_id, status: "active" };
    expect(inserted(changes, "sessions")).toMatchObject([{ ...row, created_at: now, ended_at: null }]);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "create_session", session_id: idOf(1, 1) }]);
    const after = { agent_id, status: "active" };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.session.create", subject_id: idOf(1, 1), before: null, after },
    ]);
  });

  test("needs the agent that it names", () => {
    const { id } = agentRow();
    expect(refused(create({ agent_id: id })).details).toEqual([
      { path: "agent_id", message: `must be an agent of your organization; ${id} is not one` },
    ]);
  });
});

describe("ending a session", () => {
  const end = (known: SessionRow | null) =>
    endSession({ ...facts(), session: known }, { params, query: {}, body: { status: "ended" } });

  test("is recorded and audited", () => {
    const { body, changes } = accepted(end(session));
    expect(body).toMatchObject({ ok: true, data: { session: { id: session.id, status: "ended" } } });
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "end_session", session_id: session.id }]);
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.session.end",
        subject_id: session.id,
        before: { status: "active" },
        after: { status: "ended" },
      },
    ]);
  });

  test("again changes nothing", () => {
    const ended = { ...session, status: "ended", ended_at: now } as const;
    expect(accepted(end(ended))).toMatchObject({ body: { ok: true }, changes: [] });
  });

  test("that does not exist is refused", () => {
    expect(refused(end(null))).toMatchObject({ code: "not_found", message: unknown });
  });
});

describe("a question", () => {
  const ask = (known: SessionRow | null) =>
    sendSessionMessage(
      { ...facts(), session: known, knowledge: hitsOf(0.8) },
      { params, query: {}, body: { query: "When are you open?" } },
    );

  test("is audited by its ids, and its run names the search", () => {
    const { changes } = accepted(ask(session));
    const [question, reply] = inserted(changes, "session_messages");
    expect(inserted(changes, "runs")).toMatchObject([{ tools_called: ["search_knowledge"] }]);
    expect(changes[0]).toMatchObject({
      where: { organization_id: organizationId, id: session.id, status: "active" },
      set: { last_message_at: now },
    });
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.session_message.create",
        subject_id: question?.id,
        before: null,
        after: { session_id: session.id, reply_id: reply?.id, knowledge_state: "grounded" },
      },
    ]);
  });

  test.for([
    [null, "not_found", unknown],
    [{ ...session, status: "ended", ended_at: now }, "conflict", `The session ${session.id} has ended.`],
    [{ ...session, created_at: later(now, -2 * day) }, "conflict", `The session ${session.id} has ended.`],
  ] as const)("needs an open session: %#", ([known, code, message]) => {
    expect(refused(ask(known))).toMatchObject({ code, message });
  });
});
