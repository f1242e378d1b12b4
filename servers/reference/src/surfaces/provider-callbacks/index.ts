/**
 * Receives providers' callbacks at `/callbacks/channels/{channel_id}`, outside the public contract. Unsigned ones are
 * answered and counted like unknown paths.
 */
import { isId } from "@atlas-messaging/domain";
import { errors } from "@atlas-messaging/contract";
import {
  type Arrived,
  type Context,
  Problem,
  type Refuse,
  answerSurface,
  readBytes,
  refuseAsUnknown,
  refuseInEnvelope,
} from "@atlas-messaging/pipeline";
import { type Answer, relay } from "@atlas-messaging/server-stubs/handlers";
import { type CallbackContents, callbackReaders, openLink } from "../../channel-providers/index.ts";
import type { Services } from "../../pipeline/services.ts";
import { DatabaseUnavailable } from "../../platform/database/index.ts";
import { type Applied, type CallbackContext, applyReceived, applyStatus, applyTemplate } from "./apply.ts";
import { loadLink } from "./load.ts";

/** One callback may have a thousand items. */
const maxBytes = 3_145_728;

export interface CallbackHttp extends Arrived {
  readonly channelId: string;
}

export const answerCallback = (services: Services, { channelId, ...http }: CallbackHttp): Promise<Response> =>
  answerSurface(services, http, {
    limit: null,
    answer: (context) => receive(services, context, channelId),
    refuse: refuseWithoutBody,
    span: { name: "channel callback", attributes: { "atlas.channel_id": channelId } },
  });

/** A failure makes the provider call again; items applied before are not repeated. */
const refuseWithoutBody: Refuse = (failure, context) => {
  const { status } = errors[failure.refusal.code];
  return status >= 500 ? relay(null, status, {}) : refuseInEnvelope(failure, context);
};

const receive = async (services: Services, context: Context, channelId: string): Promise<Answer> => {
  const { request, requestId, span } = context;
  const { link: sealed } = isId(channelId) ? await loadLink(services.database, { id: channelId }) : { link: null };
  if (!sealed) return refuse(services, context);
  const link = openLink(sealed, services.database.vault);
  const reader = callbackReaders[link.provider];
  if (request.method === "GET") {
    const answer = reader.challenge(link, context.url.searchParams);
    if (answer === null) return refuse(services, context);
    return relay(null, 200, { contentType: "text/plain; charset=utf-8", body: answer });
  }
  const raw = request.method === "POST" ? await bytesOf(request) : null;
  if (raw === null || !reader.isGenuine(link, raw, request.headers)) return refuse(services, context);
  const contents = reader.read(link, raw);
  // Acknowledge genuine but malformed callbacks: a retry would be just as malformed.
  const callback = { services, link: sealed, requestId, traceparent: span?.traceparent ?? null };
  const applied = contents === null ? [] : await applyAll(callback, contents);
  const ignored = contents?.ignored ?? 1;
  count(callback, applied, ignored);
  if (applied.includes("applied")) services.jobsEnqueued();
  return relay(null, 200, {});
};

const bytesOf = (request: Request): Promise<Uint8Array | null> =>
  readBytes(request, maxBytes).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });

/**
 * Applies items in order, as several may concern one message. A failure does not stop the rest and is thrown at the
 * end.
 */
const applyAll = async (
  context: CallbackContext,
  { reports, received, templates }: CallbackContents,
): Promise<readonly Applied[]> => {
  const items = [
    ...received.map((each) => () => applyReceived(context, each)),
    ...reports.map((each) => () => applyStatus(context, each)),
    ...templates.map((each) => () => applyTemplate(context, each)),
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

const refuse = (services: Services, context: Context): Promise<never> => {
  services.metrics.callbacks.of("refused").add();
  return refuseAsUnknown(context);
};
