/** Words of mails, as plain text. */
import type { Instant } from "../primitives.ts";
import type { DeprecationNoticeRow } from "../versioning/rows.ts";

export interface Words {
  readonly subject: string;
  readonly text: string;
}

const timeWords = (time: Instant): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;

const paragraphs = (...all: readonly string[]): string => `${all.join("\n\n")}\n`;

export const wordsOfInvitation = (organization: string, link: string, until: Instant): Words => ({
  subject: `Invitation to ${organization}`,
  text: paragraphs(
    `${organization} invites you to its Atlas console.`,
    `Choose a password here until ${timeWords(until)}:\n${link}`,
    "The link is for you alone. If you did not expect it, ignore this mail.",
  ),
});

export const wordsOfReset = (organization: string, link: string, until: Instant): Words => ({
  subject: `New password for ${organization}`,
  text: paragraphs(
    `A colleague at ${organization} lets you choose a new password for its Atlas console.`,
    `Choose it here until ${timeWords(until)}:\n${link}`,
    "The link works once and is for you alone. If you did not ask for it, tell your colleague. Your password still works.",
  ),
});

export const wordsOfForgotten = (organization: string, link: string, until: Instant): Words => ({
  subject: `New password for ${organization}`,
  text: paragraphs(
    `Somebody asked for a new password for your account in the Atlas console of ${organization}.`,
    `Choose it here until ${timeWords(until)}:\n${link}`,
    "The link works once, and ends when you sign in. If you did not ask for it, ignore this mail. Your password still works.",
  ),
});

export const wordsOfDeprecation = (
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
