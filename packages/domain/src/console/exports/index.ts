export { exportedTables, isSecretColumn, mediaBytesTable } from "./tables.ts";
export {
  type ExportFacts,
  type ExportJobFacts,
  type ExportPiece,
  type ExportPlace,
  advanceExport,
  auditDownload,
  canBeDownloaded,
  endExports,
  exportOf,
  exportPlaceOf,
  failExport,
  presentExport,
  requestExport,
} from "./verbs.ts";
