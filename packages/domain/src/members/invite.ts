import { type Permission, type Role, roles } from "@atlas-messaging/contract";
import type { FreshToken } from "../console/credentials.ts";
import { insert } from "../changes.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit } from "../records.ts";
import { day, later } from "../time.ts";
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

/** Invites an operator; nobody gives a permission that they do not have (POST members of the console). */
export const inviteMember: Verb<"console.inviteMember", InviteFacts> = (facts, { body }) => {
  const asked = askedOf(body);
  if ("problem" in asked) {
    return {
      ...refuse("validation_failed", `role ${asked.problem}`),
      details: [{ path: "role", message: asked.problem }],
    };
  }
  const beyond = asked.permissions.find((each) => !facts.permissions.includes(each));
  if (beyond !== undefined)
    return refuse("permission_denied", `To give the permission ${beyond} you need it yourself.`);
  if (facts.member) return refuse("conflict", `${facts.member.email} is a member already.`);
  const { role, permissions } = asked;
  const member: MemberRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    email: memberEmail(body.email),
    role,
    permissions,
    status: "invited",
    invitation_hash: facts.token.hash,
    invitation_expires_at: later(facts.now, invitationLifetime),
    created_at: facts.now,
  };
  const invitation = { token: facts.token.text, expires_at: later(facts.now, invitationLifetime) };
  return accept({ ok: true, data: { member: presentMember(member), invitation } }, [
    insert("members", member),
    audit(facts, "atlas_api.member.invite", member.id, { after: { email: member.email, role, permissions } }),
  ]);
};

interface Asked {
  readonly role: Role | null;
  readonly permissions: readonly Permission[];
}

const askedOf = ({ role, permissions }: Partial<Asked>): Asked | { readonly problem: string } => {
  if (role && permissions) return { problem: "must be left out where permissions are given" };
  if (permissions) return { role: null, permissions };
  return role ? { role, permissions: roles[role] } : { problem: "must be given, or permissions" };
};

/** A member as lists show it. */
export const presentMember = ({ id, email, role, permissions, status, created_at }: MemberRow) => ({
  id,
  email,
  role,
  permissions: [...permissions],
  status,
  created_at,
});
