/** Changing the own password: the current one is tried, counted like any other attempt, before anything is decided. */
import { changePassword as decide } from "@atlas-messaging/domain";
import type { Handler } from "@atlas-messaging/server-stubs/handlers";
import { instantOf } from "../../clock.ts";
import { countSessionAttempt, tryPassword } from "../../rooms/attempts.ts";
import { type Context, actorOf, principalOf } from "../../rooms/call.ts";
import { deviceCookie, deviceTokenOf } from "../../rooms/devices.ts";
import { Problem } from "../../rooms/problem.ts";

/** A sign-in at the same moment makes the decision anew. */
const mostDecisions = 8;

const changing: Handler<"console.changePassword", Context> = async ({ body }, context) => {
  const { shell, clientAddress } = context;
  const principal = principalOf(context);
  const { organizationId, id: memberId, credentialId: sessionId } = principal;
  const known = await shell.store.findMember(organizationId, memberId);
  if (!known?.password?.hash) {
    throw new Problem("conflict", "You have no password here, and sign in by single sign-on alone.");
  }
  const { member } = known;
  const attempt = await countSessionAttempt(shell, { member, sessionId, clientAddress });
  const { hash, memberships } = await tryPassword(shell, attempt, body.current_password);
  if (memberships.length === 0) throw new Problem("permission_denied", "The current password is wrong.");
  const newHash = await shell.passwords.hashNew(member.email, body.new_password);
  for (let decision = 0; decision < mostDecisions; decision++) {
    const now = instantOf(shell.clock);
    const found = await shell.store.findMember(organizationId, memberId);
    // Somebody else has changed or reset it meanwhile: what was tried is not the current one any more.
    if (!found?.password || found.password.hash !== hash) break;
    const { changes, ended } = decide({
      now,
      newId: shell.newId,
      organizationId,
      actor: actorOf(principal),
      correlationId: context.requestId,
      member: found.member,
      password: found.password,
      newHash,
      sessionId,
      sessions: await shell.store.liveSessions(organizationId, memberId),
    });
    if ((await shell.store.commit(organizationId, changes)) !== "committed") continue;
    const device_token = deviceTokenOf(shell, found, newHash);
    context.tell("set-cookie", deviceCookie(shell, context.request, device_token));
    return { status: 200, body: { ok: true, data: { changed_at: now, ended_sessions: ended, device_token } } };
  }
  throw new Problem("unavailable", "The password is being changed elsewhere; try again.");
};

export const changePassword = { "console.changePassword": changing };
