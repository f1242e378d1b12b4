export type * from "./rows.ts";
export { type MemberFacts, removeMember, updateMember } from "./change.ts";
export { type ForgottenFacts, forgottenLifetime, forgottenUntil, sendForgottenLink } from "./forgotten.ts";
export {
  type InviteFacts,
  hasRunOut,
  inviteMember,
  memberEmail,
  presentListedMember,
  presentMember,
} from "./invite.ts";
export { resetStateOf } from "./reset-state.ts";
export { type OwnSessionFacts, endOwnSession, presentOwnSession } from "./own-sessions.ts";
export {
  type RemoveSecondFactorFacts,
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  presentSecondFactor,
  removeMemberSecondFactor,
  renewRecoveryCodes,
  useCode,
  useRecoveryCode,
} from "./second-factor.ts";
export {
  type EndSessionsFacts,
  type ResetFacts,
  changePassword,
  endMemberSessions,
  endSessions,
  countWrongCode,
  isResetOpen,
  openPasswordReset,
  resetMemberPassword,
  usePasswordReset,
} from "./passwords.ts";
export {
  type Membership,
  type SessionFacts as OperatorSessionFacts,
  type SignOutFacts,
  activateMember,
  beginSession,
  createOrganization,
  recordSignIn,
  presentSignedIn,
  signOut,
  createSignInLink,
  followSignInLink,
  presentCurrentSession,
} from "./sign-in.ts";
