import { type Change, insert, update } from "../changes.ts";
import { windowOf } from "../conversations/window.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit, promise, record } from "../records.ts";
import type { ChannelRow, ConversationRow, CustomerRow, MessageRow, TemplateRow } from "../rows.ts";
import { renderTemplate } from "./template.ts";

/** What sending to a phone number depends on; null where the organization has no such row yet. */
export interface SendMessageFacts extends Facts {
  readonly channel: ChannelRow | null;
  readonly customer: CustomerRow | null;
  readonly conversation: ConversationRow | null;
  readonly template: TemplateRow | null;
}

/** Sends a message to a phone number, creating customer and conversation where needed (POST /v1/atlas/messages). */
export const sendMessage: Verb<"messages.send", SendMessageFacts> = (facts, { body }) => {
  if (!facts.channel) return refuse("conflict", "Your organization has no connected channel to send over.");
  const window = windowOf(facts.conversation, facts.now);
  const templateId = "template_id" in body ? body.template_id : null;
  if (templateId !== null && facts.template?.status !== "approved") {
    return refuse("template_not_found", `Your organization has no approved template ${templateId}.`);
  }
  if (templateId === null && !window.open) {
    return refuse(
      "window_closed",
      `The last message from ${body.phone_number} is older than 24 hours; send a template_id with its category.`,
    );
  }

  const { customer, changes: newCustomer } = customerFor(facts, body.phone_number);
  const { conversation, changes: newConversation } = conversationFor(facts, facts.channel, customer);
  const useTemplate = templateId !== null && !(window.open && body.text !== undefined);
  const rendered =
    useTemplate && facts.template
      ? renderTemplate(facts.template.body, "template_params" in body ? (body.template_params ?? {}) : {})
      : { text: body.text ?? "", missing: [] };
  if (rendered.missing.length > 0) return missingParams(rendered.missing);

  const message: MessageRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    conversation_id: conversation.id,
    direction: "outbound",
    type: useTemplate ? "template" : "text",
    text: rendered.text,
    template_id: useTemplate ? templateId : null,
    category: body.category ?? null,
    delivery_state: "queued",
    provider_message_id: null,
    error_code: null,
    created_at: facts.now,
    updated_at: facts.now,
  };
  const outboxId = facts.newId();
  return accept(
    {
      ok: true,
      data: {
        accepted: true,
        delivery_state: "queued",
        conversation_id: conversation.id,
        message_id: message.id,
        queued: true,
        window_open: window.open,
        outbox_id: outboxId,
        phone_number: customer.phone_number,
      },
    },
    [
      ...newCustomer,
      ...newConversation,
      insert("messages", message),
      promise(facts, { id: outboxId, kind: "send_message", subject_id: message.id }),
      ...record(facts, { intent: "send_message", conversation_id: conversation.id, tools_called: ["send_message"] }),
      audit(facts, "atlas_api.message.send", message.id),
    ],
  );
};

const customerFor = (facts: SendMessageFacts, phoneNumber: string): { customer: CustomerRow; changes: Change[] } => {
  if (facts.customer) return { customer: facts.customer, changes: [] };
  const customer: CustomerRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    phone_number: phoneNumber,
    name: null,
    created_at: facts.now,
  };
  return { customer, changes: [insert("customers", customer)] };
};

const conversationFor = (
  facts: SendMessageFacts,
  channel: ChannelRow,
  customer: CustomerRow,
): { conversation: ConversationRow; changes: Change[] } => {
  const known = facts.conversation;
  if (known) {
    // The decision has read when the customer last wrote: a window that moves meanwhile is decided again.
    const { organization_id, id, last_inbound_at } = known;
    const touched = update("conversations", { organization_id, id, last_inbound_at }, { updated_at: facts.now });
    return { conversation: known, changes: [touched] };
  }
  const conversation: ConversationRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    customer_id: customer.id,
    channel_id: channel.id,
    status: "open",
    owner_id: null,
    last_inbound_at: null,
    created_at: facts.now,
    updated_at: facts.now,
  };
  return { conversation, changes: [insert("conversations", conversation)] };
};

const missingParams = (missing: readonly string[]) => ({
  ...refuse("validation_failed", `template_params lacks ${missing.join(", ")}`),
  details: missing.map((name) => ({ path: `template_params.${name}`, message: "is required by the template" })),
});
