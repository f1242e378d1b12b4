import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { agentRow, channelRow, conversationRow, customerRow, memberRow, messageRow } from "../../test-support/rows.ts";
import { approvalText } from "./approval.ts";
import { insert } from "../core/changes.ts";
import { day, later } from "../core/time.ts";
import { type ExecuteActionFacts, actionInOneForm, actionOf, executeAction } from "./decide.ts";

type Body = ValidBodyOf<"actions.execute">;

const conversation = conversationRow();
const parts = { conversation, customer: customerRow(), channel: channelRow() };
const conversation_id = conversation.id;
const owner_id = idOf(9, 0xabc);

const bodies = {
  reply: { conversation_id, action_type: "reply", payload: { text: "At nine." } },
  send_message: { conversation_id, action: "send_message", message: { type: "text", text: "At nine." } },
  draft: { conversation_id, action_type: "draft", payload: { text: "At ten?" } },
  handoff: { conversation_id, action_type: "handoff", payload: { text: "Wants a refund." } },
  assign_owner: { conversation_id, action_type: "assign_owner", payload: { owner_id } },
} satisfies { readonly [name: string]: Body };

const act = (body: Body, change: Partial<ExecuteActionFacts> = {}) =>
  executeAction(
    { ...facts(), parts, ownerKnown: true, unanswered: null, sha256: (text) => `sha256 of ${text}`, ...change },
    { params: {}, query: {}, body },
  );

const inState = (change: Partial<typeof conversation>) => ({
  parts: { ...parts, conversation: conversationRow(change) },
});

const committed = (body: Body, change: Partial<ExecuteActionFacts> = {}) => {
  const world = new World([
    insert("conversations", (change.parts ?? parts).conversation),
    insert("members", memberRow({ id: owner_id })),
  ]);
  world.commit(accepted(act(body, change)).changes);
  return world;
};

test.for([
  [bodies.send_message, { action_type: "reply", payload: { text: "At nine." } }],
  [
    { conversation_id, action_type: "handoff" },
    { action_type: "handoff", payload: {} },
  ],
  [
    { ...bodies.assign_owner, payload: { owner_id: owner_id.toUpperCase() } },
    { action_type: "assign_owner", payload: { owner_id } },
  ],
] as const)("%j is normalised", ([body, action]) => {
  expect(actionOf(body)).toEqual(action);
});

test.for([
  [bodies.send_message, bodies.reply],
  [
    { conversation_id, action_type: "close" },
    { conversation_id, action_type: "close", payload: {} },
  ],
] as const)("%j and %j are one request", ([one, other]) => {
  expect(actionInOneForm(one)).toEqual(actionInOneForm(other));
});

test.for(Object.entries(bodies))("%s is answered, recorded and audited", ([, body]) => {
  const outcome = accepted(act(body));
  const { action_type } = actionOf(body);
  expect(validateResponse("actions.execute", 200, outcome.body)).toMatchObject({ ok: true });
  expect(outcome.body.data).toMatchObject({
    accepted: true,
    action_type,
    conversation_id,
    window_open: true,
    run: { intent: action_type },
  });
  expect(inserted(outcome.changes, "runs")).toMatchObject([
    { intent: action_type, conversation_id, run_id: outcome.body.data.run.run_id },
  ]);
  expect(inserted(outcome.changes, "audit_events")).toMatchObject([{ event_type: `atlas_api.action.${action_type}` }]);
  expect(inserted(outcome.changes, "messages")).toHaveLength(action_type === "reply" ? 1 : 0);
});

