import type { DataOf, Role } from "@atlas-messaging/contract";

export type Member = DataOf<"console.listMembers">["members"][number];

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
  if (role !== null) return roleNames[role];
  return permissions.length === 1 ? "1 permission" : `${permissions.length} permissions`;
};
