import { type MailFacts, type MailReceipt, concludeMail, mailOf, tokenIn } from "@atlas-messaging/domain";
import { askingJob } from "./job.ts";

/** Sends a mail to a member or to developer contacts. A worker that dies after sending sends it again. */
export const sendMail = askingJob({
  args: ({ id, subject_id, detail }) => ({ id: subject_id, job_id: id, token: tokenIn(detail) }),
  ask: (facts: MailFacts) => mailOf(facts),
  decide: (facts, receipt: MailReceipt | null) => concludeMail(facts, receipt),
});
