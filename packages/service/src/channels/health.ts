import { type Change, update } from "../core/changes.ts";
import { dueAgain, finish } from "../core/jobs.ts";
import type { Facts } from "../core/outcome.ts";
import { audit, emit, enqueue } from "../core/records.ts";
import type { ChannelHealth, ChannelLinkRow, ChannelRow, ProviderWords } from "../rows/channels.ts";
import { sentenceOf } from "./provider-errors.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import { later, minute, second } from "../core/time.ts";
import type { ChannelCheck } from "../pipeline/services.ts";

/** Facts that the conclusion of a check depends on. */
export interface CheckFacts extends Facts {
  readonly job: JobRow;
  readonly channel: ChannelRow;
  readonly organization: OrganizationRow;
  /** Link of the channel to its provider; null if it needs none. */
  readonly link: ChannelLinkRow | null;
  /** True if the channel has ever carried a message. */
  readonly carried: boolean;
}

const interval = minute;

const slowFrom = 2 * second;

const unreachableFrom = 3;

const maxMessageLength = 500;

/** Enqueues a channel's first check. Each check schedules the next. */
export const enqueueCheck = (facts: Facts, channelId: Id): Change =>
  enqueue(facts, { kind: "check_channel", subject_id: channelId, due_at: later(facts.now, interval) });

/** Tells if a channel is still checked. Channels of an expired organization are not. */
export const isChecked = (organization: OrganizationRow | null, now: Instant): organization is OrganizationRow =>
  organization !== null && !hasExpired(organization, now);

/** Records a check's result and schedules the next, unless the organization expires before it. */
export const concludeCheck = (facts: CheckFacts, check: ChannelCheck): Change[] => [
  nextCheck(facts),
  ...takeCheck(facts, facts.channel, check, facts.carried).changes,
  ...learnNumber(facts.link, check),
];

/** Keeps the number that a provider tells, by which its notices name the channel. */
export const learnNumber = (link: ChannelLinkRow | null, { number }: ChannelCheck): readonly Change[] => {
  if (!link || number === undefined || number === link.display_number) return [];
  const { organization_id, id, display_number } = link;
  return [update("channel_links", { organization_id, id, display_number }, { display_number: number })];
};

/** Takes over what a check found, scheduled or asked for by an operator. */
export const takeCheck = (
  facts: Facts,
  channel: ChannelRow,
  check: ChannelCheck,
  carried: boolean,
): { readonly channel: ChannelRow; readonly changes: readonly Change[] } => {
  const { organization_id, id, status, last_health_check, disconnected_at } = channel;
  const health = healthAfter(channel.health, check);
  const changed = { status: statusAfter(channel, health, carried), health, last_health_check: facts.now };
  const after = { ...channel, ...changed };
  const isNews = changed.status !== status || health.state !== channel.health.state;
  return {
    channel: after,
    changes: [
      update("channels", { organization_id, id, status, last_health_check, disconnected_at }, changed),
      ...(isNews ? announce(facts, channel, after, "health") : []),
    ],
  };
};

/** Audits a change of a channel's status or health, and emits its event. */
export const announce = (
  facts: Facts,
  before: ChannelRow,
  after: ChannelRow,
  cause: "health" | "operator",
): readonly Change[] => [
  audit(
    facts,
    `atlas_api.channel.${cause === "health" ? "health" : "status"}.change`,
    after.id,
    auditedChange(before, after),
  ),
  ...emit(facts, ["channel.status_changed"], null, {
    channel: after.channel,
    channel_id: after.id,
    display_name: after.display_name,
    status: after.status,
    previous_status: before.status,
    health: presentHealth(after),
    cause,
  }),
];

/** Presents the health of a channel. */
export const presentHealth = ({ health }: Pick<ChannelRow, "health">) => ({
  ...health,
  provider_error: health.provider_error ?? undefined,
});

type ChannelState = Pick<ChannelRow, "status" | "health">;

const auditedChange = (before: ChannelState, after: ChannelState) => ({
  before: { status: before.status, health: before.health.state },
  after: { status: after.status, health: after.health.state },
});

