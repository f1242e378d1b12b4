/** Begins console sessions. Callers have no organization yet, so these operations load no facts. */
import type { AnswerOf } from "../core/outcome.ts";
import type { Change } from "../core/changes.ts";
import type { Id } from "../rows/primitives.ts";
import type { Awaitable, Membership, Operator, Shell } from "../pipeline/services.ts";
import {
  type SessionFacts as OperatorSessionFacts,
  activateMember,
  beginSession,
  createOrganization,
  followSignInLink,
  openerOf,
  presentSignedIn,
  recordSignIn,
} from "./sign-in.ts";
import { countWrongCode, isResetOpen, usePasswordReset } from "./passwords.ts";
import { hasRunOut, memberEmail } from "./members.ts";
import type { OperationId } from "@atlas-messaging/contract";
import { instantOf } from "../core/time.ts";
import { type Decided, baseFacts, untilCommitted } from "../pipeline/decide.ts";
import { type Direct, direct } from "../pipeline/handler.ts";
import {
  type Resettable,
  countAttempt,
  deviceCookie,
  deviceTokenOf,
  devicesOf,
  memberOfLink,
  tryPassword,
} from "./attempts.ts";
import { unauthenticated } from "@atlas-messaging/server-stubs/parts";
import { suspended } from "../pipeline/authenticate.ts";
import { isConsolePage, sessionCookie } from "../pipeline/session-cookie.ts";
import type { Context } from "../pipeline/context.ts";
import { Problem } from "../pipeline/problem.ts";
import { WrongCode, passSecondFactor } from "./second-factor.ts";
import { type TokenKind, readToken } from "../pipeline/principals.ts";

/** Each sign-in of a member at the same moment lets the others decide again. */
const maxSignIns = 8;

const wrong = (): Problem => unauthenticated("The email address or the password is wrong.");

type Answering<For extends OperationId> = Direct<For, Shell>["answer"];

/** Parts of a request's context that begin a session. */
type SignInContext = Pick<Context, "shell" | "request" | "requestId" | "span">;

const sessionFacts = (
  { shell, request, requestId, span }: SignInContext,
  organizationId: Id,
  memberId: Id | null,
): OperatorSessionFacts => ({
  ...baseFacts(shell, {
    organizationId,
    ...(memberId === null ? {} : { actor: { kind: "operator", id: memberId } }),
    correlationId: requestId,
    traceparent: span?.traceparent ?? null,
  }),
  token: shell.createToken("operator"),
  device: request.headers.get("user-agent"),
});

/** Commit conflict: the facts changed after they were read, as by another sign-in at the same moment. */
class CommitConflict extends Problem {
  readonly conflict: string;

  constructor(conflict: string) {
    super("unavailable", "Somebody else signed in just now; try again.");
    this.conflict = conflict;
  }
}

/** Answer of every way to sign in. */
interface SignInAnswer {
  readonly status: 200;
  readonly body: AnswerOf<"console.account.signIn">;
}

const isSuspended = ({ organization }: Membership): boolean => organization.suspended_at !== null;

const refuseSuspended = (membership: Membership): void => {
  if (isSuspended(membership)) throw suspended();
};

/** Begins a session of the member, in one commit with the changes before it. */
const sessionOf = (
  { shell }: SignInContext,
  facts: OperatorSessionFacts,
  membership: Membership,
  memberships: readonly Membership[],
  { before = [], passwordHash = null }: SignedInBy,
): Decided<SignInAnswer> => {
  refuseSuspended(membership);
  const { session, changes } = beginSession(facts, membership.member);
  const deviceToken = passwordHash === null ? null : deviceTokenOf(shell, membership, passwordHash);
  const data = presentSignedIn(facts.token, session, membership, memberships, deviceToken);
  const answer = { status: 200, body: { ok: true, data } } as const;
  return { organizationId: facts.organizationId, changes: [...before, ...changes], answer };
};

const giveUp = (conflict: string): never => {
  throw new CommitConflict(conflict);
};

const committed = async (
  { shell: { store } }: SignInContext,
  decide: (conflict: string | null) => Awaitable<Decided<SignInAnswer>>,
  maxDecisions = 1,
): Promise<SignInAnswer> => untilCommitted({ decide, store, maxDecisions, giveUp });

