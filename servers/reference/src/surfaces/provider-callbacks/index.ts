/**
 * Where the providers of channels call back: `/callbacks/channels/{channel_id}`, beside the public contract. What is not
 * signed by the channel's provider is answered, and counted, like a path that does not exist.
 */
import { isId } from "@atlas-messaging/domain";
import { Problem, type Span, answerUnrouted, readBytes, urlOf } from "@atlas-messaging/pipeline";
import { type CallbackContents, callbackReaders, openLink } from "../../channel-providers/index.ts";
import type { Services } from "../../pipeline/call.ts";
import type { ClientAddress } from "../../pipeline/client-address.ts";
import { DatabaseUnavailable } from "../../platform/database/index.ts";
import { type Applied, type CallbackContext, applyReceived, applyStatus } from "./apply.ts";
import { loadLink } from "./load.ts";

/** A provider may put a thousand items into one. */
const maxBytes = 3_145_728;

export interface CallbackHttp {
  readonly request: Request;
  readonly channelId: string;
  readonly clientAddress: ClientAddress | null;
}

export const answerCallback = async (services: Services, http: CallbackHttp): Promise<Response> => {
  const requestId = services.newId();
  const span = services.tracing?.begin({
    name: "channel callback",
    kind: "server",
    parent: null,
    attributes: { "atlas.request_id": requestId, "atlas.channel_id": http.channelId },
  });
  const answer = await receive(services, http, requestId, span).catch((error: unknown) =>
    failed(services, requestId, error),
  );
  span?.end({ failed: answer.status >= 500, attributes: { "http.response.status_code": answer.status } });
  return answer;
};

const receive = async (
  services: Services,
  http: CallbackHttp,
  requestId: string,
  span: Span | undefined,
): Promise<Response> => {
  const { request, channelId } = http;
  const { link: sealed } = isId(channelId) ? await loadLink(services.database, { id: channelId }) : { link: null };
  if (!sealed) return refuse(services, http);
  const link = openLink(sealed, services.database.vault);
  const reader = callbackReaders[link.provider];
  if (request.method === "GET") {
    const answer = reader.challenge(link, urlOf(request).searchParams);
    return answer === null ? refuse(services, http) : new Response(answer, { headers: plain });
  }
  const raw = request.method === "POST" ? await bytesOf(request) : null;
  if (raw === null || !reader.isGenuine(link, raw, request.headers)) return refuse(services, http);
  const contents = reader.read(link, raw);
  // What is genuine and cannot be read will not be readable the next time either.
  const context = { services, link: sealed, requestId, traceparent: span?.traceparent ?? null };
  const applied = contents === null ? [] : await applyAll(context, contents);
  const ignored = contents?.ignored ?? 1;
  count(context, applied, ignored);
  if (applied.includes("applied")) services.jobsPromised();
  return new Response(null, { status: 200, headers: { "x-request-id": requestId } });
};

const plain = { "content-type": "text/plain; charset=utf-8" };

const bytesOf = (request: Request): Promise<Uint8Array | null> =>
  readBytes(request, maxBytes).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });

/** In order, as several may be about one message. One that fails holds up none of those behind it, and is told at the end. */
const applyAll = async (
  context: CallbackContext,
  { reports, received }: CallbackContents,
): Promise<readonly Applied[]> => {
  const items = [
    ...received.map((each) => () => applyReceived(context, each)),
    ...reports.map((each) => () => applyStatus(context, each)),
  ];
  const applied: Applied[] = [];
  const failures: unknown[] = [];
  for (const apply of items) {
    try {
      applied.push(await apply());
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} items failed`);
  return applied;
};

const count = ({ services, link, requestId }: CallbackContext, applied: readonly Applied[], ignored: number): void => {
  const of = (outcome: Applied): number => applied.filter((each) => each === outcome).length;
  const counts = { applied: of("applied"), repeated: of("repeated"), ignored: of("ignored") + ignored };
  for (const [outcome, times] of Object.entries(counts)) services.metrics.callbacks.of(outcome).add(times);
  services.log.info({ request_id: requestId, channel_id: link.id, ...counts }, "channel callback");
};

const refuse = (services: Services, { request, clientAddress }: CallbackHttp): Promise<Response> => {
  services.metrics.callbacks.of("refused").add();
  return answerUnrouted(services, { request, clientAddress });
};

/** The provider calls again; what has been applied by then is not applied twice. */
const failed = ({ log }: Services, requestId: string, error: unknown): Response => {
  log.error({ err: error, request_id: requestId }, "channel callback failed");
  const status = error instanceof DatabaseUnavailable ? 503 : 500;
  return new Response(null, { status, headers: { "x-request-id": requestId } });
};
