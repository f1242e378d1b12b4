/** Mail about members and integrations. A job sends it after the commit that causes it. */
import type { Change } from "../changes.ts";
import { resetStateOf } from "../console/members/reset-state.ts";
import type { MemberPasswordRow, MemberRow } from "../console/members/rows.ts";
import { finish, giveBack } from "../delivery/job.ts";
import type { Facts } from "../outcome.ts";
import type { Id, Instant, Json } from "../primitives.ts";
import { audit, enqueue } from "../records.ts";
import type { JobRow, OrganizationRow } from "../rows.ts";
import type { DeprecationNoticeRow } from "../versioning/rows.ts";
import { type Words, wordsOfDeprecation, wordsOfForgotten, wordsOfInvitation, wordsOfReset } from "./words.ts";

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
  return { to: [facts.member.email], ...words[kind](organization.name, `${page}#token=${facts.token}`, until) };
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
