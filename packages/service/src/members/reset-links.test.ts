import { day, later } from "../core/time.ts";
import { describe, expect, test } from "vitest";
import { memberRow, organizationRow } from "../../test-support/rows.ts";
import { fakeShell, idOf, startOfTime } from "../../test-support/fake-shell.ts";
import { memberOfLink, resetLinkOf, resettable } from "./attempts.ts";

const now = new Date(startOfTime).toISOString();
const key = { organization_id: idOf(1), id: idOf(2) };
const known = {
  organization: organizationRow({ id: idOf(1) }),
  member: memberRow(key),
  password: { ...key, hash: "hash", changed_at: null, reset_hash: null, reset_expires_at: null, reset_wrong_codes: 0 },
};
/** Store that knows the member alone. */
const shellOf = () => {
  const asked: string[] = [];
  const findMember = async (organization: string, id: string) => {
    asked.push(`${organization} ${id}`);
    return known;
  };
  return { asked, shell: fakeShell({ store: { findMember } }) };
};

describe("a member", () => {
  test.for([
    [null, true],
    [later(now, 1), true],
    [now, false],
  ] as const)("of an organization that expires at %s can forget a password: %s", ([expires_at, may]) => {
    const organization = organizationRow({ expires_at });
    expect(resettable({ ...known, organization }, now) !== null).toBe(may);
  });

  test("who is invited, or has no password, has none to forget", () => {
    expect(resettable({ ...known, member: memberRow({ status: "invited" }) }, now)).toBeNull();
    expect(resettable({ ...known, password: null }, now)).toBeNull();
    expect(resettable(null, now)).toBeNull();
  });
});

describe("the token of a link", () => {
  const until = later(now, day);
  const token = resetLinkOf(fakeShell(), known, until);

  test("finds its member", async () => {
    expect(await memberOfLink(shellOf().shell, token)).toMatchObject({ member: { id: idOf(2) } });
  });

  test("ends at its time", async () => {
    expect(await memberOfLink(shellOf().shell, resetLinkOf(fakeShell(), known, now))).toBeNull();
  });

  test.for<[string, (parts: readonly [string, string, string, string]) => string]>([
    ["with a fifth part", (parts) => [...parts, ""].join(".")],
    ["without its organization", ([, id, end, mac]) => ["shop", id, end, mac].join(".")],
    ["without its member", ([shop, , end, mac]) => [shop, "ada", end, mac].join(".")],
    ["whose end is no number", ([shop, id, end, mac]) => [shop, id, `x${end}`, mac].join(".")],
    ["whose end is followed by more", ([shop, id, end, mac]) => [shop, id, `${end}x`, mac].join(".")],
    ["of nothing", () => ""],
  ])("%s is refused before the store is asked", async ([, change]) => {
    const { asked, shell } = shellOf();
    const [shop = "", id = "", end = "", mac = ""] = token.split(".");
    expect(await memberOfLink(shell, change([shop, id, end, mac]))).toBeNull();
    expect(asked).toEqual([]);
  });

  test("with another end, or another signature, is not ours", async () => {
    const [shop, id, end, mac] = token.split(".");
    const { asked, shell } = shellOf();
    expect(await memberOfLink(shell, [shop, id, Number(end) + 1, mac].join("."))).toBeNull();
    expect(await memberOfLink(shell, [shop, id, end, "forged"].join("."))).toBeNull();
    expect(asked).toHaveLength(2);
  });
});
