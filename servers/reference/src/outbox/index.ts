/** Every kind of job but deliveries: load → decide → commit, and the outside world asked in the middle where need be. */
import { expandEvent, handToSandbox, playStep } from "@atlas-messaging/domain";
import type { Extractor } from "../platform/extraction/index.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { agentTurn } from "./agent-turn.ts";
import { channelProviders } from "./channel-provider.ts";
import { checkChannel } from "./check-channel.ts";
import { endSession } from "./end-session.ts";
import { ingestKnowledge } from "./ingest-knowledge.ts";
import { loadEvent, loadMessage } from "./load.ts";
import { factsOf, missing, settle } from "./settle.ts";
import type { JobHandler, JobHandlers } from "./worker.ts";

export const jobHandlers = (outgoing: OutgoingHttp, extractor: Extractor): JobHandlers => ({
  send_message: messageJob(handToSandbox),
  advance_message: messageJob(playStep),
  expand_event: async (services, job) => {
    const { event, endpoints } = await loadEvent(services.database, job.organization_id, { id: job.subject_id });
    if (!event) throw missing(job);
    await settle(services, job, expandEvent({ ...factsOf(services, job), job, event, endpoints }));
  },
  agent_turn: agentTurn,
  check_channel: checkChannel(channelProviders),
  end_session: endSession,
  ingest_knowledge: ingestKnowledge(outgoing, extractor),
});

const messageJob =
  (decide: typeof playStep): JobHandler =>
  async (services, job) => {
    const { message } = await loadMessage(services.database, job.organization_id, { id: job.subject_id });
    if (!message) throw missing(job);
    await settle(services, job, decide({ ...factsOf(services, job), job, ...message }));
  };
