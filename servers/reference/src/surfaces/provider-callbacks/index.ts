/**
 * Receives providers' callbacks, outside the public contract: `/callbacks/channels` for all numbers of an app, and
 * `/callbacks/channels/{channel_id}`. Unsigned ones are answered and counted like unknown paths.
 */
import { isId } from "@atlas-messaging/service/core/ids";
import { errors } from "@atlas-messaging/contract";
import type { Arrived } from "@atlas-messaging/service/pipeline/request";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { countIn } from "@atlas-messaging/service/pipeline/limit";
import { type Refuse, refuseInEnvelope } from "@atlas-messaging/service/pipeline/failure";
import { answerSurface, refuseAsUnknown } from "@atlas-messaging/service/pipeline/surface";
import { placed, readBytes } from "@atlas-messaging/service/pipeline/body-bytes";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import type { CallbackContents, OpenLink } from "../../channel-providers/provider.ts";
import { callbackReaders, openLink } from "../../channel-providers/registry.ts";
import type { Services } from "../../services/services.ts";
import { type Item, applyItems } from "../../callbacks/apply-items.ts";
import { type Applied, itemsOfAccount, itemsOfNumber } from "../../callbacks/apply.ts";
import type { CallbackContext, Outcome } from "../../callbacks/settle.ts";
import { loadLink } from "../../callbacks/load.ts";
import { namedLinks, newestLinks, sharingWith, signersAmong } from "../../callbacks/links.ts";
import { type Share, sharesOf, sizeOf } from "../../callbacks/shares.ts";
import { itemOfUnlinked } from "../../callbacks/unlinked.ts";

/** One callback may have a thousand items. */
const maxBytes = 3_145_728;

export interface CallbackHttp extends Arrived {
  /** Null at the address of all numbers of an app. */
  readonly channelId: string | null;
}

export const answerCallback = (services: Services, { channelId, ...http }: CallbackHttp): Promise<Response> =>
  answerSurface(services, http, {
    limit: null,
    answer: (context) => receive(services, context, channelId),
    refuse: refuseWithoutBody,
    span: {
      name: "channel callback",
      attributes: channelId === null ? {} : { "atlas.channel_id": channelId },
    },
  });

/** A failure makes the provider call again; items applied before are not repeated. */
const refuseWithoutBody: Refuse = (failure, context) => {
  const { status } = errors[failure.refusal.code];
  return status >= 500 ? relay(null, status, {}) : refuseInEnvelope(failure, context);
};

const receive = async (services: Services, context: Context, channelId: string | null): Promise<Answer> => {
  const { request } = context;
  const own = channelId === null ? null : await ownLink(services, channelId);
  if (channelId !== null && own === null) return refuse(services, context);
  if (request.method === "GET") return answerChallenge(services, context, own);
  const raw = request.method === "POST" ? await bytesOf(services, context, own) : null;
  const signed = raw === null ? null : await signedBy(services, own, raw, request.headers);
  if (signed === null) return refuse(services, context);
  // Genuine but malformed callbacks are kept as they came: a retry would be just as malformed.
  await takeIn(services, context, signed);
  return relay(null, 200, {});
};

const ownLink = async ({ database }: Services, id: string): Promise<OpenLink | null> => {
  const { link } = isId(id) ? await loadLink(database, { id }) : { link: null };
  return link && openLink(link, database.vault);
};

/** Answers the question that a provider asks when an address is entered. At the app's, any link's token is right. */
const answerChallenge = async (services: Services, context: Context, own: OpenLink | null): Promise<Answer> => {
  for (const link of own ? [own] : await newestLinks(services.database)) {
    const body = callbackReaders[link.provider].challenge(link, context.url.searchParams);
    if (body !== null) return relay(null, 200, { contentType: "text/plain; charset=utf-8", body });
  }
  return refuse(services, context);
};

