/** Applies changes of messages: reactions, edits and deletions. One that comes before its message waits for it, as a quote does. */
import { type Change, insert, remove, update } from "@atlas-messaging/service/core/changes";
import { ingestEvent } from "@atlas-messaging/service/inbound/ingest";
import type { EarlyChangeRow } from "@atlas-messaging/service/rows/channels";
import { type Id, asJson } from "@atlas-messaging/service/rows/primitives";
import { validateRequest } from "@atlas-messaging/validators/requests";
import type { ReceivedChange } from "../channel-providers/provider.ts";
import { loadEarly, loadQuote, loadReceived } from "./load.ts";
import { keepOnce } from "./notices.ts";
import { type CallbackContext, type Outcome, customerOf, factsOf, personArgs, settled, timeOf } from "./settle.ts";

/** Applies a change. One of a message that is not here is reported, and waits for the message. */
export const applyChange = async (context: CallbackContext, received: ReceivedChange): Promise<Outcome> => {
  let waits = false;
  const outcome = await settled(context, async () => {
    const { changes, isHere } = await changesOf(context, received);
    waits = !isHere;
    if (changes) return changes;
    const told = await keepOnce(context, { field: "messages", received: received.received });
    return isHere || told.length === 0 ? told : [...told, keepEarly(context, received.targetId, received)];
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
  const { targetId, change, sentAt, by } = received;
  const { known: _, ...facts } = await loadReceived(services.database, link.organization_id, {
    channel: link.id,
    ...personArgs(context, received, sentAt),
    provider_id: null,
    quoted_id: targetId,
  });
  const body = {
    channel: facts.channel?.channel ?? "",
    customer: customerOf(received, facts.customer),
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

/** Callbacks that wait for a message: a change of it, or a message that quotes it. */
type Early = ReceivedChange | { readonly quotedBy: Id };

const keepEarly = (context: CallbackContext, target_id: string, early: Early): Change => {
  const { newId, now: created_at, organizationId: organization_id } = factsOf(context);
  const row = { organization_id, id: newId(), channel_id: context.link.id, target_id, change: asJson(early) };
  return insert("early_changes", { ...row, created_at });
};

/** Keeps that a message quotes one that is not here yet. */
export const keepQuote = (context: CallbackContext, targetId: string, quotedBy: Id): Change =>
  keepEarly(context, targetId, { quotedBy });

/** Applies what came before a message. */
export const applyEarly = async (context: CallbackContext, targetId: string): Promise<void> => {
  const { services, link } = context;
  const waiting = async () => (await loadEarly(services.database, link.organization_id, { target_id: targetId })).early;
  for (const { id } of await waiting())
    await settled(context, async () => {
      // Another callback of the message may have applied it meanwhile.
      const row = (await waiting()).find((each) => each.id === id);
      return row ? applyRow(context, row) : [];
    });
};

const applyRow = async (context: CallbackContext, { organization_id, id, change, target_id }: EarlyChangeRow) => {
  // `keepEarly` wrote it.
  const early = change as unknown as Early;
  const { changes, isHere } =
    "quotedBy" in early ? await quoted(context, target_id, early.quotedBy) : await changesOf(context, early);
  if (!isHere) return [];
  // One that does not fit was reported when it came.
  return [...(changes ?? []), remove("early_changes", { organization_id, id })];
};

/** Sets what a message quotes, if it is of the same conversation. */
const quoted = async ({ services, link }: CallbackContext, targetId: string, id: Id) => {
  const found = await loadQuote(services.database, link.organization_id, { id, target_id: targetId });
  const { quoting, target } = found;
  if (!target) return { changes: [], isHere: false };
  const fits = quoting?.reply_to === null && quoting.conversation_id === target.conversation_id;
  const { organization_id } = target;
  const set = fits ? [update("messages", { organization_id, id, reply_to: null }, { reply_to: target.id })] : [];
  return { changes: set, isHere: true };
};
