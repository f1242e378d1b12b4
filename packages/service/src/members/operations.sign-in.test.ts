/** Ways into the console: by password, by an invitation, by a reset, by a proven address, and by signing up. */
import type { Change } from "../core/changes.ts";
import type { MemberPasswordRow, MemberRow } from "../rows/members.ts";
import type { Commitment, Membership, Passworded, Shell, Store } from "../pipeline/services.ts";
import { later } from "../core/time.ts";
import { describe, expect, test } from "vitest";
import { inserted, outline } from "../../test-support/changes.ts";
import { memberRow, organizationRow } from "../../test-support/rows.ts";
import { deployment, statusAndCode } from "../../test-support/deployment.ts";
import { idOf, requestTo, startOfTime } from "../../test-support/fake-shell.ts";
import { correlate } from "../pipeline/request.ts";
import { bindSection } from "../bind-section.ts";
import { developerConsole } from "../console.ts";
import { signInProven } from "./operations.sign-in.ts";

const now = new Date(startOfTime).toISOString();
const email = "ada@shop.example";
const password = "correct horse battery staple";

const membership = (count: number, change: Partial<MemberRow> = {}): Membership => ({
  organization: organizationRow({ id: idOf(count), name: `Shop ${count}` }),
  member: memberRow({ organization_id: idOf(count), id: idOf(100 + count), ...change }),
});
const [one, two] = [membership(1), membership(2)];
const invited = membership(3, {
  status: "invited",
  invitation_hash: "hash",
  invitation_expires_at: later(now, 1),
});
const passwordRow = (change: Partial<MemberPasswordRow> = {}): MemberPasswordRow => ({
  organization_id: one.organization.id,
  id: one.member.id,
  hash: "hash of old",
  changed_at: null,
  reset_hash: "hash",
  reset_expires_at: later(now, 1),
  reset_wrong_codes: 0,
  ...change,
});

/** A console over a store with the given functions, which keeps what is committed. */
const consoleWith = (
  store: Partial<Store>,
  signUp: Shell["settings"]["signUp"] = "open",
  end: Commitment = "committed",
) => {
  const commits: { readonly organization: string; readonly changes: readonly Change[] }[] = [];
  const served = deployment(bindSection("console", developerConsole as never, {} as never), {
    store: {
      commit: async (organization, changes) => {
        commits.push({ organization, changes });
        return end;
      },
      findMember: async () => null,
      findSecondFactor: async () => null,
      ...store,
    },
  });
  Object.assign(served.shell.settings, { signUp });
  return { served, commits };
};

const known = async (address: string, hash: string): Promise<readonly Membership[]> =>
  address === email && hash === `hash of ${password}` ? [one, two] : [];

