import { quotaOf } from "../../../platform/database/quota.ts";
import { invitedFacts, memberFacts, memberPageFacts, memberSessionFacts, passwordFacts, sessionFacts } from "./load.ts";

export {
  findInvitation,
  findMember,
  findOperator,
  findReset,
  hasOrganizations,
  liveSessions,
  memberships,
  membershipsByPassword,
} from "./load.ts";

export const members = {
  "console.listMembers": memberPageFacts,
  "console.inviteMember": { ...invitedFacts, quota: quotaOf("members") },
  "console.updateMember": memberFacts,
  "console.removeMember": memberFacts,
  "console.resetMemberPassword": passwordFacts,
  "console.endSessions": memberSessionFacts,
  "console.endMemberSessions": memberSessionFacts,
  "console.signOut": sessionFacts,
};