/** One failure degrades a channel, the third in a row makes it unreachable, and one good answer heals it. */
export const healthAfter = (before: ChannelHealth, { ok, latencyMs, message }: ChannelCheck): ChannelHealth => {
  const { provider_error: words } = before;
  // A locked or unpaid account lets its number be read.
  if (ok && words) return { ...refusedHealth(words), latency_ms: Math.max(0, Math.round(latencyMs)) };
  if (!ok) {
    const failures = before.consecutive_failures + 1;
    return {
      state: failures >= unreachableFrom ? "unreachable" : "degraded",
      latency_ms: null,
      consecutive_failures: failures,
      message: (message ?? "The messaging app does not answer.").slice(0, maxMessageLength),
      ...(words && { provider_error: words }),
    };
  }
  const latency = Math.max(0, Math.round(latencyMs));
  const slow = latency >= slowFrom;
  return {
    state: slow ? "degraded" : "healthy",
    latency_ms: latency,
    consecutive_failures: 0,
    message: slow ? `The messaging app took ${latency} ms to answer.` : null,
  };
};

const refusedHealth = (words: ProviderWords): ChannelHealth => ({
  state: "degraded",
  latency_ms: null,
  consecutive_failures: 0,
  message: sentenceOf(words).slice(0, maxMessageLength),
  provider_error: words,
});

/** Says at once that a provider refuses a channel's messages, or its account, and why. */
export const refuseChannel = (facts: Facts, channel: ChannelRow, words: ProviderWords): readonly Change[] => {
  const { provider_error: known } = channel.health;
  const isKnown = known?.code === words.code && known?.title === words.title;
  return isKnown ? [] : changeHealth(facts, channel, { ...channel.health, ...refusedHealth(words) });
};

/** Ends what a provider said against a channel: it took a message, or says that it is over. */
export const acceptChannel = (facts: Facts, channel: ChannelRow): readonly Change[] => {
  const { provider_error: known, ...health } = channel.health;
  return known ? changeHealth(facts, channel, { ...health, state: "healthy", message: null }) : [];
};

const changeHealth = (facts: Facts, channel: ChannelRow, health: ChannelHealth): readonly Change[] => {
  const { organization_id, id, status, last_health_check, disconnected_at } = channel;
  return [
    update("channels", { organization_id, id, status, last_health_check, disconnected_at }, { health }),
    ...announce(facts, channel, { ...channel, health }, "health"),
  ];
};

/** Tells if a good and quick answer would change neither the status of a channel nor its health. */
export const staysAsItIs = (channel: ChannelRow, carried: boolean): boolean => {
  const health = healthAfter(channel.health, { ok: true, latencyMs: 0 });
  return health.state === channel.health.state && statusAfter(channel, health, carried) === channel.status;
};

/** The third failure in a row disconnects the channel. The first good answer restores it, unless an operator disconnected it. */
const statusAfter = (
  { status: before, disconnected_at }: ChannelRow,
  health: ChannelHealth,
  carried: boolean,
): ChannelRow["status"] => {
  if (health.state === "unreachable" || disconnected_at !== null) return "disconnected";
  if (before === "active" || health.consecutive_failures > 0) return before;
  return carried ? "active" : "connected";
};

/** Schedules the next check a minute after this one was due. If that has passed, a minute from now. */
const nextCheck = ({ job, organization, now }: CheckFacts): Change => {
  const inStep = later(job.due_at, interval);
  const dueAt = inStep > now ? inStep : later(now, interval);
  if (hasExpired(organization, dueAt)) return finish(job);
  return dueAgain(job, dueAt);
};

const hasExpired = ({ expires_at }: OrganizationRow, at: Instant): boolean => expires_at !== null && expires_at <= at;

/** Enqueues taking in what customers wrote to a number before it was linked. */
export const enqueueTakeIn = (facts: Facts, channelId: Id): Change =>
  enqueue(facts, { kind: "take_in_messages", subject_id: channelId });

/** Enqueues the hourly comparison of a channel's templates. It also submits drafts. */
export const enqueueTemplateSync = (facts: Facts, channelId: Id): Change =>
  enqueue(facts, { kind: "sync_templates", subject_id: channelId });

/** Enqueues one comparison now, beside the hourly ones. */
export const enqueueTemplateComparison = (facts: Facts, channelId: Id): Change =>
  enqueue(facts, { kind: "sync_templates", subject_id: channelId, detail: { once: true } });