describe("signing in by password", () => {
  const signIn = (body: object, end?: Commitment) => {
    const { served, commits } = consoleWith({ membershipsByPassword: known }, "open", end);
    return { commits, answer: served.call("console.account.signIn", { body: { email, password, ...body } }) };
  };

  const suspended = ({ organization, member }: Membership) => ({
    organization: { ...organization, suspended_at: now },
    member,
  });

  test("skips a suspended organization, and is refused where there is no other", async () => {
    const signInTo = (all: readonly Membership[]) =>
      consoleWith({ membershipsByPassword: async () => all }).served.call("console.account.signIn", {
        body: { email, password },
      });
    const { data } = Object(await (await signInTo([suspended(one), two])).json());
    expect(data.organization.id).toBe(idOf(2));
    expect(await statusAndCode(await signInTo([suspended(one)]))).toEqual([403, "organization_suspended"]);
  });

  test("begins a session in the first organization, and remembers the device", async () => {
    const { commits, answer } = signIn({ email: "Ada@Shop.example" });
    const response = await answer;
    const { data } = Object(await response.json());
    expect(data).toMatchObject({
      session: { token_type: "Bearer", expires_at: later(now, 12 * 3_600_000) },
      member: { id: one.member.id },
      organization: { id: idOf(1), name: "Shop 1" },
      organizations: [{ id: idOf(1) }, { id: idOf(2) }],
    });
    expect(response.headers.get("set-cookie")).toContain(`atlas_device=${data.device_token};`);
    expect(commits.map(({ organization }) => organization)).toEqual([idOf(1)]);
    expect(commits.flatMap(({ changes }) => outline(changes))).toEqual([
      "update members",
      "update member_passwords",
      "insert operator_sessions",
      "insert audit_events",
    ]);
    const [session] = inserted(commits[0]?.changes ?? [], "operator_sessions");
    expect([session?.member_id, session?.token_hash]).toEqual([one.member.id, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(inserted(commits[0]?.changes ?? [], "audit_events")).toMatchObject([
      { actor_kind: "operator", actor_id: one.member.id },
    ]);
  });

  test("goes to the organization that is asked for", async () => {
    const { data } = Object(await (await signIn({ organization: idOf(2).toUpperCase() }).answer).json());
    expect(data.organization).toEqual({ id: idOf(2), name: "Shop 2" });
  });

  test.for([
    [{ password: "wrong password here" }, 401, "unauthenticated"],
    [{ email: "bob@shop.example" }, 401, "unauthenticated"],
    [{ organization: idOf(9) }, 403, "permission_denied"],
  ] as const)("is refused, and changes nothing: %o", async ([body, status, code]) => {
    const { commits, answer } = signIn(body);
    expect(await statusAndCode(await answer)).toEqual([status, code]);
    expect(commits).toEqual([]);
  });

  describe("at once with another", () => {
    const before = { ...one, member: { ...one.member, last_signed_in_at: now } };
    const meeting = (found: Passworded | null) => {
      const commits: (readonly Change[])[] = [];
      const ends: Commitment[] = [{ conflict: "precondition" }, "committed"];
      const commit = async (_: string, changes: readonly Change[]): Promise<Commitment> => {
        commits.push(changes);
        return ends[commits.length - 1] ?? "committed";
      };
      const findMember = async () => found;
      const { served } = consoleWith({ membershipsByPassword: known, findMember, commit });
      return { commits, answer: served.call("console.account.signIn", { body: { email, password } }) };
    };
    const hash = `hash of ${password}`;

    test("is decided again on the member as it is then", async () => {
      const { commits, answer } = meeting({ ...before, password: passwordRow({ hash }) });
      const { data } = Object(await (await answer).json());
      expect(data.member.last_signed_in_at).toBe(later(now, 1));
      expect(commits.map(([first]) => first)).toMatchObject([
        { where: { last_signed_in_at: one.member.last_signed_in_at } },
        { where: { last_signed_in_at: now }, set: { last_signed_in_at: later(now, 1) } },
      ]);
    });

    test.for<[string, Passworded | null]>([
      ["whose password was changed", { ...before, password: passwordRow({ hash: "hash of another" }) }],
      ["who has no password any more", { ...before, password: null }],
      [
        "who is invited anew",
        { ...before, member: { ...before.member, status: "invited" }, password: passwordRow({ hash }) },
      ],
      ["who was removed", null],
    ])("begins no session of a member %s", async ([, found]) => {
      const { commits, answer } = meeting(found);
      expect([(await answer).status, commits.length]).toEqual([503, 1]);
    });
  });

  test("may be tried again when another sign-in came between", async () => {
    const response = await signIn({}, { conflict: "members" }).answer;
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { error: { code: "unavailable", retryable: true, message: "Somebody else signed in just now; try again." } },
    ]);
  });
});

