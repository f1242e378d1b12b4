/** A link for a forgotten password: asked for by anyone, mailed to the address, used once. */
import type { Change } from "../core/changes.ts";
import type { MemberPasswordRow, MemberRow } from "../rows/members.ts";
import type { Membership, Store } from "../pipeline/services.ts";
import { forgottenLifetime } from "./passwords.ts";
import { expect, test } from "vitest";
import { inserted, outline } from "../../test-support/changes.ts";
import { memberRow, organizationRow } from "../../test-support/rows.ts";
import { deployment, statusAndCode } from "../../test-support/deployment.ts";
import { idOf, startOfTime } from "../../test-support/fake-shell.ts";
import { bindSection } from "../bind-section.ts";
import { developerConsole } from "../console.ts";

const now = new Date(startOfTime).toISOString();
const email = "ada@shop.example";
const password = "correct horse battery staple";

interface Known extends Membership {
  readonly password: MemberPasswordRow | null;
}

const known = (
  count: number,
  hash: string | null = "hash of old",
  change: Partial<MemberRow> = {},
  wrongCodes = 0,
): Known => {
  const key = { organization_id: idOf(count), id: idOf(100 + count) };
  const set = { hash, changed_at: now, reset_hash: null, reset_expires_at: null, reset_wrong_codes: wrongCodes };
  return {
    organization: organizationRow({ id: idOf(count) }),
    member: memberRow({ ...key, email, status: "active", last_signed_in_at: now, ...change }),
    password: hash === "none" ? null : { ...key, ...set },
  };
};

/** A console that mails, over these memberships. Work after answers runs when the test says so. */
const consoleOf = (all: readonly Known[], sendsMail = true, store: Partial<Store> = {}) => {
  const commits: (readonly Change[])[] = [];
  const later: (() => Promise<void>)[] = [];
  let enqueued = 0;
  const served = deployment(bindSection("console", developerConsole as never, {} as never), {
    sendsMail,
    afterAnswer: (work) => void later.push(work),
    jobsEnqueued: () => void enqueued++,
    store: {
      commit: (_, changes) => {
        commits.push(changes);
        return "committed";
      },
      memberships: async (address, _, organization) =>
        address === email
          ? all.filter((each) => organization === undefined || each.organization.id === organization)
          : [],
      findMember: async (organization, id) =>
        all.find((each) => each.organization.id === organization && each.member.id === id) ?? null,
      findSecondFactor: async () => null,
      ...store,
    },
  });
  const ask = (body: object = {}) => served.call("console.account.requestPasswordReset", { body: { email, ...body } });
  const afterwards = async () => {
    for (const work of later.splice(0)) await work();
    return commits.map((changes) => inserted(changes, "outbox")[0]?.detail as { token: string });
  };
  const use = (reset_token: string) =>
    served.call("console.account.resetPassword", { body: { reset_token, password } });
  return { served, commits, ask, afterwards, use, enqueued: () => enqueued };
};

test("is asked for with one answer for all, which comes before anything is looked up", async () => {
  const unexpected = () => Promise.reject(new Error("looked up"));
  const { ask } = consoleOf([], true, { memberships: unexpected, findMember: unexpected });
  const answers = [await ask(), await ask({ email: "nobody@shop.example" })];
  for (const answer of answers) {
    expect(await answer.json()).toEqual({ ok: true, data: { sends_mail: true, expires_in: 3_600 } });
  }
});

test("sets the password in its organization, once, and is recorded there", async () => {
  const own = known(1);
  const { ask, afterwards, use, commits, enqueued } = consoleOf([own]);
  await ask({ email: "Ada@Shop.example" });
  const [detail] = await afterwards();
  expect(outline(commits[0] ?? [])).toEqual(["insert outbox", "insert audit_events"]);
  expect(detail).toMatchObject({ kind: "forgotten_password", page: "http://atlas.example/console/reset" });
  expect(inserted(commits[0] ?? [], "audit_events")[0]).toMatchObject({
    event_type: "atlas_api.member.password_reset.request",
    subject_id: own.member.id,
    actor_kind: "system",
  });
  expect(enqueued()).toBe(1);
  const answer = await use(detail?.token ?? "");
  expect(await answer.json()).toMatchObject({ data: { member: { id: own.member.id } } });
  expect(commits[1]?.[0]).toMatchObject({ table: "member_passwords", set: { hash: `hash of ${password}` } });
});

test.for<[string, Known]>([
  ["a new password", known(1, "hash of another")],
  ["a sign-in", known(1, "hash of old", { last_signed_in_at: "2026-01-02T12:00:00.001Z" })],
  ["the end of the password", known(1, "none")],
  ["five wrong codes of a second factor", known(1, "hash of old", {}, 5)],
  ["the end of the membership", known(1, "hash of old", { status: "invited" })],
])("is void after %s", async ([, since]) => {
  const all = [known(1)];
  const { ask, afterwards, use } = consoleOf(all);
  await ask();
  const [detail] = await afterwards();
  all[0] = since;
  expect(await statusAndCode(await use(detail?.token ?? ""))).toEqual([401, "unauthenticated"]);
});

test("stays open after four wrong codes", async () => {
  const all = [known(1)];
  const { ask, afterwards, use } = consoleOf(all);
  await ask();
  const [detail] = await afterwards();
  all[0] = known(1, "hash of old", {}, 4);
  expect((await use(detail?.token ?? "")).status).toBe(200);
});

test("is refused after an hour, and where a part of it was changed", async () => {
  const { served, ask, afterwards, use } = consoleOf([known(1), known(2)]);
  await ask();
  const [one, two] = (await afterwards()).map(({ token }) => token.split("."));
  const forged = [
    one?.with(2, "9999999999"),
    one?.with(3, two?.[3] ?? ""),
    two?.with(1, one?.[1] ?? ""),
    one?.toSpliced(3, 1),
  ];
  for (const parts of forged) expect((await use(parts?.join(".") ?? "")).status).toBe(401);
  served.shell.clock.set(startOfTime + forgottenLifetime);
  expect((await use(one?.join(".") ?? "")).status).toBe(401);
});

test("goes to members with a password alone, five at most, or to one organization", async () => {
  const expired = { ...known(2), organization: organizationRow({ id: idOf(2), expires_at: now }) };
  const others = [known(1, "none"), expired, known(3, null)];
  const all = [...others, ...[4, 5, 6, 7, 8, 9].map((count) => known(count))];
  const every = consoleOf(all);
  await every.ask();
  expect((await every.afterwards()).map(({ token }) => token.split(".")[0])).toEqual([4, 5, 6, 7, 8].map(idOf));
  const one = consoleOf(all);
  await one.ask({ organization: idOf(9).toUpperCase() });
  expect((await one.afterwards()).map(({ token }) => token.split(".")[0])).toEqual([idOf(9)]);
});

test("is mailed once a minute, and asked for five times, for an address that is known or not", async () => {
  const { ask, served, afterwards } = consoleOf([known(1)]);
  for (const address of [email, "nobody@shop.example"]) {
    for (let time = 0; time < 5; time += 1) expect((await ask({ email: address })).status).toBe(200);
    const refused = await ask({ email: address.toUpperCase() });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  }
  expect(await afterwards()).toHaveLength(1);
  served.shell.clock.set(startOfTime + 60_001);
  expect((await ask()).status).toBe(200);
  expect(await afterwards()).toHaveLength(2);
});

test("is not mailed where the deployment sends none", async () => {
  const { ask, afterwards } = consoleOf([known(1)], false);
  expect(await (await ask()).json()).toMatchObject({ data: { sends_mail: false } });
  expect(await afterwards()).toEqual([]);
});
