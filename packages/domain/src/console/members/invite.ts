import type { Permission } from "@atlas-messaging/contract";
import type { FreshToken } from "../credentials.ts";
import { insert, update } from "../../changes.ts";
import { type Facts, accept, refuse } from "../../outcome.ts";
import { withinQuota } from "../../quotas.ts";
import { audit } from "../../records.ts";
import type { Instant } from "../../primitives.ts";
import { day, later } from "../../time.ts";
import { permissionBeyond, permissionsAsked } from "./permissions.ts";
import type { MemberRow } from "./rows.ts";

const invitationLifetime = 7 * day;

export interface InviteFacts extends Facts {
  readonly token: FreshToken;
  /** Those of the operator who invites. */
  readonly permissions: readonly Permission[];
  /** The member with this address; null where there is none. */
  readonly member: MemberRow | null;
}

/** An address as members are known by: letter case does not tell people apart. */
export const memberEmail = (given: string): string => given.toLowerCase();

/**
 * Invites an operator; nobody gives a permission that they do not have (POST members of the console). An invitation that
 * has run out gives way to the new one.
 */
export const inviteMember = withinQuota("console.inviteMember", "members", (facts: InviteFacts, { body }) => {
  const asked = permissionsAsked(body);
  if ("code" in asked) return asked;
  const beyond = permissionBeyond(asked.permissions, facts.permissions);
  if (beyond !== undefined)
    return refuse("permission_denied", `To give the permission ${beyond} you need it yourself.`);
  const { member: known } = facts;
  if (known && !hasRunOut(known, facts.now)) return refuse("conflict", `${known.email} is a member already.`);
  const { role, permissions } = asked;
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
    status: "invited",
    last_signed_in_at: null,
    created_at: known?.created_at ?? facts.now,
    ...invited,
  };
  const invitation = { token: facts.token.text, expires_at: invited.invitation_expires_at };
  return accept({ ok: true, data: { member: presentMember(member), invitation } }, [
    known ? update("members", invitationOf(known), invited) : insert("members", member),
    audit(facts, "atlas_api.member.invite", member.id, { after: { email: member.email, role, permissions } }),
  ]);
});

/** Whether somebody was invited, has not come, and cannot any more. */
export const hasRunOut = ({ status, invitation_expires_at }: MemberRow, now: Instant): boolean =>
  status === "invited" && invitation_expires_at !== null && invitation_expires_at <= now;

/** An invitation as it was read: one that has been accepted or given anew is another. */
const invitationOf = ({ organization_id, id, status, invitation_hash }: MemberRow) => ({
  organization_id,
  id,
  status,
  invitation_hash,
});

/** A member as lists show it. */
export const presentMember = ({ id, email, role, permissions, status, last_signed_in_at, created_at }: MemberRow) => ({
  id,
  email,
  role,
  permissions: [...permissions],
  status,
  last_signed_in_at,
  created_at,
});
