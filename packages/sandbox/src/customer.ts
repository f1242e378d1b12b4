import type { SuccessOf } from "@atlas-messaging/contract";
import { ingestEvent } from "@atlas-messaging/domain";
import { instantOf } from "@atlas-messaging/pipeline";
import type { Customer, ReceivedMessage } from "./api.ts";
import { customerOn, firstChannel } from "./loads/messages.ts";
import { hostedAgentOn } from "./loads/turns.ts";
import type { MemoryShell } from "./shell.ts";

export class SandboxCustomer implements Customer {
  readonly phoneNumber: string;
  readonly #shell: MemoryShell;
  readonly #organizationId: string;
  readonly #played: () => Promise<void>;

  constructor(phoneNumber: string, shell: MemoryShell, organizationId: string, played: () => Promise<void>) {
    this.phoneNumber = phoneNumber;
    this.#shell = shell;
    this.#organizationId = organizationId;
    this.#played = played;
  }

  async says(text: string): Promise<SuccessOf<"events.ingest">["data"]> {
    const organization = this.#shell.world.organization(this.#organizationId);
    const channel = firstChannel(organization, () => true);
    const outcome = ingestEvent(
      {
        now: instantOf(this.#shell.clock),
        newId: this.#shell.newId,
        organizationId: this.#organizationId,
        actor: { kind: "system", id: null },
        correlationId: this.#shell.newId(),
        channel,
        ...customerOn(organization, this.phoneNumber, channel),
        hosted: channel !== null && hostedAgentOn(organization, channel.channel) !== null,
      },
      {
        params: {},
        query: {},
        body: {
          channel: channel?.channel ?? "",
          event_type: "message.received",
          customer: { phone_number: this.phoneNumber },
          message: { text },
        },
      },
    );
    if (outcome.kind === "refused") throw new Error(outcome.message);
    this.#shell.commit(this.#organizationId, outcome.changes);
    await this.#played();
    return outcome.body.data;
  }

  messages(): ReceivedMessage[] {
    const organization = this.#shell.world.organization(this.#organizationId);
    const channel = firstChannel(organization, () => true);
    const { conversation } = customerOn(organization, this.phoneNumber, channel);
    if (!conversation) return [];
    return organization.tables.messages
      .where("conversation_id", conversation.id)
      .flatMap(({ id, text, direction, delivery_state: status }) =>
        direction === "outbound" && status !== null ? [{ id, text, status }] : [],
      );
  }
}
