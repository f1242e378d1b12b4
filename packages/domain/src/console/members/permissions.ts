/** What members may do: what is asked for them, and who may give it. */
import { type Permission, type Role, roles } from "@atlas-messaging/contract";
import { type Refused, refuseMember } from "../../outcome.ts";

interface Given {
  readonly role: Role | null;
  readonly permissions: readonly Permission[];
}

/** A role with its permissions, or permissions of one's own; exactly one of the two must be asked for. */
export const permissionsAsked = ({ role, permissions }: Partial<Given>): Given | Refused<"validation_failed"> => {
  if (role && permissions) return refuseMember("role", "must be left out where permissions are given");
  if (permissions) return { role: null, permissions };
  return role ? { role, permissions: roles[role] } : refuseMember("role", "must be given, or permissions");
};

/** Nobody gives a permission that they do not have, and nobody takes one: the first of `wanted` that is not in `own`. */
export const permissionBeyond = (wanted: readonly Permission[], own: readonly Permission[]): Permission | undefined =>
  wanted.find((each) => !own.includes(each));