/** Null where the body is too long. A long one waits for its place. */
const bytesOf = async (
  { callbackPlaces }: Services,
  context: Context,
  own: OpenLink | null,
): Promise<Uint8Array | null> => {
  try {
    await placed(context, callbackPlaces, own?.organization_id ?? "apps", maxBytes);
    return await readBytes(context.request, maxBytes);
  } catch (error) {
    if (error instanceof Problem && error.refusal.code === "payload_too_large") return null;
    throw error;
  }
};

/** A signed callback, and the links that it may concern: those that share the secret which signed. */
interface Signed {
  readonly contents: CallbackContents | null;
  readonly links: readonly OpenLink[];
}

/** Bytes that are hashed for a callback whose number and account nobody linked. */
const maxHashed = 16_777_216;

/** Finds who signed; null if nobody did. */
const signedBy = async (
  { database }: Services,
  own: OpenLink | null,
  raw: Uint8Array,
  headers: Headers,
): Promise<Signed | null> => {
  if (own && signersAmong([own], raw, headers).length === 0) return null;
  const contents = callbackReaders.cloud_api.read(raw);
  const named = contents === null ? [] : await namedLinks(database, contents);
  if (own) return { contents, links: [own, ...sharingWith(own, named)] };
  const links = signersAmong(named, raw, headers);
  if (links.length > 0) return { contents, links };
  const newest = (await newestLinks(database)).slice(0, Math.ceil(maxHashed / (raw.length + 1)));
  const [signer] = signersAmong(newest, raw, headers);
  return signer ? { contents, links: [signer] } : null;
};

const takeIn = async (services: Services, context: Context, { contents, links }: Signed): Promise<void> => {
  const { requestId, span } = context;
  const shares = sharesOf(contents, links).filter((share, index) => index === 0 || sizeOf(share) > 0);
  for (const share of shares) await countItems(services, share);
  const callback = { services, requestId, traceparent: span?.traceparent ?? null };
  const items = shares.flatMap((share) => itemsOf({ ...callback, link: share.link }, share));
  const applied = await applyItems(items, services.settings.requestMilliseconds);
  for (const share of shares) count({ ...callback, link: share.link }, share, applied);
  if (applied.some(({ outcome }) => outcome === "applied")) services.jobsEnqueued();
};

/**
 * Counts the items of a callback for a channel, before any is applied. A callback of any size is taken while the window
 * has a place; one that meets a full window is put off by 429, and the provider calls again.
 */
const countItems = async (services: Services, share: Share): Promise<void> => {
  const places = Math.max(1, sizeOf(share));
  const window = { key: `callbacks of ${share.link.id}`, reason: "principal" } as const;
  const max = services.settings.callbackItems;
  const refused = await countIn(services, window, { max, limitClass: "public", what: "items of callbacks", places });
  if (refused === null) return;
  services.metrics.callbacks.inc({ outcome: "put_off" }, places);
  throw refused;
};

const itemsOf = (context: CallbackContext, { numbers, accounts, unlinked }: Share): readonly Item<Applied>[] => [
  ...numbers.flatMap((each) => itemsOfNumber(context, each)),
  ...accounts.flatMap((each) => itemsOfAccount(context, each)),
  ...unlinked.map((each) => itemOfUnlinked(context, each)),
];

/** Counts what became of a share. Items that no link understands were never tried. */
const count = (
  { services, link, requestId }: CallbackContext,
  { ignored }: Share,
  applied: readonly Applied[],
): void => {
  const own = applied.filter(({ channelId }) => channelId === link.id);
  const of = (outcome: Outcome): number =>
    own.reduce((sum, each) => sum + (each.outcome === outcome ? each.items : 0), 0);
  const counts = { applied: of("applied"), repeated: of("repeated"), ignored: of("ignored") + ignored };
  for (const [outcome, times] of Object.entries({ ...counts, kept: of("kept") }))
    services.metrics.callbacks.inc({ outcome }, times);
  services.log.info({ request_id: requestId, channel_id: link.id, ...counts }, "channel callback");
};

const refuse = (services: Services, context: Context): Promise<never> => {
  services.metrics.callbacks.inc({ outcome: "refused" });
  return refuseAsUnknown(context);
};
