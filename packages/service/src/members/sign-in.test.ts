import { roles } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { memberRow, organizationRow, sessionRow } from "../../test-support/rows.ts";
import { hour, later } from "../core/time.ts";
import {
  activateMember,
  beginSession,
  createOrganization,
  createSignInLink,
  followSignInLink,
  openerOf,
  presentSignedIn,
  recordSignIn,
  signOut,
} from "./sign-in.ts";

const token = { text: "atlas_operator_sandbox_x", hash: "hash of the token", prefix: "prefix" };
const { id: memberId } = memberRow();
const key = { organization_id: organizationId, id: memberId };

describe("a session", () => {
  const { session, changes } = beginSession({ ...facts(), token }, memberRow());

  test("lasts twelve hours, and is audited as its member's", () => {
    expect(session).toEqual({
      organization_id: organizationId,
      id: idOf(1, 1),
      member_id: memberId,
      token_hash: token.hash,
      expires_at: later(now, 12 * hour),
      revoked_at: null,
      device: null,
      last_seen_at: null,
      opened_by: null,
      begun_by: null,
      created_at: now,
    });
    expect(changes[0]).toEqual({ kind: "insert", table: "operator_sessions", row: session });
    expect(inserted(changes, "audit_events")).toMatchObject([
      {
        event_type: "atlas_api.operator_session.create",
        actor_kind: "operator",
        actor_id: memberId,
        subject_id: session.id,
        after: { member_id: memberId, expires_at: session.expires_at },
      },
    ]);
  });

  test("is shown with its member and all organizations of the address", () => {
    const membership = { member: memberRow(), organization: organizationRow() };
    const other = { ...membership, organization: organizationRow({ id: idOf(0, 9), name: "Other" }) };
    const signedIn = presentSignedIn(token, session, membership, [membership, other], "device");
    const shop = { id: organizationId, name: "Sandbox" };
    expect(signedIn).toMatchObject({
      session: { token: token.text, token_type: "Bearer", expires_at: session.expires_at },
      member: { id: memberId },
      organization: shop,
      organizations: [shop, { id: idOf(0, 9), name: "Other" }],
      device_token: "device",
    });
    expect(presentSignedIn(token, session, membership, [], null).device_token).toBeNull();
  });
});

describe("a sign-in link", () => {
  const code = { text: "atlas_link_sandbox_x", hash: "hash of the code", prefix: "prefix" };
  const own = sessionRow({ expires_at: later(now, 2 * hour) });
  const page = "https://console.example/console";
  const known = { ...facts(), token: code, page, memberId, session: own, links: [] };
  const { body, changes } = accepted(createSignInLink(known, { params: {}, query: {}, body: undefined }));

  test("lasts an hour, has its code in the fragment, and is audited", () => {
    const link = { url: "https://console.example/console#code=atlas_link_sandbox_x", code: code.text };
    expect(body.data.sign_in_link).toEqual({ ...link, expires_at: later(now, hour) });
    expect(inserted(changes, "operator_sessions")).toMatchObject([
      { member_id: memberId, token_hash: code.hash, opened_by: own.id },
    ]);
    expect(inserted(changes, "audit_events")).toMatchObject([{ event_type: "atlas_api.sign_in_link.create" }]);
  });

  test("ends with the session that made it, of which a sixth link ends the oldest", () => {
    const short = { ...known, session: { ...own, expires_at: later(now, 5) } };
    const made = accepted(createSignInLink(short, { params: {}, query: {}, body: undefined }));
    expect(made.body.data.sign_in_link.expires_at).toBe(later(now, 5));
    const links = [9, 8, 7, 6, 5, 4].map((count) => sessionRow({ id: idOf(0, count), opened_by: own.id }));
    const many = accepted(createSignInLink({ ...known, links }, { params: {}, query: {}, body: undefined }));
    expect(many.changes[0]).toMatchObject({
      kind: "updateMany",
      ids: [idOf(0, 5), idOf(0, 4)],
      set: { revoked_at: now },
    });
  });

  test("is open while the session that made it goes on", () => {
    const link = sessionRow({ opened_by: own.id });
    expect(openerOf(link, [own], now)).toBe(own);
    expect(openerOf(link, [], now)).toBeNull();
    expect(openerOf(link, [{ ...own, expires_at: now }], now)).toBeNull();
    expect(openerOf({ ...link, opened_by: null }, [own], now)).toBeNull();
    expect(openerOf({ ...link, revoked_at: now }, [own], now)).toBeNull();
  });

  test.for([
    [2, 2],
    [20, 12],
  ] as const)("of a session with %i hours left becomes one of %i hours, if nobody has used it", ([left, lasts]) => {
    const link = sessionRow({ token_hash: code.hash, opened_by: own.id });
    const opener = { ...own, expires_at: later(now, left * hour) };
    const followed = followSignInLink({ ...facts(), token, device: "Firefox" }, link, opener);
    const expires_at = later(now, lasts * hour);
    expect(followed.session).toMatchObject({ id: link.id, token_hash: token.hash, expires_at });
    const where = { organization_id: organizationId, id: link.id, token_hash: code.hash, revoked_at: null };
    const set = { token_hash: token.hash, expires_at, device: "Firefox", opened_by: null, begun_by: own.id };
    expect(followed.changes[0]).toEqual({ kind: "update", table: "operator_sessions", where, set });
    const goesOn = { organization_id: organizationId, id: own.id, revoked_at: null };
    expect(followed.changes[1]).toMatchObject({ table: "operator_sessions", where: goesOn });
  });
});

