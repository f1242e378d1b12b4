/** A forgotten password: its owner asks for a link by mail. No row is kept for it; a link holds the membership's state. */
import type { Change } from "../../changes.ts";
import { mailForgottenPassword } from "../../mail/mail.ts";
import type { Facts } from "../../outcome.ts";
import type { Instant } from "../../primitives.ts";
import { audit } from "../../records.ts";
import { hour, later } from "../../time.ts";
import { resetStateOf } from "./reset-state.ts";
import type { MemberPasswordRow, MemberRow } from "./rows.ts";

/** Time that a link works, in milliseconds. */
export const forgottenLifetime = hour;

/** Returns when a link ends that is asked for now. Links count in seconds. */
export const forgottenUntil = (now: Instant): Instant =>
  new Date(Math.floor(Date.parse(later(now, forgottenLifetime)) / 1_000) * 1_000).toISOString();

export interface ForgottenFacts extends Facts {
  readonly member: MemberRow;
  readonly password: MemberPasswordRow;
  /** The token of the link. */
  readonly token: string;
  readonly until: Instant;
  /** Address of the console's page that takes the token. */
  readonly page: string;
  readonly sha256: (text: string) => string;
}

/** Mails a link to a member who may have forgotten the password, and records it. */
export const sendForgottenLink = (facts: ForgottenFacts): readonly Change[] => {
  const { member, password, token, until, page } = facts;
  const state = facts.sha256(resetStateOf(member, password));
  return [
    mailForgottenPassword(facts, member.id, { token, until, page, state }),
    audit(facts, "atlas_api.member.password_reset.request", member.id, { after: { expires_at: until } }),
  ];
};
