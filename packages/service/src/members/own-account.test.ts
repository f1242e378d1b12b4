/** An operator's own password and second factor. Each change is proven, and counted like a sign-in. */
import type { OperationId } from "@atlas-messaging/contract";
import type { Change } from "../core/changes.ts";
import type { Commitment, Membership, Passworded, Store } from "../pipeline/services.ts";
import type { SecondFactorRow } from "../rows/members.ts";
import { createOTP } from "@better-auth/utils/otp";
import { describe, expect, test } from "vitest";
import { outline } from "../../test-support/changes.ts";
import { memberRow, organizationRow, sessionRow } from "../../test-support/rows.ts";
import { type Request, serve } from "../../test-support/ask.ts";
import { organizationId } from "../../test-support/deployment.ts";
import { idOf, startOfTime } from "../../test-support/fake-shell.ts";

const now = new Date(startOfTime).toISOString();
const memberId = idOf(700_000);
const member = memberRow({ organization_id: organizationId, id: memberId, email: "ada@shop.example" });
const organization = organizationRow({ id: organizationId, name: "Shop" });
const own: Membership = { member, organization };
const current = "correct horse battery staple";
const known: Passworded = {
  ...own,
  password: {
    organization_id: organizationId,
    id: memberId,
    hash: `hash of ${current}`,
    changed_at: null,
    reset_hash: null,
    reset_expires_at: null,
    reset_wrong_codes: 0,
  },
};

/** Calls an operation of a member who knows the password. */
const callWith = async (operation: OperationId, request: Request, store: Partial<Store> = {}) => {
  const commits: (readonly Change[])[] = [];
  const { served, call } = serve(
    operation,
    {},
    {
      store: {
        findMember: async () => known,
        findSecondFactor: async () => null,
        liveSessions: async () => [],
        membershipsByPassword: async (_, hash) => (hash === known.password?.hash ? [own] : []),
        commit: async (_, changes): Promise<Commitment> => (commits.push(changes), "committed"),
        ...store,
      },
    },
  );
  const answer = await call(request);
  const body: unknown = await answer.json();
  expect(Object(body).ok).toBe(answer.status < 300);
  return { answer, status: answer.status, body, ...Object(body), commits, served, call };
};

const withoutPassword: readonly (Passworded | null)[] = [null, { ...own, password: null }];
const conflicting = (times: number, hash?: () => void): Pick<Store, "commit"> => {
  let left = times;
  return {
    commit: async () => {
      hash?.();
      return left-- > 0 ? { conflict: "precondition" } : "committed";
    },
  };
};

describe("changing the password", () => {
  const body = { current_password: current, new_password: "a quite different password" };
  const change = (store?: Partial<Store>, given = body) =>
    callWith("console.account.changePassword", { body: given }, store);

  test("ends the other sessions, and remembers the device", async () => {
    const sessions = [sessionRow({ id: idOf(800_001), member_id: memberId }), sessionRow({ member_id: memberId })];
    const { status, data, commits, answer } = await change({ liveSessions: async () => sessions });
    expect([status, data]).toMatchObject([200, { changed_at: now, ended_sessions: 1 }]);
    expect(answer.headers.get("set-cookie")).toContain(`atlas_device=${data.device_token};`);
    expect(commits[0]).toContainEqual(
      expect.objectContaining({ set: expect.objectContaining({ hash: "hash of a quite different password" }) }),
    );
  });

  test("is refused by the wrong current one", async () => {
    const asked = await change({}, { ...body, current_password: "a wrong password here" });
    expect([asked.status, asked.error, asked.commits]).toMatchObject([
      403,
      { code: "permission_denied", message: "The current password is wrong." },
      [],
    ]);
  });

  test.for(withoutPassword)("is refused to whoever has none: %o", async (found) => {
    const { status, error } = await change({ findMember: async () => found });
    expect([status, error.message]).toEqual([409, expect.stringContaining("single sign-on")]);
  });

  test("is decided again while the facts change, eight times at most", async () => {
    expect((await change(conflicting(7))).status).toBe(200);
    const { status, error } = await change(conflicting(8));
    expect([status, error.message]).toEqual([503, expect.stringContaining("being changed elsewhere")]);
  });

  test.for<[string, Passworded | null]>([
    ["changed", { ...known, password: known.password && { ...known.password, hash: "hash of another" } }],
    ["removed", { ...known, password: null }],
    ["removed with its member", null],
  ])("is refused when the password was %s meanwhile", async ([, later]) => {
    const found = [known, later];
    const { status, commits } = await change({ findMember: async () => found.shift() ?? null });
    expect([status, commits]).toEqual([503, []]);
  });

  test("counts each attempt of the session", async () => {
    const { call, answer } = await change();
    expect(answer.status).toBe(200);
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await call({ body })).status));
    expect(statuses).toContain(429);
  });
});

