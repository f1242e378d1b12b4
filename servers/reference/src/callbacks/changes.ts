/** Applies what customers do to messages that are there. */
import { ingestEvent } from "@atlas-messaging/service/inbound/ingest";
import { validateRequest } from "@atlas-messaging/validators/requests";
import type { ReceivedChange } from "../channel-providers/provider.ts";
import { loadReceived } from "./load.ts";
import { keepOnce } from "./notices.ts";
import { type CallbackContext, type Outcome, factsOf, settled, timeOf } from "./settle.ts";

/** Applies a change. One of a message that is not here is kept as it came. */
export const applyChange = (context: CallbackContext, received: ReceivedChange): Promise<Outcome> =>
  settled(context, async () => {
    const { services, link } = context;
    const { phoneNumber: phone_number, targetId, change, sentAt } = received;
    const args = { channel: link.id, phone_number, provider_id: null, quoted_id: targetId };
    const { known: _, ...facts } = await loadReceived(services.database, link.organization_id, args);
    const body = {
      channel: facts.channel?.channel ?? "",
      customer: { phone_number },
      event_type: "message.changed",
      change: { ...withoutNull(change), message_id: facts.quoted?.id ?? "" },
      ...timeOf(context, sentAt),
    };
    const valid = validateRequest("events.ingest", { params: {}, query: {}, body });
    const outcome = valid.ok ? ingestEvent({ ...factsOf(context), ...facts }, valid.value) : null;
    if (outcome?.kind === "accepted") return outcome.changes;
    return keepOnce(context, { field: "messages", received: received.received });
  });

const withoutNull = (change: ReceivedChange["change"]) =>
  change.kind === "reaction" && change.emoji === null ? { kind: change.kind } : change;
