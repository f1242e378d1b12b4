/** The write of a customer's message, where nothing can understand it. */
import { expect, test, vi } from "vitest";
import { accepted, inserted } from "../../test-support/changes.ts";
import { facts } from "../../test-support/facts.ts";
import { agentRow, channelRow, conversationRow, customerRow } from "../../test-support/rows.ts";
import { ingestEvent } from "./ingest.ts";

const { understood } = vi.hoisted(() => ({ understood: (): never => expect.unreachable("the write understands") }));
vi.mock(import("@atlas-messaging/answers/understanding/classify"), understood);
vi.mock(import("@atlas-messaging/answers/understanding/understand"), understood);

const { phone_number } = customerRow();

test.for([
  ["of the agent", conversationRow()],
  ["of people who were announced", conversationRow({ status: "handed_off", person_announced: true })],
] as const)("a message in a conversation %s is written, with a job for its intent and one for its turn", ([, its]) => {
  const body = { channel: "chatapp", customer: { phone_number }, event_type: "message.received" };
  const known = { channel: channelRow(), customer: customerRow(), conversation: its, agent: agentRow() };
  const given = { params: {}, query: {}, body: { ...body, message: { text: "I can't breathe. When are you open?" } } };
  const { changes } = accepted(ingestEvent({ ...facts(), ...known }, given));
  const jobs = inserted(changes, "outbox").map(({ kind }) => kind);
  expect(jobs.filter((kind) => kind !== "expand_event").toSorted()).toEqual(["agent_turn", "detect_intent"]);
});
