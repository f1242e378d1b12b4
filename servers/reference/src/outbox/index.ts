/** Every kind of job but deliveries: load → decide → commit, and the outside world asked in the middle where need be. */
import { playStep } from "@atlas-messaging/domain";
import { channelProviders } from "../channel-providers/index.ts";
import type { Extractor } from "../platform/extraction/index.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { agentTurn } from "./agent-turn.ts";
import { checkChannel } from "./check-channel.ts";
import { embedKnowledge } from "./embed-knowledge.ts";
import { endSession } from "./end-session.ts";
import { expandEvents } from "./expand-events.ts";
import { expireApproval } from "./expire-approval.ts";
import { ingestKnowledge } from "./ingest-knowledge.ts";
import { loadMessage } from "./load.ts";
import { sendMessage } from "./send-message.ts";
import { factsOf, missing, settle } from "./settle.ts";
import type { JobHandler, JobHandlers } from "./worker.ts";

const playSandbox: JobHandler = async (services, job) => {
  const { message } = await loadMessage(services.database, job.organization_id, { id: job.subject_id });
  if (!message) throw missing(job);
  await settle(services, job, playStep({ ...factsOf(services, job), job, ...message }));
};

export interface Outside {
  readonly outgoing: OutgoingHttp;
  readonly extractor: Extractor;
  /** In [0, 1). */
  readonly random: () => number;
}

export const jobHandlers = ({ outgoing, extractor, random }: Outside): JobHandlers => ({
  send_message: sendMessage(channelProviders(outgoing), random),
  advance_message: playSandbox,
  expand_event: expandEvents(),
  agent_turn: agentTurn,
  check_channel: checkChannel(channelProviders(outgoing)),
  end_session: endSession,
  expire_approval: expireApproval,
  ingest_knowledge: ingestKnowledge(outgoing, extractor),
  embed_knowledge: embedKnowledge,
});
