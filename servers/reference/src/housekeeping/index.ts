/** Removes old rows and repairs gaps in small steps, so that no statement takes long. */
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import { day, hour, instantOf, later, minute } from "@atlas-messaging/service/core/time";
import { taskLifetime } from "@atlas-messaging/service/approvals/task";
import { type SQL, sql } from "drizzle-orm";
import type { Services } from "../services/services.ts";
import type { Statement } from "@atlas-messaging/postgres/database";
import { resealing } from "../platform/database/sealing.ts";
import { arg } from "@atlas-messaging/postgres/facts";
import { prepare } from "@atlas-messaging/postgres/queries";
import { boundMark } from "../platform/vault.ts";
import { endAppWebhooks } from "./app-webhooks.ts";
import { EarlierKnowledge } from "./earlier-knowledge.ts";
import { ContentPasses, contentChores } from "./content.ts";
import { pause } from "../outbox/polling.ts";
import { keptForReaders } from "../services/export-files.ts";
import { Horizons, retentionChores } from "./retention.ts";
import { StoredBytes, removeUnusedUploads } from "./stored-bytes.ts";

const everyMilliseconds = minute;

/** The first round waits until a process that starts has answered who waited for it. */
const firstAfterMilliseconds = 10_000;

const batch = 500;

/** Maximum batches per kind and round, so that no kind waits long for another. */
const maxBatches = 20;

/** Time for a self-registered client to get its first consent. */
const unclaimed = 7 * day;

/** Deletes up to `max` matching rows; concurrent processes delete each once. */
const removalFrom = (table: string, condition: SQL) =>
  prepare(sql`
    delete from ${sql.raw(table)} where ctid = any (array(
      select ctid from ${sql.raw(table)} old where ${condition} limit ${arg("max")}))
    returning 1`);

const limit = arg("before");

/** Providers call again for seven days, callers for one. */
const removeKeys = removalFrom(
  "idempotency",
  sql`created_at < ${limit}
      and (operation <> 'callback' or created_at < ${limit}::timestamptz - interval '6 days')`,
);

const removeEarly = removalFrom("early_changes", sql`created_at < ${limit}`);

const removeWindows = removalFrom("limit_windows", sql`touched_at < ${limit}`);

const removeUnlinked = removalFrom("unlinked_callbacks", sql`created_at < ${limit}`);

const removeDeadJobs = removalFrom("outbox", sql`dead_at < ${limit}`);

// Joins by key: the system may read no other column, and so no place of a row.
const removePieces = prepare(sql`
  delete from export_pieces where (organization_id, export_id, position) in (
    select organization_id, export_id, position from export_pieces
    where organization_id = ${arg("organization_id")}::uuid and export_id = ${arg("id")}::uuid limit ${arg("max")})
  returning 1`);

const endedExports = prepare(sql`
  select organization_id::text, id::text from organization_exports ended
  where expires_at <= ${limit}::timestamptz and not exists (
    select from export_pieces where (organization_id, export_id) = (ended.organization_id, ended.id)
      and position = 0 and read_at >= ${arg("given_up")}::timestamptz)
  order by expires_at limit ${arg("max")}`);

const removeReplaced = prepare(sql`
  delete from export_pieces where (organization_id, export_id, position) in (
    select organization_id, export_id, position from export_pieces old
    where read_at < ${limit}::timestamptz and not exists (
      select from organization_exports where (organization_id, id) = (old.organization_id, old.export_id))
    limit ${arg("max")})
  returning 1`);

const endExport = prepare(sql`
  update organization_exports set expires_at = null, status = case status when 'ready' then 'expired' else status end
  where organization_id = ${arg("organization_id")}::uuid and id = ${arg("id")}::uuid
    and expires_at <= ${limit}::timestamptz`);

const removeSessions = removalFrom("operator_sessions", sql`expires_at < ${limit}`);

const removeInvitations = removalFrom("members", sql`status = 'invited' and invitation_expires_at < ${limit}`);

const removeTokens = removalFrom("credentials", sql`kind = 'oauth' and expires_at < ${limit}`);

const removeCodes = removalFrom("oauth_consents", sql`code_used_at is null and code_expires_at < ${limit}`);

// A used refresh token reveals replays as long as its consent has live tokens.
const removeRefreshTokens = prepare(sql`
  delete from oauth_refresh_tokens where ctid = any (array(
    select token.ctid from oauth_consents consent join oauth_refresh_tokens token
      on (token.organization_id, token.consent_id) = (consent.organization_id, consent.id)
    where consent.code_used_at < ${limit} and (consent.revoked_at < ${limit} or not exists (
      select from oauth_refresh_tokens other
      where (other.organization_id, other.consent_id) = (consent.organization_id, consent.id)
        and other.expires_at >= ${limit}))
    limit ${arg("max")}))
  returning 1`);

