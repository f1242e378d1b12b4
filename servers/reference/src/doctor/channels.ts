/** Asks the provider of each linked channel, with the channel's own credentials. */
import { channelProviders } from "../channel-providers/registry.ts";
import { askChannel } from "../jobs/provider-jobs.ts";
import { loadChannel } from "../jobs/load.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { createLogger } from "../platform/logger.ts";
import { createOutgoingHttp } from "../platform/outgoing-http.ts";
import type { Settings } from "../settings.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** A check takes up to five seconds. */
const atOnce = 8;
const maxAsked = 200;

interface Linked {
  readonly organization_id: string;
  readonly id: string;
}

export const channelFindings = async (database: Database, settings: Settings): Promise<readonly Finding[]> => {
  const linked = await database.asSystem<Linked>({
    text: `select organization_id::text, id::text from channel_links order by organization_id, id limit ${maxAsked + 1}`,
    values: [],
  });
  if (linked.length === 0) return [ok("channels", "None is linked to a provider.")];
  const asked = linked.slice(0, maxAsked);
  const { allowLoopbackTargets: allowLoopback, allowedTargets: allowed } = settings;
  const outgoing = createOutgoingHttp({ allowLoopback, allowed });
  const ask = askerOf(database, channelProviders(outgoing));
  try {
    const found: (Finding | null)[] = [];
    for (let from = 0; from < asked.length; from += atOnce) {
      found.push(...(await Promise.all(asked.slice(from, from + atOnce).map(ask))));
    }
    return summaryOf(found, linked.length > maxAsked);
  } finally {
    outgoing.close();
  }
};

/** Returns a problem, or null for a channel that works. */
const askerOf = (database: Database, providers: ReturnType<typeof channelProviders>) => {
  const logger = createLogger("silent");
  return async ({ organization_id, id }: Linked): Promise<Finding | null> => {
    const { channel, link } = await loadChannel(database, organization_id, { id });
    // An operator has disconnected it, so nothing goes over it.
    if (!channel || channel.disconnected_at !== null) return null;
    const name = `${channel.display_name} (${id})`;
    try {
      const check = await askChannel({ logger, database }, providers, { channel, link });
      if (check.ok) return null;
      const refusal = `${name}: ${check.message ?? "Its provider does not answer."}`;
      return problem("channels", `${refusal} ${await waitingFor(database, { organization_id, id })}`);
    } catch {
      return problem("channels", `${name}: Its credentials cannot be opened with the keys of these settings.`);
    }
  };
};

const maxCounted = 10_000;

/** Messages of a refused channel are put off again and again, so no queue looks late. */
const waitingFor = async (database: Database, { organization_id, id }: Linked): Promise<string> => {
  const [{ waiting } = { waiting: 0 }] = await database.asTenant<{ waiting: number }>(organization_id, {
    text: `select count(*)::int as waiting from (
      select from outbox job
        join messages message on (message.organization_id, message.id) = (job.organization_id, job.subject_id)
        join conversations conversation
          on (conversation.organization_id, conversation.id) = (message.organization_id, message.conversation_id)
      where job.organization_id = $1::uuid and job.kind = 'send_message' and conversation.channel_id = $2::uuid
      limit ${maxCounted}) waits`,
    values: [organization_id, id],
  });
  const many = waiting === maxCounted ? `${waiting} or more` : String(waiting);
  return waiting === 1 ? "1 message waits for it." : `${many} messages wait for it.`;
};

const summaryOf = (found: readonly (Finding | null)[], isCut: boolean): readonly Finding[] => {
  const problems = found.filter((each) => each !== null);
  const cut = isCut ? [warning("channels", `Only the first ${maxAsked} were asked.`)] : [];
  if (problems.length > 0) return [...problems, ...cut];
  const text = `${found.length} are linked, and their providers take the credentials.`;
  return [ok("channels", found.length === 1 ? "1 is linked, and its provider takes the credentials." : text), ...cut];
};