test("signing in requires that the member is as read, and records the time", () => {
  const before = memberRow({ last_signed_in_at: later(now, -1) });
  const { member, changes } = recordSignIn(facts(), before, "salt:hash");
  expect(member).toEqual(memberRow({ last_signed_in_at: now }));
  const where = { ...key, status: "active", last_signed_in_at: before.last_signed_in_at };
  expect(changes).toEqual([
    { kind: "update", table: "members", where, set: { last_signed_in_at: now } },
    { kind: "update", table: "member_passwords", where: { ...key, hash: "salt:hash" }, set: { hash: "salt:hash" } },
  ]);
});

test.for([
  [null, now],
  [later(now, -1), now],
  [now, later(now, 1)],
  [later(now, 5), later(now, 6)],
] as const)("after a sign-in at %s the next has the time %s, so that none looks like another", ([last, next]) => {
  const { member } = recordSignIn(facts(), memberRow({ last_signed_in_at: last }));
  expect(member.last_signed_in_at).toBe(next);
});

test("the first operator of an organization is an active owner", () => {
  const { organization, member, changes } = createOrganization(facts(), {
    name: "Harbour Bistro",
    email: "Ada@Shop.example",
    operatorName: "Ada Moreno",
    environment: "staging",
    passwordHash: "salt:hash",
    mustBeFirst: false,
  });
  expect(organization).toEqual({
    id: organizationId,
    name: "Harbour Bistro",
    environment: "staging",
    expires_at: null,
    first_sign_up: null,
    deleted_at: null,
    forgotten_at: null,
    suspended_at: null,
    limits: null,
    quotas: null,
    created_at: now,
  });
  const owner = { email: "ada@shop.example", name: "Ada Moreno", role: "owner", permissions: roles.owner } as const;
  expect(member).toEqual(memberRow({ ...owner, id: idOf(1, 1), last_signed_in_at: now, created_at: now }));
  expect(outline(changes)).toEqual([
    "insert organizations",
    "insert members",
    "insert member_passwords",
    "insert audit_events",
    "insert audit_events",
  ]);
  expect(audited(changes)).toEqual([
    {
      event_type: "atlas_api.organization.create",
      subject_id: organizationId,
      before: null,
      after: { name: "Harbour Bistro" },
    },
    { event_type: "atlas_api.member.create", subject_id: member.id, before: null, after: owner },
  ]);
});

test("accepting an invitation uses it up", () => {
  const invited = memberRow({ status: "invited", invitation_hash: "hash", invitation_expires_at: later(now, hour) });
  const { member, changes } = activateMember(facts(), invited, { passwordHash: null, name: "Ada Moreno" });
  expect(member).toEqual(memberRow({ name: "Ada Moreno", last_signed_in_at: now }));
  expect(changes[0]).toEqual({
    kind: "update",
    table: "members",
    where: { ...key, status: "invited", invitation_hash: "hash" },
    set: {
      status: "active",
      name: "Ada Moreno",
      invitation_hash: null,
      invitation_expires_at: null,
      last_signed_in_at: now,
    },
  });
  expect(outline(changes)).toEqual(["update members", "insert audit_events"]);
  expect(inserted(changes, "audit_events")).toMatchObject([
    {
      event_type: "atlas_api.member.activate",
      actor_kind: "operator",
      actor_id: memberId,
      subject_id: memberId,
      before: { status: "invited" },
      after: { status: "active" },
    },
  ]);
});

describe("signing out", () => {
  const end = (session: ReturnType<typeof sessionRow> | null) =>
    accepted(signOut({ ...facts(), session, begun: [] }, { params: {}, query: {}, body: undefined }));
  const answer = { ok: true, data: { signed_out_at: now } };

  test("ends the session, unless another request did", () => {
    const { body, changes } = end(sessionRow());
    const { id } = sessionRow();
    expect(body).toEqual(answer);
    expect(changes[0]).toEqual({
      kind: "update",
      table: "operator_sessions",
      where: { organization_id: organizationId, id, revoked_at: null },
      set: { revoked_at: now },
    });
    const [before, after] = [{ revoked_at: null }, { revoked_at: now }];
    expect(audited(changes)).toEqual([{ event_type: "atlas_api.operator_session.end", subject_id: id, before, after }]);
  });

  test.for([null, sessionRow({ revoked_at: now })])("changes nothing where there is no session: %o", (session) => {
    expect(end(session)).toEqual({ kind: "accepted", body: answer, changes: [] });
  });
});
