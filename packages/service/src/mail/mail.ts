/** Words of mails, as plain text. */
import type { Id, Instant, Json } from "../rows/primitives.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import type { DeprecationNoticeRow } from "../rows/requests.ts";
import type { Change } from "../core/changes.ts";
import type { MemberPasswordRow, MemberRow } from "../rows/members.ts";
import { finish, giveBack } from "../core/jobs.ts";
import type { Facts } from "../core/outcome.ts";
import { audit, enqueue } from "../core/records.ts";
import type { JobRow } from "../rows/jobs.ts";

export interface Words {
  readonly subject: string;
  readonly text: string;
}

const timeWords = (time: Instant): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;

const paragraphs = (...all: readonly string[]): string => `${all.join("\n\n")}\n`;

const maxName = 60;

/**
 * Writes an organization's name so that no mail program makes a link of it: anybody may found an organization, and have
 * us write to strangers in its name.
 */
const plainName = (name: string): string => {
  // Names of hosts may have other dots (UTS 46).
  const plain = name.replaceAll(/[.\u3002\uFF0E\uFF61\u2024](?=[\p{L}\p{N}])|[:/@](?=\S)/gu, "$& ");
  return plain.length > maxName ? `${plain.slice(0, maxName).toWellFormed()}…` : plain;
};

const wordsOfInvitation = (organization: string, link: string, until: Instant): Words => ({
  subject: `Invitation to ${organization}`,
  text: paragraphs(
    `${organization} invites you to its Atlas console.`,
    `Choose a password here until ${timeWords(until)}:\n${link}`,
    "The link is for you alone. If you did not expect it, ignore this mail.",
  ),
});

const wordsOfReset = (organization: string, link: string, until: Instant): Words => ({
  subject: `New password for ${organization}`,
  text: paragraphs(
    `A colleague at ${organization} lets you choose a new password for its Atlas console.`,
    `Choose it here until ${timeWords(until)}:\n${link}`,
    "The link works once and is for you alone. If you did not ask for it, tell your colleague. Your password still works.",
  ),
});

const wordsOfForgotten = (organization: string, link: string, until: Instant): Words => ({
  subject: `New password for ${organization}`,
  text: paragraphs(
    `Somebody asked for a new password for your account in the Atlas console of ${organization}.`,
    `Choose it here until ${timeWords(until)}:\n${link}`,
    "The link works once, and ends when you sign in. If you did not ask for it, ignore this mail. Your password still works.",
  ),
});

const wordsOfDeprecation = (
  organization: string,
  { operation_id, sunset_at }: Pick<DeprecationNoticeRow, "operation_id" | "sunset_at">,
  changelog: string,
): Words => ({
  subject: `${organization} uses ${operation_id}, which is deprecated`,
  text: paragraphs(
    `An application of ${organization} calls ${operation_id}. The operation is deprecated.`,
    sunset_at === null ? "It has no end yet." : `It works until ${timeWords(sunset_at)}. After that it answers 410.`,
    `The changelog says what to use instead:\n${changelog}`,
    "You get this mail once for each operation, as you manage the developer console.",
  ),
});

// Mail about members and integrations. A job sends it after the commit that causes it.

export interface Mail extends Words {
  readonly to: readonly string[];
}

type MailKind = "invitation" | "password_reset" | "forgotten_password" | "deprecation";

const kinds: readonly MailKind[] = ["invitation", "password_reset", "forgotten_password", "deprecation"];

/** Address of the console's page that takes a token; null where the deployment sends no mail. */
export type MailPage = string | null;

/** Enqueues a mail whose link holds a token. The server seals the token in the queue. */
export const mailToken = (
  facts: Facts,
  kind: "invitation" | "password_reset",
  { member_id, token, page }: { readonly member_id: Id; readonly token: string; readonly page: MailPage },
): readonly Change[] =>
  page === null ? [] : [enqueue(facts, { kind: "send_mail", subject_id: member_id, detail: { kind, token, page } })];

/** Link for a forgotten password. */
interface ForgottenLink {
  readonly token: string;
  readonly page: string;
  readonly until: Instant;
  /** Digest of the state that the link holds. */
  readonly state: string;
}

/** Enqueues the mail for a forgotten password. No row has its token, so the job keeps its end and its state. */
export const mailForgottenPassword = (facts: Facts, memberId: Id, link: ForgottenLink): Change =>
  enqueue(facts, { kind: "send_mail", subject_id: memberId, detail: { kind: "forgotten_password", ...link } });

/** Enqueues the notice that the organization uses a deprecated operation. */
export const mailDeprecation = (facts: Facts, noticeId: Id, changelog: MailPage): readonly Change[] =>
  changelog === null
    ? []
    : [
        enqueue(facts, {
          kind: "send_mail",
          subject_id: noticeId,
          detail: { kind: "deprecation", token: null, page: changelog },
        }),
      ];

