import { quotaOf } from "../../../platform/database/quota.ts";
import {
  currentSessionFacts,
  invitedFacts,
  memberFactorFacts,
  memberFacts,
  memberPageFacts,
  memberSessionFacts,
  ownSessionPageFacts,
  passwordFacts,
  secondFactorFacts,
  sessionFacts,
} from "./load.ts";

export {
  findInvitation,
  findMember,
  findOperator,
  findReset,
  findSecondFactor,
  hasOrganizations,
  liveSessions,
  memberships,
  membershipsByPassword,
  passwordFacts,
} from "./load.ts";

export const members = {
  "console.listMembers": memberPageFacts,
  "console.inviteMember": { ...invitedFacts, quota: quotaOf("members") },
  "console.updateMember": memberFacts,
  "console.removeMember": memberFacts,
  "console.resetMemberPassword": passwordFacts,
  "console.endSessions": memberSessionFacts,
  "console.endMemberSessions": memberSessionFacts,
  "console.listOwnSessions": ownSessionPageFacts,
  "console.endSession": sessionFacts,
  "console.getSession": currentSessionFacts,
  "console.createSignInLink": {},
  "console.signOut": sessionFacts,
  "console.getSecondFactor": secondFactorFacts,
  "console.removeMemberSecondFactor": memberFactorFacts,
};