interface SignedInBy {
  /** Changes that come with the session. */
  readonly before?: readonly Change[];
  /** Hash of the password that was used; null without a password. */
  readonly passwordHash?: string | null;
}

/** Sets the cookies for browsers. Programs read the tokens in the answer. */
const rememberDevice = (context: Context, answered: SignInAnswer): SignInAnswer => {
  const { shell, request, cookies } = context;
  const { device_token, session } = answered.body.data;
  if (device_token !== null) cookies.push(deviceCookie(shell, request, device_token));
  if (isConsolePage(request)) cookies.push(sessionCookie(shell, session));
  return answered;
};

/** Address that was proven without a password, and the wanted organization; any by default. */
export interface Proven {
  readonly email: string;
  readonly organization?: string | undefined;
}

const noMember = (): Problem => new Problem("permission_denied", "You are not a member of such an organization.");

const isIn =
  (organization: string | undefined) =>
  (each: Membership): boolean =>
    organization === undefined || each.organization.id === organization.toLowerCase();

/** Begins a session for a proven address. If no membership is active yet, it accepts an invitation. */
export const signInProven = async (context: SignInContext, { email, organization }: Proven): Promise<SignInAnswer> => {
  const { store, clock } = context.shell;
  const wanted = organization?.toLowerCase();
  const own = await store.memberships(email, "active");
  const active = wanted === undefined ? own : await store.memberships(email, "active", wanted);
  const now = instantOf(clock);
  const invited = (await store.memberships(email, "invited", wanted)).filter(({ member }) => !hasRunOut(member, now));
  const asked = [...active, ...invited].filter(isIn(organization));
  const [chosen] = asked;
  if (chosen === undefined) throw noMember();
  if (asked.length > 1 && !(await hasComeProven(context, chosen))) throw ambiguous(asked);
  if (chosen.member.status === "active") return answerActive(context, chosen, own, null);
  return answerActivated(context, chosen, own, { passwordHash: null });
};

/**
 * Tells if the member proved the address to join. Anyone can invite an address, or choose a password for it in an
 * organization of their own. Neither may decide where its owner signs in.
 */
const hasComeProven = async ({ shell }: SignInContext, { member, organization }: Membership): Promise<boolean> =>
  member.status === "active" && (await shell.store.findMember(organization.id, member.id))?.password === null;

const ambiguous = (asked: readonly Membership[]): Problem => {
  const message = "You may sign in to several organizations; choose one by ?organization= and its id.";
  const details = asked.map(({ organization: { id, name } }) => ({ path: "organization", message: `${id}: ${name}` }));
  return new Problem("conflict", message, { details });
};

/** Begins a session of an active member, again after each sign-in of theirs at the same moment. */
const answerActive = (
  context: SignInContext,
  active: Membership,
  own: readonly Membership[],
  by: { readonly passwordHash: string; readonly code: string | undefined } | null,
): Promise<SignInAnswer> => {
  const passwordHash = by?.passwordHash ?? null;
  const decide = async (conflict: string | null): Promise<Decided<SignInAnswer>> => {
    const found = conflict === null ? active : await activeStill(context, active, passwordHash);
    if (found === null) throw new CommitConflict(`${conflict}`);
    const facts = sessionFacts(context, found.organization.id, found.member.id);
    const { member, changes } = recordSignIn(facts, found.member, passwordHash);
    // An identity provider asks for a second factor itself.
    const again = conflict !== null;
    const used = by && (await passSecondFactor(context.shell, { facts, memberId: member.id, code: by.code, again }));
    const before = [...changes, ...(used ?? [])];
    return sessionOf(context, facts, { ...found, member }, own, { before, passwordHash });
  };
  return committed(context, decide, maxSignIns);
};

/** Reads the member again; null if the password that was tried, or the membership, is gone. */
const activeStill = async (
  { shell }: SignInContext,
  { organization, member }: Membership,
  passwordHash: string | null,
): Promise<Membership | null> => {
  const found = await shell.store.findMember(organization.id, member.id);
  if (found?.member.status !== "active") return null;
  return passwordHash === null || found.password?.hash === passwordHash ? found : null;
};

