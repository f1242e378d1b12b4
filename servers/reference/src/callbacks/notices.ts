/** Keeps as events, once each, what a provider says of a channel or a customer and is no message. */
import { createHash } from "node:crypto";
import { type Notice, receiveNotice } from "@atlas-messaging/service/channels/notices";
import { type Change, insert } from "@atlas-messaging/service/core/changes";
import { ingestEvent } from "@atlas-messaging/service/inbound/ingest";
import type { ChannelRow } from "@atlas-messaging/service/rows/channels";
import { validateRequest } from "@atlas-messaging/validators/requests";
import type { CustomerNotice, Person } from "../channel-providers/provider.ts";
import { loadHappened, loadNoticed } from "./load.ts";
import { type CallbackContext, type Outcome, customerOf, factsOf, personArgs, settled, timeOf } from "./settle.ts";

/** Reports what is said about a channel. */
export const applyNotice = (context: CallbackContext, notice: Notice): Promise<Outcome> =>
  settled(context, () => keepOnce(context, notice));

/** Reports a notice, unless it was reported before. */
export const keepOnce = async (context: CallbackContext, notice: Notice): Promise<readonly Change[]> => {
  const key = keyOf(context, `${notice.field} ${notice.received}`);
  const { known, channel } = await loadNoticed(context.services.database, context.link.organization_id, {
    ...key,
    channel: context.link.id,
  });
  return known ? [] : [...noticed(context, channel, notice), onceBy(context, key)];
};

const noticed = (context: CallbackContext, channel: ChannelRow | null, notice: Notice): readonly Change[] =>
  channel ? receiveNotice(factsOf(context), channel, notice) : [];

/** Records what happened to a customer, as an event without a message. */
export const applyHappened = (context: CallbackContext, happened: CustomerNotice): Promise<Outcome> =>
  settled(context, async () => {
    const { kind, marketing, sentAt, received, becomes } = happened;
    const key = keyOf(context, received);
    const { known, ...facts } = await partiesOf(context, happened, key);
    if (known || facts.channel === null) return [];
    const type = /^[a-z0-9_]+$/.test(kind) ? kind : "notice";
    const event = {
      channel: facts.channel.channel,
      customer: customerOf(becomes ?? happened, facts.customer),
      event_type: `system.${type}`,
    };
    const body = { ...event, ...timeOf(context, sentAt) };
    const valid = validateRequest("events.ingest", { params: {}, query: {}, body });
    const { now: at } = factsOf(context);
    const chosen = marketing === null ? {} : { chosen: { marketing, at: timeOf(context, sentAt).timestamp ?? at } };
    const own = { ...factsOf(context), ...facts, quoted: null, received, isCanonical: true, ...chosen } as const;
    const outcome = valid.ok ? ingestEvent(own, valid.value) : null;
    const told =
      outcome?.kind === "accepted" ? outcome.changes : noticed(context, facts.channel, { field: type, received });
    return [...told, onceBy(context, key)];
  });

/** Finds whom a notice is about. One who is called otherwise now is found by what was before. */
const partiesOf = async (
  context: CallbackContext,
  { becomes, sentAt, ...person }: CustomerNotice,
  key: ReturnType<typeof keyOf>,
) => {
  const { services, link } = context;
  const found = (one: Person) =>
    loadHappened(services.database, link.organization_id, {
      ...key,
      channel: link.id,
      ...personArgs(context, one, sentAt),
    });
  if (becomes === null) return found(person);
  const [before, after] = [await found(person), await found(becomes)];
  return before.customer === null ? after : { ...before, byUserId: after.customer };
};

/** Identifies what has no id of its own: a provider calls again with the same bytes. */
const keyOf = ({ link }: CallbackContext, received: string) => ({
  scope: `callbacks of ${link.id}`,
  key: createHash("sha256").update(received).digest("base64url"),
});

const onceBy = (context: CallbackContext, { scope, key }: ReturnType<typeof keyOf>): Change =>
  insert("idempotency", {
    organization_id: context.link.organization_id,
    scope,
    operation: "callback",
    key,
    request_hash: key,
    status: 200,
    answer: "",
    created_at: factsOf(context).now,
  });
