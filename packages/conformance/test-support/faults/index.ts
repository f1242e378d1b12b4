/** Every deliberate fault. */
import { a2aFaults } from "./a2a.ts";
import { accessFaults } from "./access.ts";
import { acrossLanguageFaults } from "./across-languages.ts";
import { adapterFaults } from "./adapters.ts";
import { answerFaults } from "./answers.ts";
import { approvalFaults } from "./approvals.ts";
import { audienceFaults } from "./audiences.ts";
import { channelFaults } from "./channels.ts";
import { consoleKnowledgeFaults } from "./console-knowledge.ts";
import { consoleRecordFaults } from "./console-records.ts";
import { consoleFaults } from "./console.ts";
import { consentFaults } from "./consents.ts";
import { costFaults } from "./costs.ts";
import { conversationFaults } from "./conversations.ts";
import { customerFaults } from "./customers.ts";
import { dataDutyFaults } from "./data-duties.ts";
import { deliveryFaults } from "./delivery.ts";
import { streamFaults } from "./event-stream.ts";
import { eventFaults } from "./events.ts";
import type { Fault } from "./fault.ts";
import { foundDeliveryFaults } from "./found-deliveries.ts";
import { headerKeyFaults } from "./header-keys.ts";
import { hostedAgentFaults } from "./hosted-agents.ts";
import { listFaults } from "./lists.ts";
import { replayFaults } from "./idempotency.ts";
import { knowledgeGapFaults } from "./knowledge-gaps.ts";
import { limitFaults } from "./limits.ts";
import { mediaFaults } from "./media.ts";
import { besideTheApiFaults } from "./beside-the-api.ts";
import { messageFaults } from "./messages.ts";
import { metadataFaults } from "./metadata.ts";
import { passwordFaults } from "./passwords.ts";
import { replayedDeliveryFaults } from "./replays.ts";
import { secondFactorFaults } from "./second-factor.ts";
import { servingAgentFaults } from "./serving-agents.ts";
import { storedRequestFaults } from "./stored-requests.ts";
import { taskFaults } from "./tasks.ts";
import { templateKindFaults } from "./template-kinds.ts";
import { templateFaults } from "./templates.ts";
import { windowFaults } from "./window.ts";
import { webhookChoiceFaults } from "./webhook-choices.ts";
import { webhookFaults } from "./webhooks.ts";

export const faults: readonly Fault[] = [
  ...answerFaults,
  ...a2aFaults,
  ...accessFaults,
  ...replayFaults,
  ...foundDeliveryFaults,
  ...headerKeyFaults,
  ...windowFaults,
  ...knowledgeGapFaults,
  ...consoleKnowledgeFaults,
  ...limitFaults,
  ...listFaults,
  ...eventFaults,
  ...streamFaults,
  ...webhookFaults,
  ...webhookChoiceFaults,
  ...deliveryFaults,
  ...mediaFaults,
  ...messageFaults,
  ...metadataFaults,
  ...besideTheApiFaults,
  ...channelFaults,
  ...adapterFaults,
  ...consoleFaults,
  ...consoleRecordFaults,
  ...passwordFaults,
  ...approvalFaults,
  ...taskFaults,
  ...replayedDeliveryFaults,
  ...storedRequestFaults,
  ...templateFaults,
  ...templateKindFaults,
  ...conversationFaults,
  ...customerFaults,
  ...dataDutyFaults,
  ...consentFaults,
  ...costFaults,
  ...hostedAgentFaults,
  ...secondFactorFaults,
  ...servingAgentFaults,
  ...audienceFaults,
  ...acrossLanguageFaults,
];
