import {
  type ExportJobFacts,
  type ExportPiece,
  type ExportPlace,
  type Id,
  advanceExport,
  exportOf,
  exportPlaceOf,
  failExport,
} from "@atlas-messaging/domain";
import { askingJob, bySubject, maxContendedDecisions } from "./job.ts";

interface Facts extends ExportJobFacts {
  /** Days for which a file can be downloaded. */
  readonly days: number;
}

/** A piece of a file that is to be made. */
export interface NextPiece {
  readonly organizationId: Id;
  readonly place: ExportPlace;
}

/** Makes one piece of an organization's export after the other. */
export const exportOrganization = askingJob({
  args: bySubject,
  ask: (facts: Facts): NextPiece | null => {
    const row = exportOf(facts);
    if (!row) return null;
    return { organizationId: row.organization_id, place: exportPlaceOf(facts.job) };
  },
  decide: (facts, piece: ExportPiece | null) => advanceExport(facts, piece, facts.days),
  maxDecisions: maxContendedDecisions,
  setAside: failExport,
});
