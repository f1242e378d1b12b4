import type { JobRow } from "@atlas-messaging/domain";
import type { JobHandlers } from "../src/outbox/worker.ts";
import type { Services } from "../src/pipeline/call.ts";

/** Every kind of job is handled in this one way. */
export const handlersOf = (handle: (job: JobRow) => Promise<void>): JobHandlers => {
  const handler = (_: Services, job: JobRow) => handle(job);
  return {
    send_message: handler,
    advance_message: handler,
    expand_event: handler,
    agent_turn: handler,
    check_channel: handler,
    end_session: handler,
    expire_approval: handler,
    ingest_knowledge: handler,
    embed_knowledge: handler,
  };
};
