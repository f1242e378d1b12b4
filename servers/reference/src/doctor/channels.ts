/** Asks the provider of each linked channel, with the channel's own credentials. */
import { channelProviders } from "../channel-providers/registry.ts";
import { askChannel } from "../jobs/provider-jobs.ts";
import { loadChannel } from "../jobs/load.ts";
import { type Database, VaultError } from "@atlas-messaging/postgres/database";
import type { FailureCode } from "@atlas-messaging/service/channels/provider-errors";
import { createLogger } from "../platform/logger.ts";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import { trustedCertificates } from "../platform/own-authority.ts";
import type { Settings } from "../settings.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";
import { decodeInstant } from "@atlas-messaging/service/core/facts.sql";

/** A check takes up to five seconds. */
const atOnce = 8;
const maxAsked = 200;

interface Linked {
  readonly organization_id: string;
  readonly id: string;
  /** Name of the organization. */
  readonly owner: string;
}

export const channelFindings = async (database: Database, settings: Settings): Promise<readonly Finding[]> => {
  const linked = await database.asSystem<Linked>({
    text: `select link.organization_id::text, link.id::text, organization.name as owner
      from channel_links link join organizations organization on organization.id = link.organization_id
      order by link.organization_id, link.id limit ${maxAsked + 1}`,
    values: [],
  });
  if (linked.length === 0) return [ok("channels", "None is linked to a provider.")];
  const asked = linked.slice(0, maxAsked);
  const { allowLoopbackTargets: allowLoopback, allowedTargets: allowed } = settings;
  const trusted = trustedCertificates(settings.extraCertificates);
  const outgoing = createOutgoingHttp({ allowLoopback, allowed, trustedCertificates: trusted });
  const ask = askerOf(database, channelProviders(outgoing));
  try {
    const found: (Finding | null | undefined)[] = [];
    for (let from = 0; from < asked.length; from += atOnce) {
      found.push(...(await Promise.all(asked.slice(from, from + atOnce).map(ask))));
    }
    return summaryOf(
      found.filter((each) => each !== undefined),
      linked.length > maxAsked,
    );
  } finally {
    outgoing.close();
  }
};

/** Returns a problem, null for a channel that works, or undefined for one that is not asked. */
const askerOf = (database: Database, providers: ReturnType<typeof channelProviders>) => {
  const logger = createLogger("silent");
  return async ({ organization_id, id, owner }: Linked): Promise<Finding | null | undefined> => {
    const { channel, link } = await loadChannel(database, organization_id, { id });
    // An operator has disconnected it, so nothing goes over it.
    if (!channel || channel.disconnected_at !== null) return undefined;
    const name = `${channel.display_name} (${id}) of ${owner} (${organization_id})`;
    try {
      const check = await askChannel({ logger, database }, providers, { channel, link });
      const { waiting, refused } = await loadWaiting(database, { organization_id, id });
      if (!check.ok)
        return problem(
          "channels",
          `${name}: ${check.message ?? "Its provider does not answer."} ${messages(waiting)} for it.`,
        );
      return refused === 0 ? null : problem("channels", `${name}: ${refusesSends} ${messages(refused)} for it.`);
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      return problem("channels", `${name}: Its credentials cannot be opened with the keys of these settings.`);
    }
  };
};

/** Providers let a locked or unpaid account read its number. */
const refusesSends = "The messaging app takes the credentials and refuses messages: check account, payment and rights.";

const maxCounted = 10_000;

const messages = (count: number): string => {
  if (count === 1) return "1 message waits";
  return `${count === maxCounted ? `${count} or more` : count} messages wait`;
};

interface Waiting {
  readonly waiting: number;
  readonly refused: number;
}

/** Counts a channel's messages that wait, and those that it refused. They are put off, so no queue looks late. */
const loadWaiting = async (database: Database, { organization_id, id }: Omit<Linked, "owner">): Promise<Waiting> => {
  const [found] = await database.asTenant<Waiting>(organization_id, {
    text: `select count(*)::int as waiting, count(*) filter (where last_error = $3::text)::int as refused from (
      select job.last_error from outbox job
        join messages message on (message.organization_id, message.id) = (job.organization_id, job.subject_id)
        join conversations conversation
          on (conversation.organization_id, conversation.id) = (message.organization_id, message.conversation_id)
      where job.organization_id = $1::uuid and job.kind = 'send_message' and conversation.channel_id = $2::uuid
      limit ${maxCounted}) waits`,
    values: [organization_id, id, "channel_refused" satisfies FailureCode],
  });
  return found ?? { waiting: 0, refused: 0 };
};

const summaryOf = (found: readonly (Finding | null)[], isCut: boolean): readonly Finding[] => {
  const problems = found.filter((each) => each !== null);
  const cut = isCut ? [warning("channels", `Only the first ${maxAsked} were asked.`)] : [];
  if (problems.length > 0) return [...problems, ...cut];
  if (found.length === 0) return [ok("channels", "Operators disconnected all that are linked."), ...cut];
  const text = `${found.length} are linked, and their providers take the credentials.`;
  return [ok("channels", found.length === 1 ? "1 is linked, and its provider takes the credentials." : text), ...cut];
};

/** Numbers that are named at most. */
const maxUnlinked = 20;

type Unlinked = { readonly sender_id: string; readonly messages: number; readonly since: string };

/** Names the numbers that customers write to and nobody linked. */
export const unlinkedFindings = async (database: Database): Promise<readonly Finding[]> => {
  const found = await database.asSystem<Unlinked>({
    text: `select sender_id, sum(messages)::int as messages, to_json(min(created_at)) #>> '{}' as since
      from unlinked_callbacks group by sender_id order by 2 desc, 1 limit ${maxUnlinked}`,
    values: [],
  });
  return found.map(({ sender_id, messages: kept, since }) => {
    const count = kept === 1 ? "1 message" : `${kept} messages`;
    const told = `Customers write to ${sender_id}, which nobody linked: ${count} since ${decodeInstant(since)}.`;
    return warning("numbers", `${told} Link it within seven days, and they are taken in.`);
  });
};
