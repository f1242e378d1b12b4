import { expect, test } from "vitest";
import { facts } from "../../test-support/facts.ts";
import { outsideConversations, recordEvent } from "./records.ts";
import { refuse, refuseMember, refuseMembers } from "./outcome.ts";

test("a refusal changes nothing unless it says so", () => {
  expect(refuse("conflict", "Taken.")).toEqual({ kind: "refused", code: "conflict", message: "Taken.", changes: [] });
});

test("the message and the detail both name a refused member", () => {
  expect(refuseMember("url", "must be https")).toEqual({
    ...refuse("validation_failed", "url must be https"),
    details: [{ path: "url", message: "must be https" }],
  });
});

test("the message names the first of several refused members", () => {
  const details = [
    { path: "a", message: "is required" },
    { path: "b", message: "is unknown" },
  ];
  expect(refuseMembers(details)).toEqual({ ...refuse("validation_failed", "a is required"), details });
  expect(refuseMembers([]).message).toBe("The request is not valid.");
});

test("the message names the refused member whose meaning is guessed, as it says more than the one that is missing", () => {
  const details = [
    { path: "text", message: "is required" },
    { path: "txt", message: "is not a known member. Did you mean text?" },
  ];
  expect(refuseMembers(details).message).toBe("txt is not a known member. Did you mean text?");
});

test("an event is kept as JSON, without the members that it leaves out", () => {
  const session = { id: "1", agent_id: null, status: "ended" } as const;
  const { event } = recordEvent(facts(), ["session.ended"], null, { ...outsideConversations, session });
  expect(event.payload).toStrictEqual({ session });
});