/** Accepts an invitation and begins a session. */
const answerActivated = (
  context: SignInContext,
  invited: Membership,
  own: readonly Membership[],
  { passwordHash, name = null }: { readonly passwordHash: string | null; readonly name?: string | null | undefined },
): Promise<SignInAnswer> => {
  const facts = sessionFacts(context, invited.organization.id, invited.member.id);
  const { member, changes } = activateMember(facts, invited.member, { passwordHash, name });
  const membership = { ...invited, member };
  return committed(context, () =>
    sessionOf(context, facts, membership, [...own, membership], { before: changes, passwordHash }),
  );
};

const signIn: Answering<"console.account.signIn"> = async ({ body }, context) => {
  const { shell, clientAddress, request } = context;
  const devices = devicesOf(shell, request, body.device_token);
  const attempt = await countAttempt(shell, { email: body.email, clientAddress, devices });
  const { memberships: own, hash } = await tryPassword(shell, attempt, body.password);
  if (own.length === 0) throw wrong();
  const wanted = own.filter(isIn(body.organization));
  const active = wanted.find((each) => !isSuspended(each)) ?? wanted[0];
  if (!active) throw noMember();
  return rememberDevice(context, await answerActive(context, active, own, { passwordHash: hash, code: body.code }));
};

const closed = (): Problem =>
  new Problem("permission_denied", "Sign-up is closed here; a member of an organization can invite you.");

const refuseSignUp = async ({ shell: { settings, store } }: Context): Promise<void> => {
  if (settings.signUp === "open") return;
  if (settings.signUp === "closed" || (await store.hasOrganizations())) throw closed();
};

/** Creates an organization. Its password is new, so the answer reveals nothing of the address's other memberships. */
const signUp: Answering<"console.account.signUp"> = async ({ body }, context) => {
  const { shell } = context;
  const email = memberEmail(body.email);
  await refuseSignUp(context);
  const passwordHash = await shell.passwords.hashNew(email, body.password);
  const facts = sessionFacts(context, shell.newId(), null);
  const { changes, ...membership } = createOrganization(facts, {
    name: body.organization_name,
    email,
    operatorName: body.name ?? null,
    environment: shell.settings.environment,
    passwordHash,
    mustBeFirst: shell.settings.signUp === "first",
  });
  const by = { before: changes, passwordHash };
  const answer = committed(context, () => sessionOf(context, facts, membership, [membership], by));
  return rememberDevice(context, await answer.catch(refusedAsSecond));
};

/** A database constraint admits the first of several that sign up at once. */
const refusedAsSecond = (error: unknown): never => {
  throw error instanceof CommitConflict && error.conflict === "organizations_first_sign_up_key" ? closed() : error;
};

/** Returns the hash of a token; null if it has another kind or environment. */
const hashOf = ({ shell }: Context, text: string, wanted: TokenKind): string | null => {
  const { kind, environment } = readToken(text) ?? {};
  return kind === wanted && environment === shell.settings.environment ? shell.sha256(text) : null;
};

/** Finds the invited member. Refuses an invitation that is unknown, accepted or expired. */
const invitedBy = async (context: Context, text: string): Promise<Membership> => {
  const { shell } = context;
  const hash = hashOf(context, text, "invitation");
  const invited = hash === null ? null : await shell.store.findInvitation(hash);
  if (!invited || hasRunOut(invited.member, instantOf(shell.clock))) {
    throw unauthenticated("The invitation is unknown, has been accepted, or has ended.");
  }
  return invited;
};

const acceptInvitation: Answering<"console.account.acceptInvitation"> = async ({ body }, context) => {
  const invited = await invitedBy(context, body.invitation_token);
  const hash = await context.shell.passwords.hashNew(invited.member.email, body.password);
  return rememberDevice(context, await answerActivated(context, invited, [], { passwordHash: hash, name: body.name }));
};

/** Finds the member of a reset that a colleague handed out, or of a link that was mailed. */
const resetBy = async (context: Context, text: string): Promise<Resettable> => {
  const { shell } = context;
  const hash = hashOf(context, text, "reset");
  if (hash === null) return (await memberOfLink(shell, text)) ?? refuseReset();
  const { password = null, ...membership } = (await shell.store.findReset(hash)) ?? {};
  if (!password || !("member" in membership) || !isResetOpen(password, instantOf(shell.clock))) return refuseReset();
  return { ...membership, password };
};