describe("signing up", () => {
  const body = { organization_name: "Harbour Bistro", email: "Ada@Shop.example", password };
  const signUp = (mode: Shell["settings"]["signUp"], there = false, end?: Commitment) => {
    const { served, commits } = consoleWith({ hasOrganizations: async () => there }, mode, end);
    return { commits, answer: served.call("console.account.signUp", { body }) };
  };

  test.for([
    ["open", null],
    ["first", true],
  ] as const)("creates an organization and its owner: %s", async ([mode, first_sign_up]) => {
    const { commits, answer } = signUp(mode);
    const { data } = Object(await (await answer).json());
    const changes = commits[0]?.changes ?? [];
    expect(data).toMatchObject({
      member: { email, role: "owner" },
      organization: { name: "Harbour Bistro" },
      organizations: [{ name: "Harbour Bistro" }],
    });
    expect(inserted(changes, "organizations")).toMatchObject([{ id: commits[0]?.organization, first_sign_up }]);
    expect(inserted(changes, "member_passwords")).toMatchObject([{ hash: `hash of ${password}` }]);
    expect(inserted(changes, "operator_sessions")).toHaveLength(1);
  });

  test.for([
    ["closed", false],
    ["closed", true],
    ["first", true],
  ] as const)("is closed: %s, with organizations: %s", async ([mode, there]) => {
    const { commits, answer } = signUp(mode, there);
    const response = await answer;
    expect([response.status, await response.json(), commits]).toMatchObject([
      403,
      { error: { code: "permission_denied", message: expect.stringMatching(/^Sign-up is closed here/) } },
      [],
    ]);
  });

  test("at once with the first is closed, too; another conflict may be tried again", async () => {
    const second = await signUp("first", false, { conflict: "organizations_first_sign_up_key" }).answer;
    expect(await statusAndCode(second)).toEqual([403, "permission_denied"]);
    expect(await statusAndCode(await signUp("first", false, { conflict: "other" }).answer)).toEqual([
      503,
      "unavailable",
    ]);
  });
});

describe("an invitation", () => {
  const accept = async (found: Membership | null, kind: "invitation" | "reset" = "invitation") => {
    const { served, commits } = consoleWith({ findInvitation: async () => found });
    const invitation_token = served.shell.createToken(kind).text;
    return {
      commits,
      answer: await served.call("console.account.acceptInvitation", { body: { invitation_token, password } }),
    };
  };

  test("that is accepted activates the member with their password", async () => {
    const { commits, answer } = await accept(invited);
    expect(await answer.json()).toMatchObject({
      data: { member: { id: invited.member.id, status: "active" }, organizations: [{ id: idOf(3) }] },
    });
    expect(outline(commits[0]?.changes ?? [])).toEqual([
      "update members",
      "insert member_passwords",
      "insert audit_events",
      "insert operator_sessions",
      "insert audit_events",
    ]);
  });

  test.for([
    ["is unknown", null, "invitation"],
    ["has ended", membership(3, { ...invited.member, invitation_expires_at: now }), "invitation"],
    ["is another token", invited, "reset"],
  ] as const)("that %s is refused", async ([, found, kind]) => {
    const { commits, answer } = await accept(found, kind);
    expect([answer.status, await answer.json(), commits]).toMatchObject([
      401,
      { error: { message: "The invitation is unknown, has been accepted, or has ended." } },
      [],
    ]);
  });
});

