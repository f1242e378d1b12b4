import { describe, expect, test } from "vitest";
import { World, audited, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { memberRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import type { MemberRow, SecondFactorRow } from "../rows/members.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  presentSecondFactor,
  removeMemberSecondFactor,
  renewRecoveryCodes,
  useCode,
  useRecoveryCode,
} from "./second-factor.ts";

const member = memberRow();
const factorRow = (change: Partial<SecondFactorRow> = {}): SecondFactorRow => ({
  organization_id: member.organization_id,
  id: member.id,
  secret: "sealed",
  confirmed_at: now,
  last_step: 7,
  recovery_hashes: ["one", "two"],
  wrong_codes: 0,
  created_at: now,
  ...change,
});
const begun = factorRow({ confirmed_at: null, last_step: 0, recovery_hashes: [] });
const on = factorRow();
const worldWith = (row: SecondFactorRow) => new World([insert("member_second_factors", row)]);

describe("a second factor", () => {
  test("counts for nothing until it is confirmed", () => {
    expect(presentSecondFactor(null)).toEqual({ enabled: false, confirmed_at: null, recovery_codes_left: 0 });
    expect(presentSecondFactor(begun)).toMatchObject({ enabled: false, confirmed_at: null });
    expect(presentSecondFactor(on)).toEqual({ enabled: true, confirmed_at: now, recovery_codes_left: 2 });
  });

  test("begins with a secret, in place of an earlier one that is not confirmed", () => {
    const first = beginSecondFactor(facts(), member, { before: null, secret: "new" });
    expect(outline(first)).toEqual(["insert member_second_factors", "insert audit_events"]);
    expect(inserted(first, "member_second_factors")).toEqual([factorRow({ ...begun, secret: "new" })]);
    const world = worldWith(begun);
    world.commit(beginSecondFactor(facts(), member, { before: begun, secret: "new" }));
    expect(world.only("member_second_factors")).toMatchObject({ secret: "new", confirmed_at: null, last_step: 0 });
  });

  test("that was confirmed meanwhile is not begun anew", () => {
    const changes = beginSecondFactor(facts(), member, { before: begun, secret: "new" });
    expect(() => worldWith(factorRow({ secret: "other" })).commit(changes)).toThrow("0 rows");
  });

  test("is confirmed by the step of its first code, which cannot be used again", () => {
    const world = worldWith(begun);
    const changes = confirmSecondFactor(facts(), begun, { step: 9, hashes: ["three"] });
    world.commit(changes);
    expect(world.only("member_second_factors")).toMatchObject({
      confirmed_at: now,
      last_step: 9,
      recovery_hashes: ["three"],
    });
    expect(() => world.commit(changes)).toThrow("0 rows");
  });

  test("gives a code to one of two sign-ins", () => {
    const world = worldWith(on);
    world.commit([useCode(on, 8)]);
    expect(world.only("member_second_factors").last_step).toBe(8);
    expect(() => world.commit([useCode(on, 8)])).toThrow("0 rows");
  });

  test("gives a recovery code to one of two sign-ins, and records the member", () => {
    const world = worldWith(on);
    const changes = useRecoveryCode(facts(), on, "one");
    world.commit(changes);
    expect(world.only("member_second_factors").recovery_hashes).toEqual(["two"]);
    expect(inserted(changes, "audit_events")).toMatchObject([
      { event_type: "atlas_api.member.recovery_code.use", actor_kind: "operator", actor_id: member.id },
    ]);
    expect(() => world.commit(changes)).toThrow("0 rows");
  });

  test("gets new recovery codes in place of all earlier ones", () => {
    const world = worldWith(on);
    world.commit(renewRecoveryCodes(facts(), on, { step: 9, hashes: ["three"] }));
    expect(world.only("member_second_factors")).toMatchObject({ recovery_hashes: ["three"], last_step: 9 });
    expect(() => world.commit(useRecoveryCode(facts(), on, "one"))).toThrow("0 rows");
  });

  test("leaves no secret and no code in the audit log", () => {
    const entries = [
      ...beginSecondFactor(facts(), member, { before: null, secret: "sealed" }),
      ...confirmSecondFactor(facts(), begun, { step: 9, hashes: ["one"] }),
      ...renewRecoveryCodes(facts(), on, { step: null, hashes: ["one"] }),
      ...useRecoveryCode(facts(), on, "one"),
      ...disableSecondFactor(facts(), on),
    ];
    expect(audited(entries).map(({ event_type, before, after }) => [event_type, before, after])).toEqual([
      ["atlas_api.member.second_factor.begin", null, { begun_at: now }],
      ["atlas_api.member.second_factor.enable", null, { confirmed_at: now }],
      ["atlas_api.member.recovery_codes.renew", null, { recovery_codes: 1 }],
      ["atlas_api.member.recovery_code.use", null, { recovery_codes: 1 }],
      ["atlas_api.member.second_factor.disable", { confirmed_at: now }, null],
    ]);
    expect(JSON.stringify(audited(entries))).not.toMatch(/sealed|"one"|"two"/);
  });
});

describe("the removal of a member's second factor", () => {
  const remove = (change: { member?: MemberRow | null; factor?: SecondFactorRow | null; actorId?: string } = {}) =>
    removeMemberSecondFactor(
      {
        ...facts(),
        actor: { kind: "operator", id: change.actorId ?? idOf(9, 9) },
        permissions: member.permissions,
        member: change.member === undefined ? member : change.member,
        factor: change.factor === undefined ? on : change.factor,
      },
      { params: { member_id: member.id }, query: {}, body: undefined },
    );

  test("removes it, if it is as it was read", () => {
    const outcome = remove();
    expect(outcome).toMatchObject({ kind: "accepted", body: { data: { second_factor: { enabled: false } } } });
    const world = worldWith(on);
    world.commit(outcome.changes);
    expect(world.rows("member_second_factors")).toEqual([]);
    expect(() => worldWith({ ...on, last_step: 8 }).commit(outcome.changes)).toThrow("0 rows");
  });

  test("of a member without one changes nothing", () => {
    expect(remove({ factor: null })).toMatchObject({ kind: "accepted", changes: [] });
  });

  test.for([
    ["of nobody", { member: null }, "not_found"],
    [
      "of a member who may do more",
      { member: { ...member, permissions: ["atlas_api.keys.manage"] } },
      "permission_denied",
    ],
    ["of one's own", { actorId: member.id }, "conflict"],
  ] as const)("%s is refused", ([, change, code]) => {
    expect(remove(change as Parameters<typeof remove>[0])).toMatchObject({ kind: "refused", code, changes: [] });
  });
});
