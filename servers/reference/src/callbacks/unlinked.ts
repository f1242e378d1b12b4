/**
 * Messages to numbers that nobody linked: kept for seven days, and taken in by a job once their number is linked. Only
 * links with the secret that signed get them, so that nobody hears another's customers.
 */
import { createHash } from "node:crypto";
import { insert } from "@atlas-messaging/service/core/changes";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import type { ChannelLinkRow } from "@atlas-messaging/service/rows/channels";
import { type Database, DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import type { NumberContents, OpenLink } from "../channel-providers/provider.ts";
import { callbackReaders, openLink } from "../channel-providers/registry.ts";
import type { Services } from "../services/services.ts";
import { type Item, applyItems } from "./apply-items.ts";
import { type Applied, itemsOfNumber } from "./apply.ts";
import { type CallbackContext, type Outcome, factsOf, settled } from "./settle.ts";
import { opened, sharingWith } from "./links.ts";
import { type Kept, keptFor, loadHeld, loadLink, loadNamed, removeKept } from "./load.ts";

/** Bytes that an organization's unlinked numbers may hold. Beyond, the provider keeps them and calls again. */
const maxHeldBytes = 33_554_432;

/** Keeps the messages of a number that nobody linked. One that is kept already is kept once. */
const keepUnlinked = async (
  context: CallbackContext,
  { senderId: sender_id, messages }: NumberContents,
  body: string,
): Promise<Outcome> => {
  const { services, link } = context;
  const bytes = Buffer.byteLength(body);
  const digest = createHash("sha256").update(body).digest("base64url");
  const outcome = await settled(context, async () => {
    const { held, known } = await loadHeld(services.database, link.organization_id, { digest });
    if (known) return [];
    if (held + bytes > maxHeldBytes)
      throw new Error(`messages to numbers that nobody linked take ${maxHeldBytes} bytes; link ${sender_id}`);
    const { now: created_at, newId, organizationId: organization_id } = factsOf(context);
    const row = { organization_id, id: newId(), link_id: link.id, sender_id, digest, body, bytes, created_at };
    return [insert("unlinked_callbacks", { ...row, messages })];
  });
  if (outcome !== "applied") return outcome;
  const { links } = await loadNamed(services.database, { senders: [sender_id], accounts: [] });
  if (sharingWith(link, opened(links, services.database)).some((each) => each.sender_id === sender_id))
    throw new Error(`${sender_id} was linked meanwhile`);
  services.log.warn(
    { request_id: context.requestId, sender_id, signed_for: link.id, messages },
    "nobody linked the number that a callback names; its messages are kept for seven days",
  );
  return "kept";
};

/** Keeps the messages of a number. Statuses of what others sent concern nobody here. */
export const itemOfUnlinked = (context: CallbackContext, contents: NumberContents): Item<Applied> => ({
  subject: `unlinked ${contents.senderId}`,
  apply: async () => {
    const body = contents.withoutStatuses();
    const outcome = body === null ? "ignored" : await keepUnlinked(context, contents, body);
    const items = outcome === "kept" ? contents.messages : contents.reports.length + contents.messages;
    return { channelId: context.link.id, outcome, items };
  },
});

const beginning = "00000000-0000-0000-0000-000000000000";

/** Half of a job's lease. */
const milliseconds = 15_000;

/**
 * Takes in what was kept for the number of a link, oldest first, and tells if there is more. What fails stays, and holds
 * up nothing after it.
 * @throws {AggregateError} at the end, so that what failed is tried again later
 */
export const takeInUnlinked = async (
  services: Services,
  sealed: ChannelLinkRow,
  { correlation_id: requestId, traceparent }: Pick<JobRow, "correlation_id" | "traceparent">,
): Promise<{ readonly more: boolean }> => {
  const { database, settings } = services;
  const link = openLink(sealed, database.vault);
  const context = { services, link, requestId, traceparent };
  const isOurs = sharingSecretWith(link, database);
  const until = performance.now() + milliseconds;
  const failures: unknown[] = [];
  let after = beginning;
  while (performance.now() < until) {
    const page = await database.asSystem<Kept>(keptFor({ sender_id: link.sender_id, after }));
    for (const { organization_id, id, link_id, body } of page) {
      after = id;
      if (!(await isOurs(link_id, organization_id === link.organization_id))) continue;
      const contents = callbackReaders[link.provider].read(new TextEncoder().encode(body));
      const items = (contents?.numbers ?? []).flatMap((each) => itemsOfNumber(context, each));
      try {
        await applyItems(items, settings.requestMilliseconds);
        await database.asSystem(removeKept({ organization_id, id }));
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        failures.push(error);
        services.log.warn(
          { err: error, request_id: requestId, sender_id: link.sender_id, kept_id: id },
          "a kept callback could not be taken in; it is tried again later",
        );
      }
    }
    if (page.length === 0 && failures.length > 0)
      throw new AggregateError(failures, `${failures.length} kept callbacks could not be taken in`);
    if (page.length === 0) return { more: false };
  }
  return { more: true };
};

/**
 * Tells if a link has the secret of this one. Each is opened once. One that was removed has no secret any more: what it
 * heard stays its organization's.
 */
const sharingSecretWith = (link: OpenLink, database: Database) => {
  const known = new Map<string, boolean>();
  return async (id: string, isOwn: boolean): Promise<boolean> => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const { link: signer } = await loadLink(database, { id });
    const isShared =
      signer === null ? isOwn : signer.id !== link.id && sharingWith(link, opened([signer], database)).length > 0;
    known.set(id, isShared);
    return isShared;
  };
};
