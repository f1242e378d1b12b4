import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, audited, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { actorId, facts, idOf, now } from "../../test-support/facts.ts";
import {
  channelRow,
  conversationRow,
  customerRow,
  memberRow,
  messageRow,
  templateRow,
} from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { day, later } from "../core/time.ts";
import {
  type AssignConversationFacts,
  type ReplyToConversationFacts,
  addConversationNote,
  assignConversation,
  closeConversation,
  handBackConversation,
  reopenConversation,
  replyToConversation,
  setConversationLabels,
  takeOverConversation,
  unassignConversation,
} from "./decide.ts";
import { presentNoteOutside } from "../conversations/present.ts";

const ada = memberRow({ id: actorId, email: "ada@shop.example", name: "Ada Moreno" });
const person = { kind: "operator", id: actorId, name: ada.name, email: ada.email } as const;
const author = { type: "operator", name: ada.name };
const params = { conversation_id: conversationRow().id };

const knownIn = (
  change: Parameters<typeof conversationRow>[0] = {},
): AssignConversationFacts & ReplyToConversationFacts => ({
  ...facts(),
  actor: person,
  parts: { conversation: conversationRow(change), customer: customerRow(), channel: channelRow() },
  owner: change?.owner_id ? ada : null,
  lastMessage: messageRow(),
  unanswered: null,
  assignee: ada,
  template: templateRow(),
});

const command = { params, query: {}, body: {} };

describe("a move by a person", () => {
  test.for([
    ["console.conversations.takeOver", takeOverConversation, {}, "handed_off", ada.id, "take_over"],
    ["console.conversations.takeOver", takeOverConversation, { status: "closed" }, "handed_off", ada.id, "take_over"],
    ["console.conversations.unassign", unassignConversation, { owner_id: ada.id }, "open", null, "unassign_owner"],
    [
      "console.conversations.handBack",
      handBackConversation,
      { status: "handed_off", owner_id: ada.id },
      "open",
      null,
      "hand_back",
    ],
    ["console.conversations.close", closeConversation, { owner_id: ada.id }, "closed", ada.id, "close"],
    ["console.conversations.reopen", reopenConversation, { status: "closed" }, "open", null, "reopen"],
  ] as const)(
    "%s shows the conversation, and is recorded under the person",
    ([id, verb, before, status, owner, intent]) => {
      const { body, changes } = accepted(verb(knownIn(before), command));
      expect(validateResponse(id, 200, body)).toMatchObject({ ok: true });
      expect(body.data).toMatchObject({ conversation: { status }, run: { intent } });
      expect(body.data.conversation.owner?.id ?? null).toBe(owner);
      expect(body.data.conversation.owner?.name ?? ada.name).toBe(ada.name);
      expect(deliveredNames(changes).at(-1)).toBe("conversation.updated");
      expect(inserted(changes, "events").at(-1)?.payload).toMatchObject({ changed_by: author });
      expect(inserted(changes, "audit_events")).toMatchObject([
        { event_type: `atlas_api.conversation.${intent}`, actor_kind: "operator", actor_id: ada.id },
      ]);
    },
  );

  test("to take over tells the handoff, once", () => {
    expect(deliveredNames(accepted(takeOverConversation(knownIn(), command)).changes)).toContain("agent.handoff");
    const handedOff = accepted(takeOverConversation(knownIn({ status: "handed_off" }), command));
    expect(deliveredNames(handedOff.changes)).not.toContain("agent.handoff");
    const mine = takeOverConversation(knownIn({ status: "handed_off", owner_id: ada.id }), command);
    expect(mine).toMatchObject({ kind: "refused", code: "conflict", changes: [] });
  });

  test("assigns a member, and nobody else", () => {
    const asked = { ...command, body: { owner_id: ada.id } };
    const { body } = accepted(assignConversation(knownIn(), asked));
    expect(body.data.conversation).toMatchObject({ status: "open", owner: { id: ada.id, name: ada.name } });
    expect(assignConversation({ ...knownIn(), assignee: null }, asked)).toMatchObject({
      code: "validation_failed",
      details: [{ path: "owner_id" }],
    });
  });

  test("of an unknown conversation is not found", () => {
    const { parts } = knownIn();
    const erased = parts && { ...parts, customer: customerRow({ erased_at: now }) };
    for (const none of [null, erased]) {
      const known = { ...knownIn(), parts: none };
      for (const outcome of [
        takeOverConversation(known, command),
        closeConversation(known, command),
        assignConversation(known, { ...command, body: { owner_id: ada.id } }),
        addConversationNote(known, { ...command, body: { text: "A note." } }),
        setConversationLabels(known, { ...command, body: { labels: ["vip"] } }),
        replyToConversation(known, { ...command, body: { text: "Come in!" } }),
      ]) {
        const message = `Your organization has no conversation ${params.conversation_id}.`;
        expect(outcome).toMatchObject({ code: "not_found", message, changes: [] });
      }
    }
  });
});

