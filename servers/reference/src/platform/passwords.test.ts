import { randomUUID } from "node:crypto";
import type { CountedAttempt } from "@atlas-messaging/service/pipeline/services";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { passwordsOf, saltsIn } from "./passwords.ts";

const password = "correct horse battery staple";
/** Makes a counted attempt. */
const attempt = (email: string) => ({ email, within: null }) as CountedAttempt;

/** Passwords whose derivations are counted, and cost nothing. */
const counted = () => {
  const known = new Map<string, string>();
  const derived: { readonly password: string; readonly salt: string }[] = [];
  const salts = {
    find: async (key: string) => known.get(key) ?? null,
    keep: async (key: string, fresh: string) => known.get(key) ?? (known.set(key, fresh), fresh),
  };
  const derive = async (given: string, salt: string) => {
    derived.push({ password: given, salt });
    return Buffer.from(`${salt} ${given}`);
  };
  return { passwords: passwordsOf(salts, derive), derived, known };
};

describe("a password", () => {
  test("costs the same work for an address that nobody has, and leaves nothing of it", async () => {
    const { passwords, derived, known } = counted();
    const hash = await passwords.hashNew("ada@shop.example", password);
    expect(await passwords.hashTried(attempt("ada@shop.example"), password)).toBe(hash);
    expect(await passwords.hashTried(attempt("ada@shop.example"), "wrong")).not.toBe(hash);
    expect(await passwords.hashTried(attempt("nobody@shop.example"), password)).not.toBe(hash);
    // One derivation each, with salts of one length.
    expect(derived).toHaveLength(4);
    expect(new Set(derived.map(({ salt }) => salt.length))).toEqual(new Set([32]));
    expect(known.size).toBe(1);
    expect([...known.keys()].join()).not.toContain("ada");
  });

  test("has the one salt of its address, and none of another's", async () => {
    const { passwords, derived } = counted();
    await passwords.hashNew("ada@shop.example", password);
    await passwords.hashNew("ada@shop.example", "another");
    await passwords.hashNew("bob@shop.example", password);
    const [one, again, other] = derived.map(({ salt }) => salt);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  test("is the same however its letters are put together", async () => {
    const { passwords } = counted();
    const hash = await passwords.hashNew("ada@shop.example", "cr\u00e8me br\u00fbl\u00e9e");
    expect(await passwords.hashTried(attempt("ada@shop.example"), "cre\u0300me bru\u0302le\u0301e")).toBe(hash);
  });
});

describeOnBoth("the salt of an address", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  test("is one for all who ask for it at once", async () => {
    const salts = saltsIn(database);
    const key = randomUUID();
    const kept = await Promise.all(Array.from({ length: 8 }, (_, index) => salts.keep(key, `salt ${index}`)));
    expect(new Set(kept).size).toBe(1);
    expect(await salts.find(key)).toBe(kept[0]);
    expect(await salts.find(randomUUID())).toBeNull();
  });

  test("is derived slowly, in the form that passwords had before", async () => {
    const passwords = passwordsOf(saltsIn(database));
    const hash = await passwords.hashNew("ada@shop.example", password);
    expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(await passwords.hashTried(attempt("ada@shop.example"), password)).toBe(hash);
  });
});
