/** Applies changes of messages: reactions, edits and deletions. One that comes before its message waits for it. */
import { type Change, insert, remove } from "@atlas-messaging/service/core/changes";
import { ingestEvent } from "@atlas-messaging/service/inbound/ingest";
import type { EarlyChangeRow } from "@atlas-messaging/service/rows/channels";
import { asJson } from "@atlas-messaging/service/rows/primitives";
import { validateRequest } from "@atlas-messaging/validators/requests";
import type { ReceivedChange } from "../channel-providers/provider.ts";
import { loadEarly, loadReceived } from "./load.ts";
import { keepOnce } from "./notices.ts";
import { type CallbackContext, type Outcome, customerOf, factsOf, settled, timeOf } from "./settle.ts";

/** Applies a change. One of a message that is not here is reported, and waits for the message. */
export const applyChange = async (context: CallbackContext, received: ReceivedChange): Promise<Outcome> => {
  let waits = false;
  const outcome = await settled(context, async () => {
    const { changes, isHere } = await changesOf(context, received);
    waits = !isHere;
    if (changes) return changes;
    const told = await keepOnce(context, { field: "messages", received: received.received });
    return isHere || told.length === 0 ? told : [...told, keepEarly(context, received)];
  });
  // Its message may have come meanwhile.
  if (waits) await applyEarly(context, received.targetId);
  return outcome;
};

/** Returns what a change changes, null if it cannot be applied, and if its message is here. */
const changesOf = async (
  context: CallbackContext,
  received: ReceivedChange,
): Promise<{ readonly changes: readonly Change[] | null; readonly isHere: boolean }> => {
  const { services, link } = context;
  const { phoneNumber, userId, targetId, change, sentAt, by } = received;
  const { known: _, ...facts } = await loadReceived(services.database, link.organization_id, {
    channel: link.id,
    phone_number: phoneNumber,
    user_id: userId,
    provider_id: null,
    quoted_id: targetId,
  });
  const body = {
    channel: facts.channel?.channel ?? "",
    customer: customerOf(received),
    event_type: "message.changed",
    change: { ...withoutNull(change), message_id: facts.quoted?.id ?? "" },
    by,
    ...timeOf(context, sentAt),
  };
  const valid = validateRequest("events.ingest", { params: {}, query: {}, body });
  const outcome = valid.ok ? ingestEvent({ ...factsOf(context), ...facts }, valid.value) : null;
  return { changes: outcome?.kind === "accepted" ? outcome.changes : null, isHere: facts.quoted !== null };
};

const withoutNull = (change: ReceivedChange["change"]) =>
  change.kind === "reaction" && change.emoji === null ? { kind: change.kind } : change;

const keepEarly = (context: CallbackContext, received: ReceivedChange): Change => {
  const { newId, now: created_at, organizationId: organization_id } = factsOf(context);
  const { targetId: target_id } = received;
  const row = { organization_id, id: newId(), channel_id: context.link.id, target_id, change: asJson(received) };
  return insert("early_changes", { ...row, created_at });
};

/** Applies the changes that came before a message. */
export const applyEarly = async (context: CallbackContext, targetId: string): Promise<void> => {
  const { services, link } = context;
  const { early } = await loadEarly(services.database, link.organization_id, { target_id: targetId });
  for (const row of early) await settled(context, () => applyRow(context, row));
};

const applyRow = async (context: CallbackContext, { organization_id, id, change }: EarlyChangeRow) => {
  // `keepEarly` wrote it.
  const { changes, isHere } = await changesOf(context, change as unknown as ReceivedChange);
  if (!isHere) return [];
  // One that does not fit was reported when it came.
  return [...(changes ?? []), remove("early_changes", { organization_id, id })];
};
