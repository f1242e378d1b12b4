import { invitedFacts, memberPageFacts, sessionFacts } from "./load.ts";

export { findInvitation, findOperator, hasOrganizations, memberships } from "./load.ts";

export const members = {
  "console.listMembers": memberPageFacts,
  "console.inviteMember": invitedFacts,
  "console.signOut": sessionFacts,
};
