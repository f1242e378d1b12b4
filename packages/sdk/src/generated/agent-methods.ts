// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { BodyOf, DataOf, QueryOf } from "@atlas-messaging/contract";
import type { Answer, CallOptions } from "../call.ts";
import { AdvisedClient } from "../advised-client.ts";
import * as operations from "./operations.ts";

/** Every operation of the Agent API as a method. */
export abstract class AgentMethods extends AdvisedClient {
  /**
   * List the tools of the agent.
   *
   * Definitions for function-calling models, filtered by the scopes of the token.
   *
   * Needs the scope `atlas.actions.execute`.
   *
   * @example
   * ```ts
   * const answer = await agent.manifest();
   * ```
   */
  readonly manifest = (options?: CallOptions): Answer<DataOf<"agent.manifest">> =>
    operations.agentManifest(this, options);

  /**
   * Send a message into a conversation.
   *
   * While the 24-hour window is open, free-form `text` is accepted; afterwards `template_id` with `category` is
   * required.
   *
   * Needs the scope `atlas.actions.execute`.
   *
   * @example
   * ```ts
   * const answer = await agent.sendMessage({
   *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f",
   *   text: "Your table is ready.",
   * });
   * ```
   */
  readonly sendMessage = (body: BodyOf<"agent.sendMessage">, options?: CallOptions): Answer<DataOf<"agent.sendMessage">> =>
    operations.agentSendMessage(this, body, options);

  /**
   * Send a message to a phone number.
   *
   * The tool form of `messages.send`: creates or reuses the customer and the conversation, and queues the message.
   *
   * Needs the scope `atlas.actions.execute`.
   *
   * @example
   * ```ts
   * const answer = await agent.sendMessageToPhone({
   *   phone_number: "+15550100001",
   *   text: "Your table is ready.",
   * });
   * ```
   */
  readonly sendMessageToPhone = (body: BodyOf<"agent.sendMessageToPhone">, options?: CallOptions): Answer<DataOf<"agent.sendMessageToPhone">> =>
    operations.agentSendMessageToPhone(this, body, options);

  /**
   * Read the delivery status of a message.
   *
   * The delivery status at the provider. The opaque id is the provider's, as in delivery events. A queued message has
   * none yet.
   *
   * Needs the scope `atlas.actions.execute`.
   *
   * @example
   * ```ts
   * const answer = await agent.messageStatus("chatapp-4f9c2b7d");
   * ```
   */
  readonly messageStatus = (providerMessageId: string, options?: CallOptions): Answer<DataOf<"agent.messageStatus">> =>
    operations.agentMessageStatus(this, providerMessageId, options);

  /**
   * Search knowledge.
   *
   * Ranked passages with citations. When `knowledge_state` is not `grounded`, hand off or ask the customer for more.
   *
   * Needs the scope `atlas.knowledge.read`.
   *
   * @example
   * ```ts
   * const answer = await agent.searchKnowledge({
   *   query: "When do you open?",
   *   top_k: 5,
   *   audience: "customers",
   * });
   * ```
   */
  readonly searchKnowledge = (query: QueryOf<"agent.searchKnowledge">, options?: CallOptions): Answer<DataOf<"agent.searchKnowledge">> =>
    operations.agentSearchKnowledge(this, query, options);
}