const removeConsents = removalFrom(
  "oauth_consents",
  sql`code_used_at < ${limit} and coalesce(revoked_at, code_used_at) < ${limit} and not exists (
    select from oauth_refresh_tokens token
    where (token.organization_id, token.consent_id) = (old.organization_id, old.id))`,
);

const removeClients = removalFrom(
  "oauth_clients",
  sql`created_at < ${limit} and not exists (select from apps where apps.client_id = old.client_id)`,
);

const expired = prepare(sql`
  select id::text from organizations where expires_at < ${limit} and forgotten_at is null order by expires_at limit ${arg("max")}`);

const forget = prepare(sql`
  select atlas_forget_organization(${arg("id")}::uuid, ${limit}::timestamptz, ${arg("max")}::int) as removed`);

export interface Housekeeping {
  stop(): void;
}

/** A part of housekeeping. It does a bounded amount at a time, and tells if there is more. */
interface Chore {
  readonly name: string;
  readonly act: () => Promise<boolean | void>;
}

/** Runs housekeeping soon and every minute, until stopped. Processes do not get in each other's way. */
export const keepHouse = (services: Services): Housekeeping => {
  let [keeping, stopped] = [false, false];
  const memory = {
    earlier: new EarlierKnowledge(),
    horizons: new Horizons(),
    passes: new ContentPasses(),
    bytes: new StoredBytes(),
  };
  const keep = async (): Promise<void> => {
    if (keeping) return;
    keeping = true;
    await keepOn(services, memory, () => stopped);
    keeping = false;
  };
  const timer = setInterval(() => void keep(), everyMilliseconds);
  const first = setTimeout(() => void keep(), firstAfterMilliseconds);
  return {
    stop: () => {
      stopped = true;
      clearTimeout(first);
      clearInterval(timer);
    },
  };
};

/** Facts that a process remembers from round to round. */
interface Memory {
  readonly earlier: EarlierKnowledge;
  readonly horizons: Horizons;
  readonly passes: ContentPasses;
  readonly bytes: StoredBytes;
}

/** Goes on with what has more, for a minute at most, and rests after each step for as long as it took. */
export const keepOn = async (services: Services, memory: Memory, stopping: () => boolean): Promise<void> => {
  const until = performance.now() + everyMilliseconds;
  let left = choresOf(services, memory);
  while (left.length > 0 && !stopping() && performance.now() < until) {
    const begun = performance.now();
    left = await workThrough(services, left);
    if (left.length > 0) await pause(performance.now() - begun);
  }
};

/** Runs one round of housekeeping, with a limit per kind. Failures are retried in the next. */
export const keepHouseOnce = async (
  services: Services,
  earlier = new EarlierKnowledge(),
  horizons = new Horizons(),
  passes = new ContentPasses(),
  bytes = new StoredBytes(),
): Promise<void> => void (await workThrough(services, choresOf(services, { earlier, horizons, passes, bytes })));

/** Runs chores one after the other, and returns those that have more to do. */
const workThrough = async ({ logger, metrics }: Services, chores: readonly Chore[]): Promise<readonly Chore[]> => {
  const left: Chore[] = [];
  for (const chore of chores) {
    try {
      const more = (await chore.act()) === true;
      metrics.housekept(chore.name, more);
      if (more) left.push(chore);
    } catch (error) {
      metrics.housekept(chore.name, true);
      logger.warn({ err: error, chore: chore.name }, "housekeeping failed; it goes on in a minute");
    }
  }
  return left;
};

