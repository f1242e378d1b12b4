import { quotaOf } from "../../platform/database/quota.ts";
import { invitedFacts, memberFacts, memberPageFacts, sessionFacts } from "./load.ts";

export { findInvitation, findOperator, hasOrganizations, memberships } from "./load.ts";

export const members = {
  "console.listMembers": memberPageFacts,
  "console.inviteMember": { ...invitedFacts, quota: quotaOf("members") },
  "console.updateMember": memberFacts,
  "console.removeMember": memberFacts,
  "console.signOut": sessionFacts,
};
