/** Words of alerts: one line for each kind, with a number and a link. */
import type { AlertKind, Id } from "@atlas-messaging/domain";

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
