/** How console sessions begin. Who signs in has no organization yet, so there is nothing to load for one. */
import {
  type Change,
  type Id,
  type Membership,
  type OperatorSessionFacts,
  activateMember,
  beginSession,
  foundOrganization,
  hasRunOut,
  memberEmail,
  noteSignIn,
  presentSignedIn,
} from "@atlas-messaging/domain";
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Handler } from "@atlas-messaging/server-stubs/handlers";
import { instantOf } from "../clock.ts";
import { limitAttempts } from "../rooms/attempts.ts";
import { unauthenticated } from "../rooms/authenticate.ts";
import type { Context } from "../rooms/call.ts";
import { Problem } from "../rooms/problem.ts";
import type { Shell } from "../shell.ts";
import { readToken } from "../tokens.ts";

const wrong = (): Problem => unauthenticated("The email address or the password is wrong.");

/** What beginning a session needs of a request. */
type Asker = Pick<Context, "shell" | "requestId" | "span">;

const factsFor = (
  { shell, requestId, span }: Asker,
  organizationId: Id,
  memberId: Id | null,
): OperatorSessionFacts => ({
  now: instantOf(shell.clock),
  newId: shell.newId,
  organizationId,
  actor: memberId === null ? { kind: "system", id: null } : { kind: "operator", id: memberId },
  correlationId: requestId,
  traceparent: span?.traceparent ?? null,
  token: shell.createToken("operator"),
});

const commit = async ({ shell }: Asker, organizationId: Id, changes: readonly Change[]): Promise<void> => {
  const result = await shell.store.commit(organizationId, changes);
  if (result !== "committed") throw new Problem("unavailable", "Somebody else signed in just now; try again.");
};

/** The three ways of signing in are answered alike. */
interface Answered {
  readonly status: 200;
  readonly body: SuccessOf<"console.signIn">;
}

/** Begins a session of the member, beside whatever else changes. */
const answerSession = async (
  context: Asker,
  facts: OperatorSessionFacts,
  membership: Membership,
  memberships: readonly Membership[],
  before: readonly Change[] = [],
): Promise<Answered> => {
  const { session, changes } = beginSession(facts, membership.member);
  await commit(context, facts.organizationId, [...before, ...changes]);
  const data = presentSignedIn(facts.token, session, membership, memberships);
  return { status: 200, body: { ok: true, data } };
};

/** Who has proven to be somebody by other means than a password, and which organization they want; any by default. */
export interface Proven {
  readonly email: string;
  readonly organization?: string | undefined;
  /** Whether the proof is of the address, so that it also accepts an invitation. */
  readonly acceptsInvitations: boolean;
}

/** Where a password lets somebody in, the oldest membership first. */
export const membershipsByPassword = async ({ store }: Pick<Shell, "store">, email: string): Promise<Membership[]> =>
  (await store.memberships(email, "active")).filter(({ member }) => member.signs_in_by_password);

/** Begins a session of somebody who has proven who they are. */
export const signInProven = async (
  asker: Asker,
  { email, organization, acceptsInvitations }: Proven,
): Promise<Answered> => {
  const { store, clock } = asker.shell;
  const wanted = organization?.toLowerCase();
  const isWanted = (each: Membership) => wanted === undefined || each.organization.id === wanted;
  const own = await (acceptsInvitations
    ? store.memberships(email, "active")
    : membershipsByPassword(asker.shell, email));
  const active = own.find(isWanted);
  if (active) {
    const facts = factsFor(asker, active.organization.id, active.member.id);
    const { member, changes } = noteSignIn(facts, active.member);
    return answerSession(asker, facts, { ...active, member }, own, changes);
  }
  const open = acceptsInvitations ? await store.memberships(email, "invited") : [];
  const invited = open.find((each) => isWanted(each) && !hasRunOut(each.member, instantOf(clock)));
  if (!invited) throw new Problem("permission_denied", "You are no member of such an organization.");
  return answerActivated(asker, invited, own, false);
};

/** Begins the session of somebody who accepts an invitation. */
const answerActivated = (
  asker: Asker,
  invited: Membership,
  own: readonly Membership[],
  byPassword: boolean,
): Promise<Answered> => {
  const facts = factsFor(asker, invited.organization.id, invited.member.id);
  const { member, changes } = activateMember(facts, invited.member, byPassword);
  const membership = { ...invited, member };
  return answerSession(asker, facts, membership, [...own, membership], changes);
};

const signIn: Handler<"console.signIn", Context> = async ({ body }, context) => {
  const email = memberEmail(body.email);
  await limitAttempts(context.shell, email);
  if (!(await context.shell.identities.verify(email, body.password))) throw wrong();
  return signInProven(context, { email, organization: body.organization, acceptsInvitations: false });
};

const refuseSignUp = async ({ shell: { settings, store } }: Context): Promise<void> => {
  if (settings.signUp === "open") return;
  if (settings.signUp === "first" && !(await store.hasOrganizations())) return;
  throw new Problem("permission_denied", "Sign-up is closed here; a member of an organization can invite you.");
};

const signUp: Handler<"console.signUp", Context> = async ({ body }, context) => {
  const { shell } = context;
  const email = memberEmail(body.email);
  await limitAttempts(context.shell, email);
  await refuseSignUp(context);
  if (!(await shell.identities.register(email, body.password))) throw wrong();
  const others = await membershipsByPassword(shell, email);
  const facts = factsFor(context, shell.newId(), null);
  const { changes, ...membership } = foundOrganization(facts, {
    name: body.organization_name,
    email,
    environment: shell.settings.environment,
  });
  return answerSession(context, facts, membership, [...others, membership], changes);
};

/** The invited member and what may be done with the invitation now. */
const invitedBy = async ({ shell }: Context, text: string): Promise<Membership> => {
  const { kind, environment } = readToken(text) ?? {};
  const isOurs = kind === "invitation" && environment === shell.settings.environment;
  const invited = isOurs ? await shell.store.findInvitation(shell.sha256(text)) : null;
  if (!invited || hasRunOut(invited.member, instantOf(shell.clock))) {
    throw unauthenticated("The invitation is unknown, has been accepted, or has ended.");
  }
  return invited;
};

const acceptInvitation: Handler<"console.acceptInvitation", Context> = async ({ body }, context) => {
  const { shell } = context;
  await limitAttempts(context.shell, `invitation ${shell.sha256(body.invitation_token)}`);
  const invited = await invitedBy(context, body.invitation_token);
  if (!(await shell.identities.register(invited.member.email, body.password))) throw wrong();
  return answerActivated(context, invited, await membershipsByPassword(shell, invited.member.email), true);
};

export const signingIn = {
  "console.signIn": signIn,
  "console.signUp": signUp,
  "console.acceptInvitation": acceptInvitation,
};
