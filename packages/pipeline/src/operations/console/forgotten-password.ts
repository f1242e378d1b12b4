/** A forgotten password: the owner of an address asks for links by mail. */
import { forgottenLifetime, forgottenUntil, memberEmail, sendForgottenLink } from "@atlas-messaging/domain";
import { instantOf } from "../../clock.ts";
import { factsFor } from "../../facts.ts";
import { type Direct, direct } from "../../handler.ts";
import { countResetRequest } from "../../rooms/attempts.ts";
import type { Context } from "../../rooms/context.ts";
import { type Resettable, resetLinkOf, resettable } from "../../rooms/reset-links.ts";
import type { Shell } from "../../shell.ts";

/** Maximum mails for one request, since strangers may sign up with an address that is not theirs. */
const maxMails = 5;

const requestPasswordReset: Direct<"console.requestPasswordReset", Shell>["answer"] = async ({ body }, context) => {
  const { shell } = context;
  await countResetRequest(shell, body.email);
  const sendsMail = shell.sendsMail === true;
  // An unknown address is answered as fast: nothing is looked up before the answer.
  if (sendsMail) shell.afterAnswer(() => mailLinks(context, memberEmail(body.email), body.organization?.toLowerCase()));
  return { status: 200, body: { ok: true, data: { sends_mail: sendsMail, expires_in: forgottenLifetime / 1_000 } } };
};

const mailLinks = async (context: Context, email: string, organization: string | undefined): Promise<void> => {
  const { store, clock } = context.shell;
  let mails = 0;
  for (const { member } of await store.memberships(email, "active", organization)) {
    const found = resettable(await store.findMember(member.organization_id, member.id), instantOf(clock));
    if (!found) continue;
    await mailLink(context, found);
    if (++mails === maxMails) return;
  }
};

const mailLink = async ({ shell, requestId, span }: Context, its: Resettable): Promise<void> => {
  const { organization_id: organizationId } = its.member;
  const facts = factsFor(shell, { organizationId, correlationId: requestId, traceparent: span?.traceparent ?? null });
  const until = forgottenUntil(facts.now);
  const page = `${shell.hosts.console}/console/reset`;
  const token = resetLinkOf(shell, its, until);
  const changes = sendForgottenLink({ ...facts, ...its, token, until, page, sha256: shell.sha256 });
  await shell.store.commit(organizationId, changes);
  shell.jobsEnqueued();
};

export const forgottenPassword = {
  "console.requestPasswordReset": direct("console.requestPasswordReset", requestPasswordReset),
};
