/**
 * A messaging app's Cloud API: messages go out by `POST {base_url}/{sender_id}/messages`; statuses and inbound messages
 * return as callbacks. The API's `messaging_product` is the channel's name.
 */
import { createHmac } from "node:crypto";
import type { ChannelCheck } from "@atlas-messaging/service/pipeline/services";
import type { Handover } from "@atlas-messaging/service/messages/delivery";
import type { Receipt } from "@atlas-messaging/service/messages/receipts";
import { providerError } from "@atlas-messaging/service/channels/provider-errors";
import type { OutgoingHttp, OutgoingResult } from "../../platform/outgoing-http.ts";
import type { ChannelProvider, OpenLink, ReachedChannel } from "../provider.ts";
import {
  authorization,
  digitsIn,
  idAt,
  isSuccess,
  listAt,
  member,
  numberAt,
  parsed,
  personOf,
  refusalOf,
  textAt,
} from "./answers.ts";
import { isPlaceholder } from "@atlas-messaging/service/core/hidden-numbers";
import { fetchMedia, takeMedia } from "./media.ts";
import { messageBody, reactionBody } from "./content.ts";

const sendMilliseconds = 15_000;
const checkMilliseconds = 5_000;
const maxAnswerBytes = 65_536;
/** Time for a callback to report a message whose response was lost. */
const unclearRest = 30_000;

export const cloudApi = (outgoing: OutgoingHttp): ChannelProvider => ({
  send: async (outbound) => handoverOf(await post(outgoing, linkOf(outbound), messageBody(outbound))),
  takeMedia: (reached, file) => takeMedia(outgoing, linkOf(reached), reached.channel.channel, file),
  fetchMedia: (link, id, maxBytes, keep) => fetchMedia(outgoing, link, id, { maxBytes, keep }),
  reportRead: async (reached, { providerMessageId: message_id, showsTyping }) => {
    const typing = showsTyping ? { typing_indicator: { type: "text" } } : {};
    const read = { messaging_product: reached.channel.channel, status: "read", message_id, ...typing };
    return receiptOf(await post(outgoing, linkOf(reached), read));
  },
  react: async (reached, reaction) =>
    receiptOf(await post(outgoing, linkOf(reached), reactionBody(reached.channel.channel, reaction))),
  check: async (reached, { withSecret = false } = {}) => {
    const link = linkOf(reached);
    const proof = withSecret ? `&appsecret_proof=${proofOf(link)}` : "";
    const answer = await outgoing.get(`${link.base_url}/${link.sender_id}?fields=id,display_phone_number${proof}`, {
      headers: authorization(link),
      timeoutMs: checkMilliseconds,
      maxResponseBytes: maxAnswerBytes,
    });
    return checkOf(answer);
  },
});

const post = (outgoing: OutgoingHttp, link: OpenLink, body: object): Promise<OutgoingResult> =>
  outgoing.post(`${link.base_url}/${link.sender_id}/messages`, {
    headers: { ...authorization(link), "content-type": "application/json" },
    body: new TextEncoder().encode(JSON.stringify(body)),
    timeoutMs: sendMilliseconds,
    once: true,
    maxResponseBytes: maxAnswerBytes,
  });

const linkOf = ({ channel, link }: ReachedChannel): OpenLink => {
  if (!link) throw new Error(`channel ${channel.id} has no link`);
  return link;
};

const unclear: Handover = { kind: "put_off", failure: "provider_unavailable", rest: unclearRest };
/** Probably accepted, and perhaps again by each retry. */
const unnamed: Handover = { kind: "put_off", failure: "provider_unclear", rest: unclearRest, maxTries: 3 };
const unreached: Handover = { kind: "put_off", failure: "provider_unavailable", rest: 2_000 };

/** Errors that prove the request was not sent. */
const notSent: readonly string[] = ["invalid_url", "blocked_address", "dns_failed", "resolver_failed", "tls_failed"];

const handoverOf = (answer: OutgoingResult): Handover => {
  if (answer.error !== undefined) return notSent.includes(answer.error) ? unreached : unclear;
  if (isSuccess(answer)) return acceptedAs(parsed(answer.body));
  const { failure, rest, words } = refusalOf(answer);
  return rest === null ? { kind: "failed", failure, words } : { kind: "put_off", failure, rest, words };
};

/** A receipt that comes twice is the same receipt, so an unclear outcome is tried again as any other. */
const receiptOf = (answer: OutgoingResult): Receipt => {
  if (answer.error !== undefined) return { kind: "put_off", failure: "provider_unavailable", rest: 2_000 };
  if (isSuccess(answer)) return { kind: "told" };
  const { failure, rest } = refusalOf(answer);
  return rest === null ? { kind: "refused", failure } : { kind: "put_off", failure, rest };
};

/** Any id proves acceptance, even one that we cannot store. */
const acceptedAs = (answer: unknown): Handover => {
  const [message, contact] = [listAt(answer, "messages")[0], listAt(answer, "contacts")[0]];
  if (textAt(message, "id") === null) return unnamed;
  const person = personOf(textAt(contact, "wa_id"), idAt(contact, "user_id"));
  const told = person && {
    ...(isPlaceholder(person.phoneNumber) ? {} : { phone_number: person.phoneNumber }),
    ...(person.userId === null ? {} : { user_id: person.userId }),
  };
  return { kind: "sent", provider_message_id: idAt(message, "id"), ...(told && { recipient: told }) };
};

/** Proves that token and secret are of one app. The Graph API refuses a wrong proof, also where it asks for none. */
const proofOf = ({ secrets }: Pick<OpenLink, "secrets">): string =>
  createHmac("sha256", secrets.app_secret).update(secrets.access_token).digest("hex");

const checkOf = (answer: OutgoingResult): ChannelCheck => {
  const latencyMs = answer.durationMs;
  if (answer.error !== undefined) return { ok: false, latencyMs, message: answer.message };
  if (isSuccess(answer)) {
    const number = digitsIn(textAt(parsed(answer.body), "display_phone_number"));
    return { ok: true, latencyMs, ...(number === null ? {} : { number }) };
  }
  const error = member(parsed(answer.body), "error");
  const { failure, rest } = providerError(answer.status, numberAt(error, "code"));
  if (textAt(error, "message")?.includes("appsecret_proof")) return { ok: false, latencyMs, refused: "app_secret" };
  const refused = failure === "channel_refused";
  const message = refused ? "The messaging app refuses the channel's access token or account." : undefined;
  return {
    ok: false,
    latencyMs,
    message: message ?? `The messaging app answered ${answer.status}.`,
    // A number that it does not know is none of ours.
    refused: refused || rest === null,
  };
};
