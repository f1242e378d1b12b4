/** Deleting the organization asks again who its owner is: a stolen session alone must not end it. */
import type { Change } from "../core/changes.ts";
import type { Commitment, Membership, Store } from "../pipeline/services.ts";
import { createOTP } from "@better-auth/utils/otp";
import { describe, expect, test } from "vitest";
import { createToken } from "../pipeline/principals.ts";
import { serve } from "../../test-support/ask.ts";
import { organizationId } from "../../test-support/deployment.ts";
import { type Changed, fakeShell, idOf, startOfTime } from "../../test-support/fake-shell.ts";
import { memberRow, organizationRow, sessionRow } from "../../test-support/rows.ts";

const memberId = idOf(700_000);
const member = memberRow({ organization_id: organizationId, id: memberId, email: "ada@shop.example" });
const organization = organizationRow({ id: organizationId, name: "Shop" });
const own: Membership = { member, organization };
const right = "correct horse battery staple";
const password = {
  organization_id: organizationId,
  id: memberId,
  hash: `hash of ${right}`,
  changed_at: null,
  reset_hash: null,
  reset_expires_at: null,
  reset_wrong_codes: 0,
};
const secret = "a secret of an authenticator app";
const factor = {
  organization_id: organizationId,
  id: memberId,
  secret,
  confirmed_at: new Date(startOfTime).toISOString(),
  last_step: 0,
  recovery_hashes: [],
  wrong_codes: 0,
  created_at: new Date(startOfTime).toISOString(),
};

const remove = async (body: object, store: Partial<Store> = {}, changed: Changed = {}) => {
  const commits: (readonly Change[])[] = [];
  const { call, served } = serve(
    "console.organization.delete",
    { organization },
    {
      ...changed,
      store: {
        findMember: async () => ({ ...own, password }),
        findSecondFactor: async () => null,
        membershipsByPassword: async (_, hash) => (hash === password.hash ? [own] : []),
        commit: async (_, changes): Promise<Commitment> => (commits.push(changes), "committed"),
        ...store,
      },
    },
  );
  const answer = await call({ body: { name: "Shop", ...body } });
  const { error } = Object(await answer.json());
  return { status: answer.status, code: error?.code, details: error?.details, commits, call, served };
};

describe("an owner with a password", () => {
  test("deletes the organization by it", async () => {
    const { status, commits } = await remove({ current_password: right });
    expect([status, commits.length]).toEqual([200, 1]);
  });

  test("deletes nothing without it", async () => {
    const { status, details, commits } = await remove({});
    expect([status, commits]).toEqual([422, []]);
    expect(details).toEqual([expect.objectContaining({ path: "current_password" })]);
  });

  test("deletes nothing by another, and has five tries a minute", async () => {
    const { status, code, commits, call } = await remove({ current_password: "wrong" });
    expect([status, code]).toEqual([403, "permission_denied"]);
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries++)
      statuses.push((await call({ body: { name: "Shop", current_password: right.slice(tries + 1) } })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 429]);
    expect(commits).toEqual([]);
  });

  test("gives a code, too, while the second factor is on", async () => {
    const store = { findSecondFactor: async () => factor };
    expect(await remove({ current_password: right }, store)).toMatchObject({ status: 422, commits: [] });
    const guessed = await remove({ current_password: right, code: "000000" }, store);
    expect(guessed).toMatchObject({ status: 403, commits: [[{ table: "member_second_factors" }]] });
    const code = await createOTP(secret).hotp(Math.floor(startOfTime / 30_000));
    expect((await remove({ current_password: right, code }, store)).status).toBe(200);
  });
});

describe("an owner who uses single sign-on alone", () => {
  /** The session of the request, begun some minutes ago, or by a link of one that was. */
  const begun = (minutesAgo: number): Partial<Store> => ({
    findMember: async () => ({ ...own, password: null }),
    liveSessions: async () => [
      sessionRow({
        id: idOf(800_001),
        created_at: new Date(startOfTime).toISOString(),
        expires_at: new Date(startOfTime + (12 * 60 - minutesAgo) * 60_000).toISOString(),
      }),
    ],
  });
  const { settings, sha256 } = fakeShell();
  const production: Changed = {
    settings: { ...settings, environment: "production" },
    createToken: (kind) => createToken(kind, "production", { randomInt: (below) => 7 % below, sha256 }),
  };

  test("deletes the organization within 15 minutes of the sign-in", async () => {
    expect((await remove({}, begun(14), production)).status).toBe(200);
    expect(await remove({}, begun(15), production)).toMatchObject({ code: "permission_denied", commits: [] });
    expect(await remove({}, { ...begun(1), liveSessions: async () => [] }, production)).toMatchObject({ status: 403 });
  });

  test("deletes a sandbox at any time, since nobody signs in to it", async () => {
    expect((await remove({}, begun(1_000))).status).toBe(200);
  });
});
