/** A link that signs in a browser, once, for as long as it is open. */
import type { OperationId } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import type { Change } from "../core/changes.ts";
import type { Commitment, Membership, Operator } from "../pipeline/services.ts";
import { later } from "../core/time.ts";
import { describe, expect, test } from "vitest";
import { inserted } from "../../test-support/changes.ts";
import { memberRow, organizationRow, sessionRow } from "../../test-support/rows.ts";
import { serve } from "../../test-support/ask.ts";
import { idOf, startOfTime } from "../../test-support/fake-shell.ts";

const now = new Date(startOfTime).toISOString();
const membership: Membership = {
  organization: organizationRow({ id: idOf(1), name: "Shop" }),
  member: memberRow({ organization_id: idOf(1), id: idOf(2) }),
};
const opener = sessionRow({ organization_id: idOf(1), id: idOf(4), member_id: idOf(2), expires_at: later(now, 5) });
const link = sessionRow({
  organization_id: idOf(1),
  id: idOf(3),
  member_id: idOf(2),
  expires_at: later(now, 1),
  opened_by: opener.id,
});
const known: Operator = { session: link, member: membership.member, standing: null };

interface Asked {
  readonly kind?: string;
  readonly member?: boolean;
  readonly page?: boolean;
  readonly live?: boolean;
  /** Links that the session has made since. */
  readonly newer?: number;
  readonly operation?: OperationId;
  /** Somebody else follows the link before this one is committed. */
  readonly late?: boolean;
}

const signIn = async (
  found: Operator | null,
  {
    kind = "link",
    member = true,
    page = false,
    live = true,
    newer = 0,
    late = false,
    operation = "console.account.signInByLink",
  }: Asked = {},
) => {
  const changes: Change[] = [];
  let isLate = false;
  const links = Array.from({ length: newer }, (_, at) => ({ ...link, id: idOf(10 + at) }));
  const { served, call } = serve(
    operation,
    {},
    {
      store: {
        findOperator: async () => (isLate ? null : found),
        liveSessions: async () => (live ? [opener, ...links] : []),
        findMember: async () => (member ? { ...membership, password: null } : null),
        commit: async (_, given): Promise<Commitment> => {
          if (late) isLate = true;
          else changes.push(...given);
          return late ? { conflict: "operator_sessions" } : "committed";
        },
      },
    },
  );
  const code = served.shell.createToken(kind as "link").text;
  const answer = await call({ body: { code }, headers: page ? { "x-atlas-console": "1" } : {} });
  return { answer, changes, body: Object(await answer.json()) };
};

describe("a link", () => {
  test("signs in, and leaves no cookie to a program", async () => {
    const { answer, body, changes } = await signIn(known);
    expect([answer.status, body]).toMatchObject([
      200,
      {
        ok: true,
        data: {
          member: { id: idOf(2) },
          organization: { id: idOf(1), name: "Shop" },
          organizations: [{ id: idOf(1) }],
          device_token: null,
        },
      },
    ]);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(inserted(changes, "audit_events")).toMatchObject([{ actor_kind: "operator", actor_id: idOf(2) }]);
    expect(changes.length).toBeGreaterThan(1);
  });

  test("signs in a page of the console by a cookie", async () => {
    const { answer, body } = await signIn(known, { page: true });
    expect(answer.headers.get("set-cookie")).toContain(`atlas_session=${body.data.session.token};`);
  });

  test.for<[string, Operator | null, object?]>([
    ["is unknown", null],
    ["was used", { ...known, session: { ...link, revoked_at: now } }],
    ["has ended", { ...known, session: { ...link, expires_at: now } }],
    ["is another token", known, { kind: "invitation" }],
    ["was made by a session that has ended", known, { live: false }],
    ["is older than the newest five of its session", known, { newer: 5 }],
    ["is followed at the same time", known, { late: true }],
  ])("that %s is refused", async ([, found, how]) => {
    const { answer, body, changes } = await signIn(found, how);
    expect([answer.status, body.error.message, changes]).toEqual([
      401,
      "The link is unknown, has been used, or has ended.",
      [],
    ]);
  });

  test("signs in beside four newer ones", async () => {
    expect((await signIn(known, { newer: 4 })).answer.status).toBe(200);
  });

  test("tells whom it signs in, and is not used up by that", async () => {
    const { answer, body, changes } = await signIn(known, { operation: "console.account.readSignInLink" });
    expect([answer.status, changes]).toEqual([200, []]);
    expect(body.data).toEqual({
      member: { id: idOf(2), email: membership.member.email, name: membership.member.name },
      organization: { id: idOf(1), name: "Shop" },
      expires_at: link.expires_at,
    });
    expect(validateResponse("console.account.readSignInLink", 200, body)).toMatchObject({ ok: true });
    const ended = await signIn(known, { operation: "console.account.readSignInLink", live: false });
    expect(ended.answer.status).toBe(401);
  });

  test("of a member who has left is refused", async () => {
    const { answer, body } = await signIn(known, { member: false });
    expect([answer.status, body.error.message]).toEqual([401, "The link is of a member who has left."]);
  });
});
