/** Tells organizations of the states that they have chosen: each once, those of one minute together. */
import type { AlertChoiceRow, AlertKind } from "@atlas-messaging/service/rows/organizations";
import { instantOf, minute } from "@atlas-messaging/service/core/time";
import type { Services } from "../services/services.ts";
import { placeOf } from "@atlas-messaging/service/core/sealed-columns";
import type { Mailer } from "../platform/mailer.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { type Alert, alertStatements, loadChoices } from "./load.ts";
import type { Id } from "@atlas-messaging/service/rows/primitives";

export interface Ways {
  readonly mailer: Mailer | null;
  readonly outgoing: OutgoingHttp;
}

const everyMilliseconds = minute;

const maxPages = 1_000;

const firstId = "00000000-0000-0000-0000-000000000000";

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
  let after = firstId;
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

// Words of alerts: one line for each kind, with a number and a link.

interface Words {
  readonly one: string;
  readonly many: string;
  /** Page of the console that shows them. */
  readonly page: string;
  /** Parameter of the page that opens one of them. */
  readonly opens?: string;
}

const words: { readonly [Kind in AlertKind]: Words } = {
  webhook_disabled: { one: "webhook was disabled", many: "webhooks were disabled", page: "webhooks", opens: "webhook" },
  webhook_failing: {
    one: "webhook has failed for an hour",
    many: "webhooks have failed for an hour",
    page: "webhooks",
    opens: "webhook",
  },
  channel_refused: { one: "channel is refused", many: "channels are refused", page: "channels", opens: "channel" },
  template_rejected: {
    one: "template was rejected",
    many: "templates were rejected",
    page: "templates?status=rejected",
    opens: "template",
  },
  approval_waiting: {
    one: "action waits for a decision",
    many: "actions wait for a decision",
    page: "approvals",
    opens: "approval",
  },
  handoff_waiting: {
    one: "conversation waits for a person",
    many: "conversations wait for a person",
    page: "inbox?view=handed_off",
    opens: "conversation",
  },
  job_set_aside: { one: "job failed for good", many: "jobs failed for good", page: "today" },
  limit_near: { one: "limit is nearly reached", many: "limits are nearly reached", page: "settings?part=limits" },
  key_expiring: { one: "key expires within a week", many: "keys expire within a week", page: "keys" },
  deprecated_in_use: {
    one: "deprecated operation is in use",
    many: "deprecated operations are in use",
    page: "requests",
  },
  cap_reached: { one: "spending cap holds messages", many: "spending caps hold messages", page: "costs" },
};

export interface AlertMessage {
  readonly subject: string;
  readonly text: string;
}

/** Address of the console's page of a kind, opened at one of its subjects. */
const linkOf = (consoleUrl: string, kind: AlertKind, subject: Id | null): string => {
  const { page, opens } = words[kind];
  const link = new URL(`${consoleUrl}/console/${page}`);
  if (subject !== null && opens !== undefined) link.searchParams.set(opens, subject);
  return link.href;
};

/** Groups alerts of one moment into one text. */
export const alertMessageOf = (
  alerts: readonly { readonly kind: AlertKind; readonly subject_id: Id }[],
  organization: string,
  consoleUrl: string,
): AlertMessage => {
  const lines = Array.from(
    Map.groupBy(alerts, ({ kind }) => kind),
    ([kind, those]) => {
      const { one, many } = words[kind];
      const [only, ...others] = those;
      const isOne = only !== undefined && others.length === 0;
      return {
        says: `${those.length} ${isOne ? one : many}`,
        link: linkOf(consoleUrl, kind, isOne ? only.subject_id : null),
      };
    },
  );
  const [first] = lines;
  const more = lines.length > 1 ? ` and ${lines.length - 1} more` : "";
  return {
    subject: `${organization}: ${first?.says ?? ""}${more}`,
    text: lines.map(({ says, link }) => `${says}: ${link}`).join("\n"),
  };
};
