import { exportFacts } from "./load.ts";

export { exportFiles, keptForReaders } from "./files.ts";
export { exportFacts } from "./load.ts";

export const organizationExport = {
  "console.getExport": exportFacts,
  "console.requestExport": exportFacts,
  "console.downloadExport": exportFacts,
};
