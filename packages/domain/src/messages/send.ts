import { type Change, insert } from "../changes.ts";
import { newConversation, newCustomer } from "../conversations/create.ts";
import { windowOf } from "../conversations/window.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit, record } from "../records.ts";
import type { ChannelRow, ConversationRow, CustomerRow, TemplateRow } from "../rows.ts";
import { type OutboundContent, type QueuedMessage, queueFirstMessage, queueMessage } from "./queue.ts";
import { isMessageText, maxTextLength, renderTemplate } from "./template.ts";

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

  const { customer, changes: created } = customerFor(facts, body.phone_number);
  const useTemplate = templateId !== null && !(window.open && body.text !== undefined);
  const rendered =
    useTemplate && facts.template
      ? renderTemplate(facts.template.body, "template_params" in body ? (body.template_params ?? {}) : {})
      : { text: body.text ?? "", missing: [] };
  if (rendered.missing.length > 0) return missingParams(rendered.missing);
  if (useTemplate && !isMessageText(rendered.text)) return unfitParams();

  const {
    message,
    outboxId,
    changes: queued,
  } = queueFor(facts, facts.channel, customer, {
    type: useTemplate ? "template" : "text",
    text: rendered.text,
    template_id: useTemplate ? templateId : null,
    category: body.category ?? null,
  });
  return accept(
    {
      ok: true,
      data: {
        accepted: true,
        delivery_state: "queued",
        conversation_id: message.conversation_id,
        message_id: message.id,
        queued: true,
        window_open: window.open,
        outbox_id: outboxId,
        phone_number: customer.phone_number,
      },
    },
    [
      ...created,
      ...queued,
      ...record(facts, {
        intent: "send_message",
        conversation_id: message.conversation_id,
        tools_called: ["send_message"],
      }),
      audit(facts, "atlas_api.message.send", message.id),
    ],
  );
};

const customerFor = (facts: SendMessageFacts, phoneNumber: string): { customer: CustomerRow; changes: Change[] } => {
  if (facts.customer) return { customer: facts.customer, changes: [] };
  const customer = newCustomer(facts, { phone_number: phoneNumber, name: null });
  return { customer, changes: [insert("customers", customer)] };
};

/** Queues in the conversation that there is, or in one that begins with the message. */
const queueFor = (
  facts: SendMessageFacts,
  channel: ChannelRow,
  customer: CustomerRow,
  content: OutboundContent,
): QueuedMessage => {
  if (facts.conversation) return queueMessage(facts, { conversation: facts.conversation, customer, channel }, content);
  const conversation = newConversation(facts, {
    customer_id: customer.id,
    channel_id: channel.id,
    last_inbound_at: null,
  });
  const { changes, ...queued } = queueFirstMessage(facts, conversation, content);
  return { ...queued, changes: [insert("conversations", conversation), ...changes] };
};

const missingParams = (missing: readonly string[]) => ({
  ...refuse("validation_failed", `template_params lacks ${missing.join(", ")}`),
  details: missing.map((name) => ({ path: `template_params.${name}`, message: "is required by the template" })),
});

const unfitParams = () => ({
  ...refuse("validation_failed", "template_params do not fit the template"),
  details: [{ path: "template_params", message: `must make a text of 1 to ${maxTextLength} characters` }],
});
