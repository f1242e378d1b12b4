import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { memberRow, sessionRow } from "../../test-support/rows.ts";
import { update } from "../core/changes.ts";
import { hour, later, second } from "../core/time.ts";
import { forgottenUntil, sendForgottenLink } from "./passwords.ts";
import { endOwnSession, presentOwnSession } from "./members.ts";
import { resetStateOf } from "../mail/mail.ts";
import type { OperatorSessionRow } from "../rows/members.ts";

const session = sessionRow({ device: "Firefox", last_seen_at: now });
const end = (
  found: OperatorSessionRow | null,
  actorId = session.member_id,
  begun: readonly OperatorSessionRow[] = [],
) =>
  endOwnSession(
    { ...facts(), actor: { kind: "operator", id: actorId }, session: found, begun },
    { params: { session_id: session.id }, query: {}, body: undefined },
  );

describe("a session of the operator's own", () => {
  test("is shown with its device, and as current where it asks", () => {
    const { id, device, created_at, last_seen_at, expires_at } = session;
    const shown = { id, device, created_at, last_seen_at, expires_at };
    expect(presentOwnSession(session, id)).toEqual({ ...shown, current: true });
    expect(presentOwnSession(session, idOf(9, 9))).toEqual({ ...shown, current: false });
  });

  test("ends now, and is audited", () => {
    const { body, changes } = accepted(end(session));
    expect(validateResponse("console.sessions.end", 200, body)).toMatchObject({ ok: true });
    expect(body.data.session).toEqual({ id: session.id, ended_at: now });
    const place = { organization_id: organizationId, id: session.id, revoked_at: null };
    expect(changes[0]).toEqual(update("operator_sessions", place, { revoked_at: now }));
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.operator_session.end",
        subject_id: session.id,
        before: { revoked_at: null },
        after: { revoked_at: now },
      },
    ]);
  });

  test("ends with what its links began, and what links of these began", () => {
    const begunBy = (begun_by: string, at: number) => sessionRow({ id: idOf(8, at), begun_by });
    const [child, other] = [begunBy(session.id, 1), begunBy(idOf(9, 9), 2)];
    const { changes } = accepted(end(session, session.member_id, [other, begunBy(child.id, 3), child]));
    const parents = changes.flatMap((each) => (each.kind === "updateAll" ? [each.where] : []));
    const where = { organization_id: organizationId, revoked_at: null };
    expect(parents).toEqual([session.id, child.id, idOf(8, 3)].map((begun_by) => ({ ...where, begun_by })));
  });

  test("that has ended stays as it is", () => {
    const revoked_at = later(now, -hour);
    const { body, changes } = accepted(end({ ...session, revoked_at }));
    expect([body.data.session.ended_at, changes]).toEqual([revoked_at, []]);
  });

  test("is found by nobody else", () => {
    const unknown = { code: "not_found", message: `You have no session ${session.id}.`, changes: [] };
    expect(end(session, idOf(9, 9))).toMatchObject(unknown);
    expect(end(null)).toMatchObject(unknown);
  });
});

describe("a link for a forgotten password", () => {
  test("ends in an hour, counted in seconds", () => {
    expect(forgottenUntil(later(now, 999))).toBe(later(now, hour));
    expect(forgottenUntil(later(now, second))).toBe(later(now, hour + second));
  });

  test("is mailed with the state that it holds, and audited without its token", () => {
    const member = memberRow();
    const password = {
      organization_id: organizationId,
      id: member.id,
      hash: "hash",
      changed_at: null,
      reset_hash: null,
      reset_expires_at: null,
      reset_wrong_codes: 0,
    };
    const [until, page] = [later(now, hour), "https://console.example/reset"];
    const sha256 = (text: string) => `digest of ${text}`;
    const changes = sendForgottenLink({ ...facts(), member, password, token: "token", until, page, sha256 });
    const state = `digest of ${resetStateOf(member, password)}`;
    expect(inserted(changes, "outbox")).toMatchObject([
      {
        kind: "send_mail",
        subject_id: member.id,
        detail: { kind: "forgotten_password", token: "token", page, until, state },
      },
    ]);
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.member.password_reset.request",
        subject_id: member.id,
        before: null,
        after: { expires_at: until },
      },
    ]);
  });
});
