import type { SuccessOf } from "@atlas-messaging/contract";
import type { ValidRequest } from "@atlas-messaging/validators";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import type { Change } from "@atlas-messaging/service/core/changes";
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import type { Customer, ReceivedMessage } from "./api.ts";
import { customerOn, firstChannel } from "@atlas-messaging/service/messages/facts.memory";
import { customerByNumber, customerByUserId } from "@atlas-messaging/service/pipeline/people.memory";
import type { CustomerRow } from "@atlas-messaging/service/rows/customers";
import type { Organization } from "@atlas-messaging/service/pipeline/memory";
import { servingAgent } from "@atlas-messaging/service/agents/serving.memory";
import type { MemoryShell } from "./shell.ts";

/** Waits of a customer. */
interface Times {
  /** Loads the operation that receives customers' messages; null if it is loaded. */
  readonly ready: () => Promise<void> | null;
  /** Resolves when all due jobs have run, and those of agents that wait until a time for more to come. */
  readonly played: (until: Instant | null) => Promise<void>;
}

/** Returns the time of the agent's turn; null for none. */
const turnIn = (changes: readonly Change[]): Instant | null => {
  const jobs = changes.flatMap((each) => (each.kind === "insert" && each.table === "outbox" ? [each.row] : []));
  return jobs.find(({ kind }) => kind === "agent_turn")?.due_at ?? null;
};

export const isNumber = (address: string): boolean => /^\+[1-9]\d{1,14}$/.test(address);

/** Tells an id of the messaging app, such as `US.13491208655302741918`. */
export const isUserId = (address: string): boolean => /^[A-Z]{2}\.[\w.]{1,128}$/.test(address);

export class SandboxCustomer implements Customer {
  readonly address: string;
  readonly #shell: MemoryShell;
  readonly #organizationId: string;
  readonly #when: Times;

  constructor(address: string, shell: MemoryShell, organizationId: string, when: Times) {
    this.address = address;
    this.#shell = shell;
    this.#organizationId = organizationId;
    this.#when = when;
  }

  get phoneNumber(): string {
    if (isNumber(this.address)) return this.address;
    throw new TypeError(`The customer ${this.address} hides the number. Take the address.`);
  }

  async says(text: string): Promise<SuccessOf<"events.ingest">["data"]> {
    await this.#when.ready();
    const { ingestEvent } = await import("./ingest-event.ts");
    const organization = this.#shell.world.organization(this.#organizationId);
    const channel = firstChannel(organization, ({ removed_at }) => removed_at === null);
    const message = this.#message(channel?.channel ?? "", text);
    const outcome = ingestEvent(
      {
        ...baseFacts(this.#shell, { organizationId: this.#organizationId, correlationId: this.#shell.newId() }),
        channel,
        ...customerOn(organization, this.#row(organization), channel),
        agent: servingAgent(organization, channel),
      },
      message,
    );
    if (outcome.kind === "refused") throw new Error(outcome.message);
    this.#shell.store.commit(this.#organizationId, outcome.changes);
    await this.#when.played(turnIn(outcome.changes));
    return outcome.body.data;
  }

  /** @throws {TypeError} for a message that `POST /v1/atlas/events` refuses too */
  #message(channel: string, text: string): ValidRequest<"events.ingest"> {
    const customer = isNumber(this.address) ? { phone_number: this.address } : { user_id: this.address };
    const body = { channel, event_type: "message.received", customer, message: { text } };
    const checked = this.#shell.validateRequest("events.ingest", { params: {}, query: {}, body });
    if (checked.ok) return checked.value;
    throw new TypeError(checked.details.map(({ path, message }) => `${path} ${message}`).join("; "));
  }

  #row(organization: Organization): CustomerRow | null {
    return isNumber(this.address)
      ? customerByNumber(organization, this.address)
      : customerByUserId(organization, this.address, null);
  }

  messages(): ReceivedMessage[] {
    const organization = this.#shell.world.organization(this.#organizationId);
    const channel = firstChannel(organization, () => true);
    const { conversation } = customerOn(organization, this.#row(organization), channel);
    if (!conversation) return [];
    return organization.tables.messages
      .where("conversation_id", conversation.id)
      .flatMap(({ id, text, direction, delivery_state: status }) =>
        direction === "outbound" && status !== null ? [{ id, text, status }] : [],
      );
  }
}