describe("a person's reply", () => {
  const closed = { last_inbound_at: later(now, -day) };
  const template = { template_id: templateRow().id, template_params: { name: "Ada" }, category: "utility" } as const;

  test.for([
    ["text", {}, { text: "Come in!" }, "text"],
    ["a template in a closed window", closed, template, "template"],
  ] as const)("of %s answers who waits, and says who wrote it", ([, state, body, type]) => {
    const outcome = accepted(replyToConversation(knownIn(state), { ...command, body }));
    expect(validateResponse("console.conversations.reply", 200, outcome.body)).toMatchObject({ ok: true });
    expect(inserted(outcome.changes, "messages")).toMatchObject([{ type, author, delivery_state: "queued" }]);
    const world = new World([insert("conversations", conversationRow(state)), insert("members", ada)]);
    world.commit(outcome.changes);
    expect(world.only("conversations")).toMatchObject({
      waiting_since: null,
      status: "handed_off",
      owner_id: ada.id,
      person_announced: true,
    });
    expect(outcome.body.data.conversation).toMatchObject({ status: "handed_off", owner: { id: ada.id } });
    expect(deliveredNames(outcome.changes)).toEqual([
      "atlas.run.updated",
      "atlas.action.executed",
      "agent.handoff",
      "atlas.action.executed",
      "conversation.updated",
    ]);
    expect(inserted(outcome.changes, "audit_events")).toMatchObject([
      { event_type: "atlas_api.conversation.reply" },
      { event_type: "atlas_api.conversation.take_over", after: { status: "handed_off", owner_id: ada.id } },
    ]);
    expect(outcome.body.data.run).toMatchObject({ intent: "reply", tools_called: ["send_message"] });
    const [, executed] = inserted(outcome.changes, "events");
    const { text } = outcome.body.data.message;
    expect(executed?.payload).toMatchObject({ action: { action_type: "reply", payload: { text } } });
  });

  const bob = idOf(9, 7);

  test.for([
    ["the agent's, of a colleague", { status: "open", owner_id: bob }, bob, 1],
    ["people's, without an owner", { status: "handed_off" }, ada.id, 1],
    ["a colleague's", { status: "handed_off", owner_id: bob }, bob, 0],
    ["closed, once a colleague's", { status: "closed", owner_id: bob }, ada.id, 1],
  ] as const)("into one that is %s leaves it to people", ([, state, owner, updates]) => {
    const { body, changes } = accepted(replyToConversation(knownIn(state), { ...command, body: { text: "Come in!" } }));
    expect(body.data.conversation).toMatchObject({ status: "handed_off", owner: { id: owner } });
    expect(deliveredNames(changes).filter((name) => name === "conversation.updated")).toHaveLength(updates);
  });

  test("of text in a closed window is refused", () => {
    const known = { ...knownIn(closed), template: null };
    expect(replyToConversation(known, { ...command, body: { text: "Come in!" } })).toMatchObject({
      kind: "refused",
      code: "window_closed",
      changes: [],
    });
  });
});

