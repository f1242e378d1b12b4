import { auditPageFacts } from "./load.ts";

export const auditEvents = {
  "console.listAuditEvents": auditPageFacts,
  "console.exportAuditEvents": auditPageFacts,
};

export { auditPageFacts } from "./load.ts";
