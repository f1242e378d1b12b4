import type { DataOf, Role } from "@atlas-messaging/contract";
import { lookUp } from "../../data/look-up.ts";

export type Member = DataOf<"console.members.list">["members"][number];

export const nameOf = ({ name, email }: Member): string => name ?? email;

export const roleNames: { readonly [role in Role]: string } = {
  owner: "Owner",
  developer: "Developer",
  approver: "Approver",
  responder: "Responder",
  auditor: "Auditor",
  viewer: "Viewer",
};

export const roleWords = ({ role, permissions }: Member): string => {
  if (role !== null) return lookUp(roleNames, role, role);
  return permissions.length === 1 ? "1 permission" : `${permissions.length} permissions`;
};

/** Says how the link of an invitation or a reset gets to the member. */
export const sentWords = ({ mailed_to }: { readonly mailed_to?: string }): string =>
  mailed_to === undefined
    ? "Send the link to the member, and to nobody else."
    : `A mail with the link is on its way to ${mailed_to}. Give the link to nobody else.`;
