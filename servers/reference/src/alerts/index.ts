/** Tells organizations of the states that they have chosen: each once, those of one minute together. */
import { type AlertChoiceRow, minute } from "@atlas-messaging/domain";
import { instantOf } from "@atlas-messaging/pipeline";
import type { Services } from "../pipeline/services.ts";
import { placeOf } from "../platform/database/index.ts";
import type { Mailer } from "../platform/mailer.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { type Alert, alertStatements, loadChoices } from "./load.ts";
import { type AlertMessage, alertMessageOf } from "./text.ts";

export interface Ways {
  readonly mailer: Mailer | null;
  readonly outgoing: OutgoingHttp;
}

const everyMilliseconds = minute;
const maxPages = 1_000;
const first = "00000000-0000-0000-0000-000000000000";

/** Looks every minute, until stopped. Processes do not tell an alert twice. */
export const keepAlerting = (services: Services, ways: Ways): { stop(): void } => {
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void alertOnce(services, ways)
      .catch((error: unknown) =>
        services.logger.warn({ err: error }, "looking for alerts failed; it goes on in a minute"),
      )
      .finally(() => (looking = false));
  }, everyMilliseconds);
  return { stop: () => clearInterval(timer) };
};

/** Looks once at all organizations. */
export const alertOnce = async (services: Services, ways: Ways): Promise<void> => {
  let after = first;
  for (let page = 0; page < maxPages; page += 1) {
    const { choices } = await loadChoices(services.database, { after });
    for (const choice of choices) await alertOf(services, ways, choice);
    const last = choices.at(-1)?.organization_id;
    if (last === undefined) return;
    after = last;
  }
};

const alertOf = async (services: Services, { mailer, outgoing }: Ways, choice: AlertChoiceRow): Promise<void> => {
  const { database, settings, hosts, sendsMail = false } = services;
  const { organization_id: id, kinds, emails, webhook_url } = choice;
  const now = instantOf(services.clock);
  await database.asTenant(id, alertStatements.keep(id, kinds, now, settings.quotas));
  const ways = { mails: sendsMail && mailer !== null && emails.length > 0, posts: webhook_url !== null };
  const claimed = await database.asTenant<{ alert: Alert }>(id, alertStatements.claim(id, now, ways));
  if (claimed.length === 0) return;
  const alerts = claimed.map(({ alert }) => alert);
  const organization = await nameOf(services, id);
  const notify = (those: readonly Alert[], by: (message: AlertMessage) => Promise<boolean>) =>
    those.length === 0 ? Promise.resolve(true) : by(alertMessageOf(those, organization, hosts.console));
  const unmailed = alerts.filter(({ mailed }) => !mailed);
  const unposted = alerts.filter(({ posted }) => !posted);
  if (ways.mails && (await notify(unmailed, (message) => mailed(services, mailer, emails, message)))) {
    await database.asTenant(id, alertStatements.settle(id, unmailed, { mailed: true, posted: false }));
  }
  const post = (message: AlertMessage) => posted(services, outgoing, choice, message);
  if (ways.posts && (await notify(unposted, post))) {
    await database.asTenant(id, alertStatements.settle(id, unposted, { mailed: false, posted: true }));
  }
};

const nameOf = async ({ database }: Services, id: string): Promise<string> => {
  const named = { text: "select name from organizations where id = $1::uuid", values: [id] };
  const [found] = await database.asTenant<{ name: string }>(id, named);
  return found?.name ?? "Atlas";
};

const mailed = async (
  { logger }: Services,
  mailer: Mailer | null,
  to: readonly string[],
  { subject, text }: AlertMessage,
): Promise<boolean> => {
  try {
    await mailer?.send({ to, subject, text });
    return true;
  } catch (error) {
    logger.warn({ err: error }, "an alert could not be mailed; it is tried again");
    return false;
  }
};

const maxResponseBytes = 65_536;

const posted = async (
  { database, logger }: Services,
  outgoing: OutgoingHttp,
  { webhook_url, ...row }: AlertChoiceRow,
  { subject, text }: AlertMessage,
): Promise<boolean> => {
  const url = database.vault.open(webhook_url ?? "", placeOf("alert_choices", "webhook_url", row));
  const body = new TextEncoder().encode(JSON.stringify({ text: `*${subject}*\n${text}` }));
  const answer = await outgoing.post(url, { headers: { "content-type": "application/json" }, body, maxResponseBytes });
  if (answer.error === undefined && answer.status >= 200 && answer.status < 300) return true;
  logger.warn(
    { host: row.webhook_host, answer: answer.error ?? answer.status },
    "an alert was not taken; it is tried again",
  );
  return false;
};
