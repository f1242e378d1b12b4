import { approvalFacts, approvalPageFacts, approveFacts, decisionFacts, draftFacts } from "./load.ts";

export { callFacts, decisionFacts } from "./load.ts";

export const approvals = {
  "console.listApprovals": approvalPageFacts,
  "console.getApproval": approvalFacts,
  "console.rehearseApproval": approveFacts,
  "console.rehearseChangedApproval": approveFacts,
  "console.approve": approveFacts,
  "console.reject": decisionFacts,
  "console.approveDraft": draftFacts,
};