describe("a person without a name", () => {
  const nameless = { ...knownIn(), actor: { kind: "operator", id: actorId, name: null, email: ada.email } } as const;

  test("is told by address to colleagues alone", () => {
    const taken = accepted(takeOverConversation(nameless, command));
    expect(taken.body.data.conversation.owner).toEqual({ id: ada.id, name: ada.email });
    const note = accepted(addConversationNote(nameless, { ...command, body: { text: "Refund in March." } }));
    expect(note.body.data.note.author).toEqual({ type: "operator", name: ada.email });
    const [kept] = inserted(note.changes, "conversation_notes");
    expect(kept && presentNoteOutside(kept).author).toEqual({ type: "operator", name: "Operator" });
    const reply = accepted(replyToConversation(nameless, { ...command, body: { text: "Come in!" } }));
    expect(reply.body.data.message.author).toEqual({ type: "operator", name: "Operator" });
    expect(reply.body.data.run.actor).toEqual({ type: "operator", name: "Operator" });
    for (const { changes } of [taken, note, reply]) {
      expect(JSON.stringify(inserted(changes, "events"))).not.toContain(ada.email);
    }
  });
});

test("a note is kept with its author, and announced and audited without its words", () => {
  const { body, changes } = accepted(
    addConversationNote(knownIn(), { ...command, body: { text: "Refund in March." } }),
  );
  expect(validateResponse("console.conversations.addNote", 200, body)).toMatchObject({ ok: true });
  expect(inserted(changes, "conversation_notes")).toMatchObject([{ text: "Refund in March.", author }]);
  expect(deliveredNames(changes)).toEqual(["conversation.updated"]);
  const [event] = inserted(changes, "events");
  expect(event?.payload).toMatchObject({ previous: {}, changed_by: author });
  expect(audited(changes)).toMatchObject([
    { event_type: "atlas_api.conversation.note", after: { note_id: body.data.note.id } },
  ]);
  for (const each of [event, inserted(changes, "audit_events")]) expect(JSON.stringify(each)).not.toContain("Refund");
});

describe("labels", () => {
  const label = (before: readonly string[], labels: string[]) =>
    accepted(setConversationLabels(knownIn({ labels: before }), { ...command, body: { labels } }));

  test("are kept once, in order, with a row each at the conversation's place", () => {
    const { body, changes } = label(["old", "vip"], ["vip", "refund", "refund"]);
    expect(body.data.conversation.labels).toEqual(["refund", "vip"]);
    expect(outline(changes).slice(0, 3)).toEqual([
      "update conversations",
      "remove conversation_labels",
      "insert many conversation_labels",
    ]);
    expect(inserted(changes, "conversation_labels")).toMatchObject([{ label: "refund", position: idOf(2, 40) }]);
    // Messages of one second have one time, and place the conversation by their ids.
    expect(changes[0]).toMatchObject({ where: { last_inbound_id: idOf(2, 40) } });
    expect(inserted(changes, "events")[0]?.payload).toMatchObject({ previous: { labels: ["old", "vip"] } });
  });

  test("that it has already change nothing", () => {
    const { body, changes } = label(["vip"], ["vip"]);
    expect([body.data.conversation.labels, changes]).toEqual([["vip"], []]);
  });

  test("that go are removed by name, and none is inserted", () => {
    const { body, changes } = label(["old", "vip"], ["vip"]);
    expect(validateResponse("console.conversations.setLabels", 200, body)).toMatchObject({ ok: true });
    const rows = changes.filter((change) => change.kind !== "within" && change.table === "conversation_labels");
    expect(rows).toMatchObject([{ kind: "remove", where: { label: "old", conversation_id: params.conversation_id } }]);
    expect(audited(changes)).toMatchObject([
      { event_type: "atlas_api.conversation.label", before: { labels: ["old", "vip"] }, after: { labels: ["vip"] } },
    ]);
  });
});
