import type { JobRow } from "@atlas-messaging/domain";
import type { JobHandler, JobHandlers } from "../src/jobs/handler.ts";
import { type Outside, jobHandlers } from "../src/jobs/index.ts";

/** Every kind of job is handled in this one way; what is lost with it is as ever. */
export const handlersOf = (handle: (job: JobRow) => Promise<void>): JobHandlers => {
  const known = jobHandlers({} as Outside); // Nothing of the outside world is asked.
  const handled = (own: JobHandler): JobHandler => ({ ...own, run: (_, job) => handle(job) });
  return {
    send_message: handled(known.send_message),
    send_media: handled(known.send_media),
    fetch_media: handled(known.fetch_media),
    release_message: handled(known.release_message),
    report_read: handled(known.report_read),
    send_mail: handled(known.send_mail),
    advance_message: handled(known.advance_message),
    expand_event: handled(known.expand_event),
    agent_turn: handled(known.agent_turn),
    time_out_agent: handled(known.time_out_agent),
    check_channel: handled(known.check_channel),
    erase_customer: handled(known.erase_customer),
    export_organization: handled(known.export_organization),
    end_session: handled(known.end_session),
    expire_approval: handled(known.expire_approval),
    ingest_knowledge: handled(known.ingest_knowledge),
    embed_knowledge: handled(known.embed_knowledge),
    submit_template: handled(known.submit_template),
    review_template: handled(known.review_template),
    delete_template: handled(known.delete_template),
    sync_templates: handled(known.sync_templates),
  };
};
