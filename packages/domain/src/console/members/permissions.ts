/** Permissions requested for a member, and the check that the operator may give them. */
import { type Permission, type Role, roles } from "@atlas-messaging/contract";
import { type Refused, refuseMember } from "../../outcome.ts";

interface RequestedRole {
  readonly role: Role | null;
  readonly permissions: readonly Permission[];
}

/** Resolves a role or a list of permissions. A request must name exactly one of the two. */
export const permissionsAsked = ({
  role,
  permissions,
}: Partial<RequestedRole>): RequestedRole | Refused<"validation_failed"> => {
  if (role && permissions) return refuseMember("role", "must be left out if permissions are given");
  if (permissions) return { role: null, permissions };
  return role ? { role, permissions: roles[role] } : refuseMember("role", "or permissions must be given");
};

/** Returns the first of `requested` that is not in `own`. An operator may not give or take it. */
export const permissionBeyond = (
  requested: readonly Permission[],
  own: readonly Permission[],
): Permission | undefined => requested.find((each) => !own.includes(each));