const choresOf = (services: Services, { earlier, horizons, passes, bytes }: Memory): readonly Chore[] => {
  const { settings, clock } = services;
  const ago = (milliseconds: number): Instant => later(instantOf(clock), -milliseconds);
  const kept = ago(settings.retentionDays * day);
  const removing = (name: string, removal: Removal, before: Instant): Chore => ({
    name,
    act: () => removeAll(services, removal, before),
  });
  return [
    removing("idempotency", removeKeys, ago(day)),
    removing("limits", removeWindows, ago(10 * minute)),
    ...retentionChores(services, horizons),
    ...contentChores(services, passes),
    // Providers, too, keep a callback for seven days.
    removing("unlinked_callbacks", removeUnlinked, ago(7 * day)),
    removing("early_changes", removeEarly, ago(7 * day)),
    removing("dead_jobs", removeDeadJobs, kept),
    { name: "exports", act: () => removeFiles(services, { before: ago(0), given_up: ago(keptForReaders) }) },
    removing("replaced_exports", removeReplaced, ago(keptForReaders)),
    { name: "media", act: () => bytes.removeLost(services, ago(hour)) },
    { name: "unused_uploads", act: () => removeUnusedUploads(services) },
    { name: "stored_bytes", act: () => bytes.join(services) },
    // Kept for one more day, in which clients hear that they have expired.
    removing("sessions", removeSessions, ago(day)),
    // A refreshed token finds the tasks of those before it by their owner.
    removing("oauth_tokens", removeTokens, ago(taskLifetime)),
    removing("oauth_codes", removeCodes, ago(day)),
    removing("refresh_tokens", removeRefreshTokens, kept),
    removing("consents", removeConsents, kept),
    removing("invitations", removeInvitations, kept),
    { name: "app_webhooks", act: () => endAppWebhooks(services) },
    removing("clients", removeClients, ago(unclaimed)),
    { name: "expired_organizations", act: () => forgetExpired(services, ago(hour)) },
    { name: "sealing", act: () => sealWithNewest(services) },
    { name: "knowledge", act: () => earlier.enqueueSome(services) },
    { name: "deliveries_before_0038", act: () => fillSome(services) },
  ];
};

type Removal = (args: { readonly before: Instant; readonly max: number }) => Statement;

const removeAll = async ({ database }: Services, removal: Removal, before: Instant): Promise<boolean> => {
  for (let round = 0; round < maxBatches; round++) {
    const removed = await database.asSystem(removal({ before, max: batch }));
    if (removed.length < batch) return false;
  }
  return true;
};

/** For short rows of which there are many. */
const rowBatch = 5_000;

/** Fills 100,000 a round. Processes of the version before may still make such rows. */
const fillSome = async ({ database }: Services): Promise<boolean> => {
  for (let round = 0; round < maxBatches; round++) {
    const filled = await database.asSystem(fillDeliveries({ max: rowBatch }));
    if (filled.length < rowBatch) return false;
  }
  return true;
};

/** Removes files of exports that have ended and that nobody is downloading. */
const removeFiles = async (
  { database }: Services,
  { before, given_up }: { readonly before: Instant; readonly given_up: Instant },
): Promise<boolean> => {
  let batches = 0;
  for (const ended of await database.asSystem<ExportKey>(endedExports({ before, given_up, max: maxBatches }))) {
    for (let removed = batch; removed === batch; batches++) {
      if (batches >= maxBatches) return true;
      removed = (await database.asSystem(removePieces({ ...ended, max: batch }))).length;
    }
    await database.asTenant(ended.organization_id, endExport({ ...ended, before }));
  }
  return false;
};

type ExportKey = { readonly organization_id: string; readonly id: string };

/** Deletes expired sandbox organizations with all their rows. */
const forgetExpired = async ({ database, logger }: Services, before: Instant): Promise<boolean> => {
  let batches = 0;
  for (const { id } of await database.asSystem<{ id: string }>(expired({ before, max: batch }))) {
    for (let removed = 1; removed > 0; batches++) {
      if (batches >= maxBatches) return true;
      const [found] = await database.asSystem<{ removed: number }>(forget({ id, before, max: batch }));
      removed = found?.removed ?? 0;
    }
    logger.info({ organization_id: id }, "expired organization removed");
  }
  return false;
};

/** Reseals secrets with the newest key, so that older keys can be removed. */
const sealWithNewest = async ({ database, logger }: Services): Promise<void> => {
  const { vault } = database;
  for (const column of resealing(boundMark)) {
    const found = await column.find(database, { not: vault.newest, after: null, max: batch });
    await column.replace(database, found, (sealed, at) => vault.seal(vault.open(sealed, at), at), logger);
  }
};

/**
 * Copies conversation and request of events into deliveries of versions before 0038. A delivery whose attempt ends just
 * now is left to the next round.
 */
const fillDeliveries = prepare(sql`
  update webhook_deliveries delivery
  set conversation_id = event.conversation_id, correlation_id = event.correlation_id
  from events event
  where delivery.ctid = any (array(
      select ctid from webhook_deliveries where correlation_id is null limit ${arg("max")} for update skip locked))
    and (event.organization_id, event.id) = (delivery.organization_id, delivery.event_row_id)
  returning 1`);
