import {
  type ExportJobFacts,
  type ExportPiece,
  type ExportPlace,
  advanceExport,
  exportOf,
  exportPlaceOf,
  failExport,
} from "./export.ts";
import type { Id } from "../rows/primitives.ts";
import { askingJob, bySubject, maxContendedDecisions } from "../pipeline/job.ts";
import { type MailFacts, type MailReceipt, concludeMail, mailOf, tokenIn } from "../mail/mail.ts";

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

/** Sends a mail to a member or to developer contacts. A worker that dies after sending sends it again. */
export const sendMail = askingJob({
  args: ({ id, subject_id, detail }) => ({ id: subject_id, job_id: id, token: tokenIn(detail) }),
  ask: (facts: MailFacts) => mailOf(facts),
  decide: (facts, receipt: MailReceipt | null) => concludeMail(facts, receipt),
});