const refuseReset = (): never => {
  throw unauthenticated("The reset is unknown, has been used, or has ended.");
};

/** Counts a wrong code for the reset, which the fifth ends. */
const recordWrongCode = async (context: Context, resetToken: string, organizationId: Id): Promise<void> => {
  // Nobody has proven to be the member.
  const facts = baseFacts(context.shell, { organizationId, correlationId: context.requestId });
  await untilCommitted({
    decide: async () => {
      const { password } = await resetBy(context, resetToken);
      return { organizationId, changes: countWrongCode(facts, password), answer: null };
    },
    store: context.shell.store,
    maxDecisions: maxSignIns,
    giveUp,
  });
};

const resetPassword: Answering<"console.account.resetPassword"> = async ({ body }, context) => {
  const { password, ...membership } = await resetBy(context, body.reset_token);
  const newHash = await context.shell.passwords.hashNew(membership.member.email, body.password);
  const facts = sessionFacts(context, membership.organization.id, membership.member.id);
  const asked = { facts, memberId: membership.member.id, code: body.code };
  const used = await passSecondFactor(context.shell, asked).catch(async (error: unknown) => {
    if (error instanceof WrongCode) await recordWrongCode(context, body.reset_token, facts.organizationId);
    throw error;
  });
  const { member, changes } = usePasswordReset({ ...facts, member: membership.member, password, newHash });
  const signedIn = { ...membership, member };
  const by = { before: [...changes, ...used], passwordHash: newHash };
  const answer = await committed(context, () => sessionOf(context, facts, signedIn, [signedIn], by));
  return rememberDevice(context, answer);
};

/** A link that can be followed, the session that made it, and whom it signs in. */
interface FoundLink {
  readonly link: Operator["session"];
  readonly opener: Operator["session"];
  readonly found: Membership;
}

const linkBy = async (context: Context, code: string): Promise<FoundLink> => {
  const { shell } = context;
  const hash = hashOf(context, code, "link");
  const known = hash === null ? null : await shell.store.findOperator(hash);
  const { organization_id = "", id = "" } = known?.member ?? {};
  const live = known ? await shell.store.liveSessions(organization_id, id) : [];
  const opener = known && openerOf(known.session, live, instantOf(shell.clock));
  if (!opener) throw unauthenticated("The link is unknown, has been used, or has ended.");
  const found = await shell.store.findMember(organization_id, id);
  if (!found) throw unauthenticated("The link is of a member who has left.");
  return { link: known.session, opener, found };
};

const readSignInLink: Answering<"console.account.readSignInLink"> = async ({ body }, context) => {
  const { link, found } = await linkBy(context, body.code);
  const { member, organization } = found;
  const data = {
    member: { id: member.id, email: member.email, name: member.name },
    organization: { id: organization.id, name: organization.name },
    expires_at: link.expires_at,
  };
  return { status: 200, body: { ok: true, data } };
};

const signInByLink: Answering<"console.account.signInByLink"> = async ({ body }, context) => {
  const follow = async (): Promise<Decided<SignInAnswer>> => {
    const { link, opener, found } = await linkBy(context, body.code);
    refuseSuspended(found);
    const facts = sessionFacts(context, found.organization.id, found.member.id);
    const { session, changes } = followSignInLink(facts, link, opener);
    const data = presentSignedIn(facts.token, session, found, [found], null);
    return { organizationId: facts.organizationId, changes, answer: { status: 200, body: { ok: true, data } } };
  };
  // A link that somebody follows meanwhile is used up when it is looked for again.
  return rememberDevice(context, await committed(context, follow, maxSignIns));
};

export const signingIn = {
  "console.account.readSignInLink": direct("console.account.readSignInLink", readSignInLink),
  "console.account.signInByLink": direct("console.account.signInByLink", signInByLink),
  "console.account.signIn": direct("console.account.signIn", signIn),
  "console.account.signUp": direct("console.account.signUp", signUp),
  "console.account.acceptInvitation": direct("console.account.acceptInvitation", acceptInvitation),
  "console.account.resetPassword": direct("console.account.resetPassword", resetPassword),
};