describe("a reply", () => {
  const { body, changes } = accepted(act(bodies.reply));

  test("queues its message", () => {
    expect(inserted(changes, "messages")).toMatchObject([
      { id: body.data.message_id, text: "At nine.", delivery_state: "queued" },
    ]);
    expect(inserted(changes, "outbox")).toContainEqual(
      expect.objectContaining({ id: body.data.outbox_id, kind: "send_message" }),
    );
    expect(body.data).toMatchObject({
      delivery_state: "queued",
      run: { status: "completed", tools_called: ["send_message"] },
    });
  });

  test("emits atlas.action.executed with its message and payload", () => {
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated", "atlas.action.executed"]);
    expect(inserted(changes, "events")[1]?.payload).toMatchObject({
      message: { id: body.data.message_id, status: "queued" },
      action: { action_type: "reply", payload: { text: "At nine." } },
    });
  });

  test("is the same in its other form", () => {
    expect(act(bodies.send_message)).toEqual(act(bodies.reply));
  });

  test.for([
    ["a closed window", inState({ last_inbound_at: later(now, -day) }), "window_closed"],
    ["a customer who has not written", inState({ last_inbound_at: null }), "window_closed"],
    [
      "a channel that is not connected",
      { parts: { ...parts, channel: channelRow({ status: "disconnected" }) } },
      "conflict",
    ],
    ["an unknown conversation", { parts: null }, "not_found"],
  ] as const)("is refused for %s", ([, change, code]) => {
    expect(act(bodies.reply, change)).toMatchObject({ kind: "refused", code, changes: [] });
  });
});

describe("a draft", () => {
  test("waits for approval, bound to its text, and queues nothing", () => {
    const { body, changes } = accepted(act(bodies.draft));
    expect(outline(changes)).toEqual([
      "insert runs",
      "insert events",
      "insert outbox",
      "insert approvals",
      "insert events",
      "insert outbox",
      "insert outbox",
      "insert audit_events",
    ]);
    const jobs = inserted(changes, "outbox").map(({ kind }) => kind);
    expect(jobs).toEqual(["expand_event", "expand_event", "expire_approval"]);
    const text = approvalText({ tool: "draft", arguments: { text: "At ten?" }, conversationId: conversation_id });
    expect(inserted(changes, "approvals")).toMatchObject([
      {
        action_type: "draft",
        conversation_id,
        arguments: { text: "At ten?" },
        arguments_hash: `sha256 of ${text}`,
        state: "pending",
      },
    ]);
    expect(body.data).toMatchObject({
      delivery_state: null,
      message_id: null,
      run: { status: "pending_approval", approval_state: "pending" },
    });
  });

  test("emits agent.action_pending, not atlas.action.executed", () => {
    expect(deliveredNames(accepted(act(bodies.draft)).changes)).toEqual(["atlas.run.updated", "agent.action_pending"]);
  });

  test("may be made while the window is closed", () => {
    expect(accepted(act(bodies.draft, inState({ last_inbound_at: null }))).body.data.window_open).toBe(false);
  });
});

describe("a handoff", () => {
  test.for(["open", "closed"] as const)(
    "moves a conversation that is %s to people, and emits both events",
    (status) => {
      expect(committed(bodies.handoff, inState({ status })).only("conversations")).toMatchObject({
        status: "handed_off",
        updated_at: now,
      });
      const { changes } = accepted(act(bodies.handoff, inState({ status })));
      expect(deliveredNames(changes)).toEqual([
        "atlas.run.updated",
        "agent.handoff",
        "atlas.action.executed",
        "conversation.updated",
      ]);
      expect(inserted(changes, "events")[1]?.payload).toMatchObject({
        action: { payload: { text: "Wants a refund." } },
      });
    },
  );

  test("of a conversation that people have is executed without another agent.handoff", () => {
    const { changes } = accepted(act(bodies.handoff, inState({ status: "handed_off" })));
    const kept = { status: "handed_off" };
    expect(inserted(changes, "audit_events")).toMatchObject([{ before: kept, after: kept }]);
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated", "atlas.action.executed"]);
  });
});

describe("an assignment", () => {
  test("makes the operator the owner", () => {
    expect(committed(bodies.assign_owner).only("conversations")).toMatchObject({ owner_id, status: "open" });
    const { changes } = accepted(act(bodies.assign_owner));
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated", "atlas.action.executed", "conversation.updated"]);
    expect(inserted(changes, "audit_events")).toMatchObject([{ before: { owner_id: null }, after: { owner_id } }]);
  });

  test("to a member who is removed meanwhile is decided again", () => {
    const world = new World([insert("conversations", conversation)]);
    expect(() => world.commit(accepted(act(bodies.assign_owner)).changes)).toThrow("0 rows of members match");
  });

  test("to anyone but an operator is refused", () => {
    expect(act(bodies.assign_owner, { ownerKnown: false })).toMatchObject({
      code: "validation_failed",
      details: [{ path: "payload.owner_id" }],
      changes: [],
    });
  });
});

