import { type BoundJob, bindJob, reasonOf, sendMail as job } from "@atlas-messaging/pipeline/jobs";
import { openDetail } from "../platform/database/index.ts";
import type { Mailer } from "../platform/mailer.ts";
import type { JobServices } from "./handler.ts";
import { loadMail } from "./load.ts";

/** Sends a mail by the deployment's mail server. */
export const sendMail = (mailer: Mailer | null): BoundJob<JobServices> =>
  bindJob(job, {
    load: async ({ database }, organization, { id, job_id, token }) => ({
      ...(await loadMail(database, organization, { id })),
      token: token === null ? null : openDetail(database.vault, token, { organization_id: organization, id: job_id }),
    }),
    answer: async ({ logger }: JobServices, mail, { id: job_id, organization_id }) => {
      const about = { job_id, organization_id };
      try {
        if (mailer === null) throw new Error("set ATLAS_SMTP_URL and ATLAS_MAIL_FROM for this worker, too");
        await mailer.send(mail);
      } catch (error) {
        logger.warn({ err: error, ...about }, "a mail could not be sent; it is tried again");
        return { kind: "refused", reason: reasonOf(error) };
      }
      logger.info({ ...about, recipients: mail.to.length }, "mail sent");
      return { kind: "sent", recipients: mail.to.length };
    },
  });