describe("the second factor", () => {
  const secret = "a secret of an authenticator app";
  const code = (): Promise<string> => createOTP(secret).hotp(Math.floor(startOfTime / 30_000));
  const factor = (confirmed_at: string | null): SecondFactorRow => ({
    organization_id: organizationId,
    id: memberId,
    secret,
    confirmed_at,
    last_step: 0,
    recovery_hashes: [],
    wrong_codes: 0,
    created_at: now,
  });
  const having = (row: SecondFactorRow | null) => ({ findSecondFactor: async () => row });
  const proof = { body: { current_password: current } };
  const [unconfirmed, confirmed] = [factor(null), factor(now)];

  test("begins with a secret for the authenticator app", async () => {
    const { status, data, commits } = await callWith("console.secondFactor.enable", proof);
    expect([status, data.setup]).toMatchObject([200, { otpauth_url: expect.stringContaining("Shop") }]);
    expect(data.setup.otpauth_url).toContain("ada%40shop.example");
    expect(commits.flatMap(outline)).toContain("insert member_second_factors");
    const again = await callWith("console.secondFactor.enable", proof, having(unconfirmed));
    expect([again.status, again.commits.flatMap(outline)]).toEqual([
      200,
      expect.arrayContaining(["update member_second_factors"]),
    ]);
  });

  test("is confirmed by a code, and answers recovery codes", async () => {
    const right = { body: { code: await code() } };
    const { status, data, commits } = await callWith("console.secondFactor.confirm", right, having(unconfirmed));
    expect([status, data.recovery_codes]).toEqual([
      200,
      expect.arrayContaining([expect.stringMatching(/^\w{5}-\w{5}$/)]),
    ]);
    expect(commits[0]).toContainEqual(
      expect.objectContaining({ table: "member_second_factors", set: expect.objectContaining({ confirmed_at: now }) }),
    );
  });

  test.for(["console.secondFactor.renewRecoveryCodes", "console.secondFactor.disable"] as const)(
    "is not weakened by the password alone, nor with a wrong code: %s",
    async (operation) => {
      const without = await callWith(operation, proof, having(confirmed));
      expect([without.status, without.commits]).toEqual([422, []]);
      expect(without.error.details).toMatchObject([{ path: "code" }]);
      const wrong = { body: { ...proof.body, code: "00000-00000" } };
      const guessed = await callWith(operation, wrong, having(confirmed));
      expect([guessed.status, guessed.error.code]).toEqual([403, "permission_denied"]);
      expect(guessed.commits).toMatchObject([[{ table: "member_second_factors", set: { wrong_codes: 1 } }]]);
    },
  );

  test("gets new recovery codes, and is disabled", async () => {
    const coded = { body: { ...proof.body, code: await code() } };
    const renewed = await callWith("console.secondFactor.renewRecoveryCodes", coded, having(confirmed));
    expect([renewed.status, renewed.data.recovery_codes.length]).toEqual([200, 10]);
    const disabled = await callWith("console.secondFactor.disable", coded, having(confirmed));
    expect([disabled.status, disabled.data]).toMatchObject([200, { second_factor: { enabled: false } }]);
    expect(disabled.commits.flatMap(outline)).toContain("remove member_second_factors");
    const nothing = await callWith("console.secondFactor.disable", proof);
    expect([nothing.status, nothing.commits]).toEqual([200, []]);
  });

  test.for<[OperationId, SecondFactorRow | null, string]>([
    ["console.secondFactor.enable", confirmed, "have a second factor already"],
    ["console.secondFactor.confirm", confirmed, "is confirmed already"],
    ["console.secondFactor.confirm", null, "nothing to confirm"],
    ["console.secondFactor.renewRecoveryCodes", unconfirmed, "no second factor here"],
    ["console.secondFactor.renewRecoveryCodes", null, "no second factor here"],
  ])("conflicts: %s with %o", async ([operation, row, message]) => {
    const body = operation === "console.secondFactor.confirm" ? { code: "123456" } : proof.body;
    const { status, error, commits } = await callWith(operation, { body }, having(row));
    expect([status, error.message, commits]).toEqual([409, expect.stringContaining(message), []]);
  });

  test("is not confirmed by a wrong code", async () => {
    const { status, error } = await callWith(
      "console.secondFactor.confirm",
      { body: { code: "000000" } },
      having(unconfirmed),
    );
    expect([status, error.message]).toEqual([403, expect.stringContaining("The code is wrong")]);
  });

  test.for<[Membership[]]>([[[]], [[{ organization, member: memberRow({ id: idOf(5) }) }]]])(
    "asks for the password of this membership: %#",
    async ([opened]) => {
      const store = { membershipsByPassword: async () => opened };
      const { status, error } = await callWith("console.secondFactor.disable", proof, store);
      expect([status, error.message]).toEqual([403, "The current password is wrong."]);
    },
  );

  test.for(withoutPassword)("is for members with a password: %o", async (found) => {
    const { status } = await callWith("console.secondFactor.enable", proof, { findMember: async () => found });
    expect(status).toBe(409);
  });

  test("is not changed twice at once", async () => {
    const { status, error } = await callWith("console.secondFactor.enable", proof, conflicting(1));
    expect([status, error.message]).toEqual([503, expect.stringContaining("being changed elsewhere")]);
  });
});