describe("a move", () => {
  const asked = (action_type: "hand_back" | "close" | "reopen" | "unassign_owner"): Body => ({
    conversation_id,
    action_type,
    payload: {},
  });
  const waits = { waiting_since: now };

  test.for([
    ["hand_back", { status: "handed_off", owner_id }, { status: "open", owner_id: null }],
    ["close", { status: "open", owner_id, ...waits }, { status: "closed", owner_id, waiting_since: null }],
    ["close", { status: "handed_off" }, { status: "closed" }],
    ["reopen", { status: "closed", owner_id }, { status: "open", owner_id: null }],
    ["unassign_owner", { status: "handed_off", owner_id }, { status: "handed_off", owner_id: null }],
    ["unassign_owner", { status: "closed", owner_id }, { status: "closed", owner_id: null }],
  ] as const)("%s of %j leaves %j, and tells before and after", ([name, before, after]) => {
    expect(committed(asked(name), inState(before)).only("conversations")).toMatchObject(after);
    const { body, changes } = accepted(act(asked(name), inState(before)));
    expect(validateResponse("actions.execute", 200, body)).toMatchObject({ ok: true });
    expect(body.data).toMatchObject({ action_type: name, delivery_state: null, run: { intent: name } });
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated", "atlas.action.executed", "conversation.updated"]);
    const [updated] = inserted(changes, "events").filter(({ event_type }) => event_type === "conversation.updated");
    expect(updated?.payload).toMatchObject({
      conversation: { status: after.status },
      changed_by: { type: "api", name: null },
    });
    expect(inserted(changes, "audit_events")).toMatchObject([
      { event_type: `atlas_api.action.${name}`, before: { status: before.status }, after: { status: after.status } },
    ]);
  });

  test.for([
    ["hand_back", { status: "open", owner_id }, /is open.*unassign_owner/],
    ["hand_back", { status: "closed" }, /is closed.*Reopen/],
    ["close", { status: "closed" }, /is closed already.*Reopen/],
    ["reopen", { status: "open" }, /is open, not closed/],
    ["reopen", { status: "handed_off" }, /is handed_off, not closed.*Hand it back/],
    ["unassign_owner", { status: "open" }, /is open and has no owner/],
  ] as const)("%s of %j is a conflict that names the state and the way out", ([name, before, message]) => {
    const outcome = act(asked(name), inState(before));
    expect(outcome).toMatchObject({ kind: "refused", code: "conflict", changes: [] });
    expect(outcome.kind === "refused" && outcome.message).toMatch(message);
  });

  const unanswered = { message: messageRow(), agent: agentRow() };

  test.for([
    ["what the customer wrote to people and nobody answered", waits, unanswered, 1],
    ["nothing where somebody answered", { waiting_since: null }, unanswered, 0],
    ["nothing where the agent spoke last, or none serves", waits, null, 0],
  ] as const)("that hands back leaves to the agent %s", ([, state, known, turns]) => {
    const { changes } = accepted(
      act(asked("hand_back"), { ...inState({ status: "handed_off", ...state }), unanswered: known }),
    );
    const jobs = inserted(changes, "outbox").filter(({ kind }) => kind === "agent_turn");
    expect(jobs.map(({ subject_id, detail }) => [subject_id, detail])).toEqual(
      Array.from({ length: turns }, () => [messageRow().id, { unless_answered: true }]),
    );
  });
});

test.for(["handoff", "assign_owner"] as const)("%s is not committed if the owner has changed meanwhile", (name) => {
  const { changes } = accepted(act(bodies[name]));
  const moved = new World([insert("conversations", conversationRow({ owner_id: idOf(9, 1) }))]);
  expect(() => moved.commit(changes)).toThrow("0 rows of conversations");
});
