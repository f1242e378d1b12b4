import type { SecondFactorRow } from "../rows/members.ts";
import { createOTP } from "@better-auth/utils/otp";
import { beforeEach, describe, expect, test } from "vitest";
import type { Change } from "../core/changes.ts";
import { baseFacts } from "../pipeline/decide.ts";
import { fakeShell, idOf, startOfTime } from "../../test-support/fake-shell.ts";
import { passSecondFactor, setupOf } from "./second-factor.ts";

const [organizationId, memberId] = [idOf(1), idOf(2)];
const step = Math.floor(startOfTime / 30_000);
const secret = "a secret of an authenticator app";
const codeOf = (ahead: number): Promise<string> => createOTP(secret).hotp(step + ahead);

/** Changes that were recorded beside an answer. */
const recorded: Change[] = [];
beforeEach(() => void recorded.splice(0));

const pass = (
  code: string | undefined,
  change: Partial<SecondFactorRow> = {},
  shell = fakeShell(),
  more: { readonly again?: boolean } = {},
) => {
  const factor: SecondFactorRow = {
    organization_id: organizationId,
    id: memberId,
    secret,
    confirmed_at: new Date(startOfTime).toISOString(),
    last_step: 0,
    recovery_hashes: [shell.sha256("0a1b2-c3d4e")],
    wrong_codes: 0,
    created_at: new Date(startOfTime).toISOString(),
    ...change,
  };
  const store = {
    ...shell.store,
    findSecondFactor: async () => factor,
    commit: async (_: string, changes: readonly Change[]) => (recorded.push(...changes), "committed" as const),
  };
  const actor = { kind: "operator", id: memberId } as const;
  const facts = baseFacts(shell, { organizationId, actor, correlationId: "1" });
  return passSecondFactor({ ...shell, store }, { facts, memberId, code, ...more });
};
const wrong = { refusal: { code: "unauthenticated" } };

test.for([-1, 0, 1])("a code of %s steps from now passes once", async (ahead) => {
  const code = await codeOf(ahead);
  expect(await pass(code)).toMatchObject([{ set: { last_step: step + ahead } }]);
  await expect(pass(code, { last_step: step + ahead })).rejects.toMatchObject(wrong);
});

test.for([-2, 2])("a code of %s steps from now does not", async (ahead) => {
  await expect(pass(await codeOf(ahead))).rejects.toMatchObject(wrong);
});

test("a code passes as an app shows it, in two groups", async () => {
  const code = await codeOf(0);
  expect(await pass(`${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject([{ set: { last_step: step } }]);
});

test.for(["0a1b2-c3d4e", "0A1B2-C3D4E", "0a1b2c3d4e", " 0a1b2 - c3d4e"])(
  "the recovery code %s passes",
  async (code) => {
    expect(await pass(code)).toMatchObject([{ set: { recovery_hashes: [] } }, { kind: "insert" }]);
  },
);

test.for(["0a1b2-c3d4f", "0a1b2-c3d4e0", "0a1b2"])("the recovery code %s does not", async (code) => {
  await expect(pass(code)).rejects.toMatchObject(wrong);
});

test("no code is asked for by a factor that is not confirmed", async () => {
  expect(await pass(undefined, { confirmed_at: null })).toEqual([]);
});

test("a missing code is asked for", async () => {
  await expect(pass(undefined)).rejects.toMatchObject({
    refusal: { code: "second_factor_required", message: expect.stringContaining("Send code") },
    headers: { "WWW-Authenticate": 'Bearer realm="atlas"' },
  });
});

test("an authenticator app gets the secret by its address", () => {
  const { secret: shown, otpauth_url } = setupOf(secret, "Shop", "ada@shop.example");
  expect(shown).toMatch(/^[A-Z2-7]+$/);
  expect(otpauth_url).toContain(`secret=${shown}`);
});

describe("wrong codes in a row", () => {
  test("are counted, and a right one begins anew", async () => {
    await expect(pass("000000", { wrong_codes: 3 })).rejects.toMatchObject(wrong);
    await expect(pass("0a1b2-c3d4f", { wrong_codes: 4 })).rejects.toMatchObject(wrong);
    const where = { organization_id: organizationId, id: memberId };
    expect(recorded).toMatchObject([
      { where: { ...where, wrong_codes: 3 }, set: { wrong_codes: 4 } },
      { where: { ...where, wrong_codes: 4 }, set: { wrong_codes: 5 } },
    ]);
    expect(await pass(await codeOf(0), { wrong_codes: 19 })).toMatchObject([{ set: { wrong_codes: 0 } }]);
    expect(await pass("0a1b2-c3d4e", { wrong_codes: 19 })).toMatchObject([{ set: { wrong_codes: 0 } }, {}]);
  });

  test("end the codes of the app after twenty, and no recovery code", async () => {
    await expect(pass("000000", { wrong_codes: 19 })).rejects.toMatchObject(wrong);
    expect(recorded).toMatchObject([
      { set: { wrong_codes: 20 } },
      { row: { event_type: "atlas_api.member.second_factor.end", actor_kind: "system" } },
    ]);
    const ended = { refusal: { code: "unauthenticated", message: expect.stringContaining("only a recovery code") } };
    await expect(pass(await codeOf(0), { wrong_codes: 20 })).rejects.toMatchObject(ended);
    expect(recorded).toHaveLength(2);
    expect(await pass("0a1b2-c3d4e", { wrong_codes: 20 })).toMatchObject([{ set: { wrong_codes: 0 } }, {}]);
  });
});

const limited = { refusal: { code: "rate_limited" } };

test("five codes of a member are tried a minute, and no more, the right one included", async () => {
  const counting = fakeShell();
  for (let tried = 0; tried < 5; tried++) await expect(pass("000000", {}, counting)).rejects.toMatchObject(wrong);
  await expect(pass("0a1b2-c3d4e", {}, counting)).rejects.toMatchObject(limited);
  await expect(pass(await codeOf(0), {}, counting)).rejects.toMatchObject(limited);
  expect(await pass(await codeOf(0), { id: idOf(3) }, counting)).toHaveLength(1);
});

test("no code is counted that is missing, asked for by no factor, or decided on again", async () => {
  const counting = fakeShell();
  for (let tried = 0; tried < 6; tried++) {
    await expect(pass(undefined, {}, counting)).rejects.toMatchObject({ refusal: { code: "second_factor_required" } });
    await pass("000000", { confirmed_at: null }, counting);
    await expect(pass("000000", {}, counting, { again: true })).rejects.toMatchObject(wrong);
  }
  expect(await pass(await codeOf(0), {}, counting)).toHaveLength(1);
});