export interface MailFacts extends Facts {
  readonly job: JobRow;
  readonly sha256: (text: string) => string;
  /** The token of the job in clear text; null if its mail has none. */
  readonly token: string | null;
  readonly organization: OrganizationRow | null;
  /** The member of the job; null if it is about none. */
  readonly member: MemberRow | null;
  readonly password: MemberPasswordRow | null;
  readonly notice: DeprecationNoticeRow | null;
  /** Active members who manage the developer console: the organization's developer contacts. */
  readonly contacts: readonly MemberRow[];
}

/** Returns the mail of a job; null if its link no longer works, or nobody would get it. */
export const mailOf = (facts: MailFacts): Mail | null => {
  const { job, organization } = facts;
  if (!organization) return null;
  const { kind, page } = mailIn(job.detail);
  if (kind === "deprecation") return deprecationMail(facts, organization, page);
  const until = facts.token === null ? null : openUntil(facts, kind, facts.sha256(facts.token));
  if (until === null || !facts.member) return null;
  return {
    to: [facts.member.email],
    ...words[kind](plainName(organization.name), `${page}#token=${facts.token}`, until),
  };
};

const words = { invitation: wordsOfInvitation, password_reset: wordsOfReset, forgotten_password: wordsOfForgotten };

const deprecationMail = ({ notice, contacts }: MailFacts, { name }: OrganizationRow, page: string): Mail | null => {
  if (!notice || contacts.length === 0) return null;
  return { to: contacts.map(({ email }) => email), ...wordsOfDeprecation(name, notice, page) };
};

/** Returns when the token ends; null if it was used, replaced or withdrawn, or has ended. */
const openUntil = (facts: MailFacts, kind: MailKind, hash: string): Instant | null => {
  const { member, password, now } = facts;
  if (kind === "forgotten_password") return forgottenUntil(facts);
  const [status, known, until] =
    kind === "invitation"
      ? ["invited", member?.invitation_hash, member?.invitation_expires_at]
      : ["active", password?.reset_hash, password?.reset_expires_at];
  return member?.status === status && known === hash && until && until > now ? until : null;
};

const forgottenUntil = ({ job, member, password, now, sha256 }: MailFacts): Instant | null => {
  const { until, state }: { readonly until?: unknown; readonly state?: unknown } = Object(job.detail);
  if (member?.status !== "active" || !password || typeof until !== "string" || until <= now) return null;
  return sha256(resetStateOf(member, password)) === state ? until : null;
};

/** Result of handing a mail to the mail server. */
export type MailReceipt =
  | { readonly kind: "sent"; readonly recipients: number }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Ends the job of a mail that was sent, or that is void. The audit log says that it went, and to how many. A refused one
 * is tried again for two and a half hours, and then set aside.
 */
export const concludeMail = (facts: MailFacts, receipt: MailReceipt | null): readonly Change[] => {
  const { job } = facts;
  if (receipt === null) return [finish(job)];
  if (receipt.kind === "refused") return giveBack(facts, job, receipt.reason);
  const after = { kind: mailIn(job.detail).kind, recipients: receipt.recipients };
  return [finish(job), audit(facts, "atlas_api.mail.send", job.subject_id, { after })];
};

interface MailDetail {
  readonly kind: MailKind;
  readonly page: string;
}

const mailIn = (detail: Json): MailDetail => {
  const { kind, page }: { readonly kind?: unknown; readonly page?: unknown } = Object(detail);
  const known = kinds.find((each) => each === kind);
  if (known === undefined || typeof page !== "string") throw new Error("a job of no known mail");
  return { kind: known, page };
};

/** Reads the token of a job's mail as the queue holds it; null if it has none. */
export const tokenIn = (detail: Json): string | null => {
  const token: unknown = Object(detail).token;
  return typeof token === "string" ? token : null;
};

/** Wrong codes of a second factor after which a reset ends. */
export const maxWrongCodes = 5;

/** Count of resets of a member that wrong codes have ended, since the password was set. */
export const endedResets = ({ reset_wrong_codes }: Pick<MemberPasswordRow, "reset_wrong_codes">): number =>
  Math.floor(reset_wrong_codes / maxWrongCodes);

/**
 * State of a membership that a link for a forgotten password holds. A new password, a sign-in or five wrong codes void
 * the link.
 */
export const resetStateOf = (
  { last_signed_in_at }: Pick<MemberRow, "last_signed_in_at">,
  { hash, changed_at, reset_wrong_codes }: Pick<MemberPasswordRow, "hash" | "changed_at" | "reset_wrong_codes">,
): string => {
  const ended = endedResets({ reset_wrong_codes });
  // Left out at 0, so that links of the version before stay open during an upgrade.
  return JSON.stringify([hash, changed_at, last_signed_in_at, ...(ended === 0 ? [] : [ended])]);
};
