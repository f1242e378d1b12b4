/** Changes the operator's own password. The current one is tried first, counted like any other attempt. */
import { changePassword as decide } from "@atlas-messaging/domain";
import { factsFor } from "../../facts.ts";
import { type Direct, direct } from "../../handler.ts";
import { countSessionAttempt, tryPassword } from "../../rooms/attempts.ts";
import { type Context, actorOf, principalOf } from "../../rooms/context.ts";
import { deviceCookie, deviceTokenOf } from "../../rooms/devices.ts";
import { Problem } from "../../rooms/problem.ts";
import type { Shell } from "../../shell.ts";
import { untilCommitted } from "../../until-committed.ts";

/** A sign-in at the same moment changes the facts, so the change is decided again. */
const maxDecisions = 8;

const changing: Direct<"console.changePassword", Shell>["answer"] = async ({ body }, context) => {
  const { shell, clientAddress } = context;
  const { organizationId, id: memberId, credentialId: sessionId } = principalOf(context);
  const known = await shell.store.findMember(organizationId, memberId);
  if (!known?.password?.hash) {
    throw new Problem("conflict", "You have no password here, and sign in by single sign-on alone.");
  }
  const { member } = known;
  const attempt = await countSessionAttempt(shell, { member, sessionId, clientAddress });
  const { hash, memberships } = await tryPassword(shell, attempt, body.current_password);
  if (memberships.length === 0) throw new Problem("permission_denied", "The current password is wrong.");
  const newHash = await shell.passwords.hashNew(member.email, body.new_password);
  const { found, changed_at, ended_sessions } = await untilCommitted({
    decide: () => decideOn(context, { hash, newHash }),
    store: shell.store,
    maxDecisions,
    giveUp: () => {
      throw changedElsewhere();
    },
  });
  const device_token = deviceTokenOf(shell, found, newHash);
  context.cookies.push(deviceCookie(shell, context.request, device_token));
  return { status: 200, body: { ok: true, data: { changed_at, ended_sessions, device_token } } };
};

/** Decides on the member's current facts; `hash` is that of the password that was tried. */
const decideOn = async (context: Context, { hash, newHash }: { readonly hash: string; readonly newHash: string }) => {
  const { shell, requestId } = context;
  const principal = principalOf(context);
  const { organizationId, id: memberId, credentialId: sessionId } = principal;
  const base = factsFor(shell, { organizationId, actor: actorOf(principal), correlationId: requestId });
  const found = await shell.store.findMember(organizationId, memberId);
  // The password has changed since, so the tried one is no longer current.
  if (!found?.password || found.password.hash !== hash) throw changedElsewhere();
  const sessions = await shell.store.liveSessions(organizationId, memberId);
  const { member, password } = found;
  const { changes, ended } = decide({ ...base, member, password, newHash, sessionId, sessions });
  return { organizationId, changes, answer: { found, changed_at: base.now, ended_sessions: ended } };
};

const changedElsewhere = (): Problem =>
  new Problem("unavailable", "The password is being changed elsewhere; try again.");

export const changePassword = { "console.changePassword": direct("console.changePassword", changing) };
