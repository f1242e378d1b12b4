import { describe, expect, test } from "vitest";
import { idOf } from "../../test-support/facts.ts";
import { moved } from "./decide.ts";

const ada = idOf(7, 1);
const bob = idOf(7, 2);
const open = { status: "open", owner_id: null } as const;
const handedOff = { status: "handed_off", owner_id: ada } as const;
const closed = { status: "closed", owner_id: null } as const;
const unannounced = { person_announced: false, person_remind_at: null };

describe("a move", () => {
  test.for([
    [open, "handoff", { status: "handed_off", ...unannounced }],
    [open, "take_over", { status: "handed_off", owner_id: bob, ...unannounced }],
    [closed, "take_over", { status: "handed_off", owner_id: bob, ...unannounced }],
    [handedOff, "handoff", { status: "handed_off" }],
    [handedOff, "take_over", { status: "handed_off", owner_id: bob }],
    [handedOff, "hand_back", { status: "open", owner_id: null }],
    [closed, "reopen", { status: "open", owner_id: null }],
    [open, "close", { status: "closed", waiting_since: null }],
    [open, "assign_owner", { owner_id: bob }],
    [handedOff, "unassign_owner", { owner_id: null }],
  ] as const)("from %j by %s sets %j", ([state, move, set]) => {
    expect(moved(state, move, bob)).toEqual({ ...set, phone_until: null });
  });

  test.for([
    [open, "hand_back", "with the agent already"],
    [closed, "hand_back", "Reopen it"],
    [closed, "close", "closed already"],
    [open, "reopen", "is open, not closed. Go on in it."],
    [handedOff, "reopen", "is handed_off, not closed. Hand it back"],
    [open, "unassign_owner", "is open and has no owner"],
    [handedOff, "take_over", "yours already"],
  ] as const)("from %j by %s conflicts: %s", ([state, move, message]) => {
    expect(moved(state, move, ada)).toMatchObject({ code: "conflict", message: expect.stringContaining(message) });
  });

  test("takes over an open conversation that the person owns already", () => {
    expect(moved({ status: "open", owner_id: ada }, "take_over", ada)).toMatchObject({ status: "handed_off" });
  });
});
