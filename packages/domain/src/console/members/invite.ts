import type { Permission } from "@atlas-messaging/contract";
import type { FreshToken } from "../credentials.ts";
import { insert, update } from "../../changes.ts";
import { type Facts, accept, refuse } from "../../outcome.ts";
import { type MailPage, mailToken } from "../../mail/mail.ts";
import { withinQuota } from "../../quotas.ts";
import { audit } from "../../records.ts";
import type { Id, Instant } from "../../primitives.ts";
import { day, later } from "../../time.ts";
import { permissionBeyond, permissionsAsked } from "./permissions.ts";
import type { MemberRow } from "./rows.ts";

const invitationLifetime = 7 * day;

export interface InviteFacts extends Facts {
  readonly token: FreshToken;
  /** Permissions of the operator who invites. */
  readonly permissions: readonly Permission[];
  /** The member with this address; null if there is none. */
  readonly member: MemberRow | null;
  readonly mailPage: MailPage;
}

/** Lowercases an address, as members are stored. */
export const memberEmail = (given: string): string => given.toLowerCase();

/**
 * Invites an operator, with no permission that the inviting one lacks (POST members of the console). The new invitation
 * replaces an expired one.
 */
export const inviteMember = withinQuota("console.inviteMember", "members", (facts: InviteFacts, { body }) => {
  const requested = permissionsAsked(body);
  if ("code" in requested) return requested;
  const beyond = permissionBeyond(requested.permissions, facts.permissions);
  if (beyond !== undefined)
    return refuse("permission_denied", `To give the permission ${beyond} you need it yourself.`);
  const { member: known } = facts;
  if (known && !hasRunOut(known, facts.now)) return refuse("conflict", `${known.email} is a member already.`);
  const { role, permissions } = requested;
  const invited = {
    role,
    permissions,
    invitation_hash: facts.token.hash,
    invitation_expires_at: later(facts.now, invitationLifetime),
  };
  const member: MemberRow = {
    organization_id: facts.organizationId,
    id: known?.id ?? facts.newId(),
    email: memberEmail(body.email),
    name: known?.name ?? null,
    status: "invited",
    last_signed_in_at: null,
    created_at: known?.created_at ?? facts.now,
    ...invited,
  };
  const invitation = {
    token: facts.token.text,
    expires_at: invited.invitation_expires_at,
    ...(facts.mailPage !== null && { mailed_to: member.email }),
  };
  return accept({ ok: true, data: { member: presentMember(member), invitation } }, [
    known ? update("members", invitationOf(known), invited) : insert("members", member),
    audit(facts, "atlas_api.member.invite", member.id, { after: { email: member.email, role, permissions } }),
    ...mailToken(facts, "invitation", { member_id: member.id, token: facts.token.text, page: facts.mailPage }),
  ]);
});

/** Tells if a member's invitation expired before it was accepted. */
export const hasRunOut = ({ status, invitation_expires_at }: MemberRow, now: Instant): boolean =>
  status === "invited" && invitation_expires_at !== null && invitation_expires_at <= now;

/** Preconditions. An invitation accepted or renewed since no longer matches. */
const invitationOf = ({ organization_id, id, status, invitation_hash }: MemberRow) => ({
  organization_id,
  id,
  status,
  invitation_hash,
});

/** Presents a member. */
export const presentMember = (member: MemberRow) => ({
  id: member.id,
  email: member.email,
  name: member.name,
  role: member.role,
  permissions: [...member.permissions],
  status: member.status,
  last_signed_in_at: member.last_signed_in_at,
  created_at: member.created_at,
});

/** Presents a member in a list. `secured` has the members whose second factor is on. */
export const presentListedMember = (member: MemberRow, secured: readonly Id[]) => ({
  ...presentMember(member),
  second_factor: secured.includes(member.id),
});
