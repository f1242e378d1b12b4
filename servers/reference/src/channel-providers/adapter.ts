/** An adapter: messages go out by `POST {base_url}`, signed like webhooks. It reports by operations of the API. */
import {
  type AdapterAnswer,
  type AdapterRequest,
  adapterTimeout,
  checkOf,
  checkRequest,
  handoverOf,
  maxAdapterAnswer,
  messageRequest,
  reactionRequest,
  readRequest,
  receiptOf,
} from "@atlas-messaging/service/messages/adapter";
import { deliveryHeaders } from "@atlas-messaging/service/webhooks/replay";
import { SIGNATURE_HEADER, signPayload, signStandardWebhook } from "@atlas-messaging/webhooks";
import { uuidv7 } from "uuidv7";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { parsed, retryAfterOf } from "./cloud-api/answers.ts";
import type { CallbackReader, ChannelProvider, OpenLink, ReachedChannel, TemplateProvider } from "./provider.ts";

const checkMilliseconds = 5_000;

const linkOf = ({ channel, link }: ReachedChannel): OpenLink => {
  if (!link) throw new Error(`channel ${channel.id} has no link`);
  return link;
};

export const adapter = (outgoing: OutgoingHttp): ChannelProvider => ({
  send: async (outbound) => handoverOf((await ask(outgoing, linkOf(outbound), messageRequest(outbound))).answer),
  // An adapter reads media by its id from the API.
  takeMedia: async () => ({ kind: "failed", failure: "message_invalid" }),
  fetchMedia: async () => ({ kind: "failed", error_code: "not_found" }),
  reportRead: async (reached, { jobId, ...reading }) => {
    const request = readRequest({ ...reading, channel: reached.channel }, jobId, new Date().toISOString());
    return receiptOf((await ask(outgoing, linkOf(reached), request)).answer);
  },
  react: async (reached, { jobId, to: customer, ...reaction }) => {
    const reacted = { ...reaction, channel: reached.channel, customer };
    const request = reactionRequest(reacted, jobId, new Date().toISOString());
    return receiptOf((await ask(outgoing, linkOf(reached), request)).answer);
  },
  check: async (reached) => {
    const request = checkRequest(reached.channel, uuidv7(), new Date().toISOString());
    const { answer, durationMs } = await ask(outgoing, linkOf(reached), request, checkMilliseconds);
    return checkOf(answer, durationMs);
  },
});

const ask = async (
  outgoing: OutgoingHttp,
  { base_url, secrets: { app_secret: secret } }: OpenLink,
  { id, body: content }: AdapterRequest,
  timeoutMs = adapterTimeout,
): Promise<{ readonly answer: AdapterAnswer; readonly durationMs: number }> => {
  const body = new TextEncoder().encode(JSON.stringify(content));
  const headers = {
    ...deliveryHeaders,
    "x-request-id": id,
    [SIGNATURE_HEADER]: signPayload(body, secret),
    ...signStandardWebhook(body, { id, at: Date.now(), secret }),
  };
  const got = await outgoing.post(base_url, {
    headers,
    body,
    timeoutMs,
    once: true,
    maxResponseBytes: maxAdapterAnswer,
  });
  const { durationMs } = got;
  if (got.error === undefined)
    return { answer: { status: got.status, body: parsed(got.body), retryAfter: retryAfterOf(got) }, durationMs };
  // The status counts, also where the rest is too long to be read.
  const { status, message: problem } = got;
  return { answer: status === undefined ? { problem } : { status, body: undefined, retryAfter: 0 }, durationMs };
};

/** An adapter calls operations and no callback address. */
export const noCallbacks: CallbackReader = { challenge: () => null, isGenuine: () => false, read: () => null };

/** An adapter keeps no templates: it gets their text. */
export const noTemplates: TemplateProvider = {
  submit: async () => ({ kind: "refused", reason: "An adapter keeps no templates." }),
  remove: async () => ({ kind: "removed" }),
  list: async () => ({ kind: "put_off", failure: "provider_unavailable", rest: 86_400_000 }),
  listAccount: async () => ({ kind: "put_off", failure: "provider_unavailable", rest: 86_400_000 }),
};