describe("a reset", () => {
  const reset = async (found: Passworded | null, kind: "invitation" | "reset" = "reset") => {
    const { served, commits } = consoleWith({ findReset: async () => found });
    const reset_token = served.shell.createToken(kind).text;
    return { commits, answer: await served.call("console.account.resetPassword", { body: { reset_token, password } }) };
  };

  test("sets the password, ends all sessions and begins one", async () => {
    const { commits, answer } = await reset({ ...one, password: passwordRow() });
    expect(await answer.json()).toMatchObject({ data: { member: { id: one.member.id, last_signed_in_at: now } } });
    expect(commits[0]?.changes[0]).toMatchObject({ table: "member_passwords", set: { hash: `hash of ${password}` } });
    expect(outline(commits[0]?.changes ?? []).slice(2)).toEqual([
      "update all operator_sessions",
      "insert audit_events",
      "insert operator_sessions",
      "insert audit_events",
    ]);
  });

  test.for([
    [0, ["update member_passwords"]],
    [4, ["update member_passwords", "insert audit_events"]],
  ] as const)("with a wrong code after %s others counts it, and sets nothing", async ([before, changed]) => {
    const found = { ...one, password: passwordRow({ reset_wrong_codes: before }) };
    const { served, commits } = consoleWith({
      findReset: async () => found,
      findSecondFactor: async (organization_id, id) => ({
        organization_id,
        id,
        secret: "secret",
        confirmed_at: now,
        last_step: 0,
        recovery_hashes: [],
        wrong_codes: 0,
        created_at: now,
      }),
    });
    const body = { reset_token: served.shell.createToken("reset").text, password, code: "000000" };
    const answer = await served.call("console.account.resetPassword", { body });
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: "unauthenticated" } }]);
    expect(commits.map(({ changes }) => outline(changes))).toEqual([["update member_second_factors"], changed]);
    expect(commits[1]?.changes[0]).toMatchObject({ set: { reset_wrong_codes: before + 1 } });
  });

  test.for([
    ["is unknown", null, "reset"],
    ["has no password", { ...one, password: null }, "reset"],
    ["has ended", { ...one, password: passwordRow({ reset_expires_at: now }) }, "reset"],
    ["is another token", { ...one, password: passwordRow() }, "invitation"],
  ] as const)("that %s is refused", async ([, found, kind]) => {
    const { commits, answer } = await reset(found, kind);
    expect([answer.status, await answer.json(), commits]).toMatchObject([
      401,
      { error: { message: "The reset is unknown, has been used, or has ended." } },
      [],
    ]);
  });
});

describe("a proven address", () => {
  const proven = (
    all: readonly Membership[],
    { organization, hash = null }: { readonly organization?: string; readonly hash?: string | null } = {},
  ) => {
    const { served, commits } = consoleWith({
      memberships: async (_, status, wanted) =>
        all.filter(
          (each) => each.member.status === status && (wanted === undefined || each.organization.id === wanted),
        ),
      findMember: async () => ({ ...one, password: hash === null ? null : passwordRow({ hash }) }),
    });
    const context = correlate(served.shell, null, { request: requestTo("/"), clientAddress: null });
    return { commits, answer: signInProven(context, { email, organization }) };
  };

  test.for([
    [[one], {}, one, [idOf(1)]],
    [[one, two], {}, one, [idOf(1), idOf(2)]],
    [[one, two], { organization: idOf(2).toUpperCase() }, two, [idOf(1), idOf(2)]],
    [[invited], {}, invited, [idOf(3)]],
    [[one, invited], { organization: idOf(3) }, invited, [idOf(1), idOf(3)]],
  ] as const)("signs in without a password, and no device is remembered: %#", async ([all, given, chosen, own]) => {
    const { commits, answer } = proven(all, given);
    const { data } = (await answer).body;
    expect([data.member.id, data.device_token]).toEqual([chosen.member.id, null]);
    expect(data.organizations.map(({ id }) => id)).toEqual(own);
    expect(commits.map(({ organization }) => organization)).toEqual([chosen.organization.id]);
    expect(commits.flatMap(({ changes }) => outline(changes))).not.toContain("update member_passwords");
  });

  test.for([
    [[], {}],
    [[one], { organization: idOf(9) }],
    [[membership(3, { ...invited.member, invitation_expires_at: now })], {}],
  ] as const)("without a membership is refused: %#", async ([all, given]) => {
    await expect(proven(all, given).answer).rejects.toMatchObject({
      refusal: { code: "permission_denied", message: "You are not a member of such an organization." },
    });
  });

  test.for([
    [[one, two], { hash: "hash of a stranger" }],
    [[invited, membership(4, { ...invited.member, organization_id: idOf(4) })], {}],
  ] as const)("that several could claim must choose: %#", async ([all, given]) => {
    await expect(proven(all, given).answer).rejects.toMatchObject({
      refusal: {
        code: "conflict",
        details: all.map(({ organization: { id, name } }) => ({ path: "organization", message: `${id}: ${name}` })),
      },
    });
  });
});
