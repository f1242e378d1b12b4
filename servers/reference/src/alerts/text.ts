/** Words of alerts: one line for each kind, with a number and a link. */
import type { AlertKind } from "@atlas-messaging/domain";

interface Words {
  readonly one: string;
  readonly many: string;
  /** Path in the console's API that shows them. */
  readonly path: string;
}

const words: { readonly [Kind in AlertKind]: Words } = {
  webhook_disabled: {
    one: "webhook was disabled",
    many: "webhooks were disabled",
    path: "/operator/developers/webhooks",
  },
  webhook_failing: {
    one: "webhook has failed for an hour",
    many: "webhooks have failed for an hour",
    path: "/operator/developers/webhooks",
  },
  channel_refused: { one: "channel is refused", many: "channels are refused", path: "/operator/channels" },
  template_rejected: { one: "template was rejected", many: "templates were rejected", path: "/operator/templates" },
  approval_waiting: {
    one: "action waits for a decision",
    many: "actions wait for a decision",
    path: "/operator/approvals",
  },
  handoff_waiting: {
    one: "conversation waits for a person",
    many: "conversations wait for a person",
    path: "/operator/conversations",
  },
  job_set_aside: { one: "job failed for good", many: "jobs failed for good", path: "/operator/overview" },
  limit_near: { one: "limit is nearly reached", many: "limits are nearly reached", path: "/operator/limits" },
  key_expiring: {
    one: "key expires within a week",
    many: "keys expire within a week",
    path: "/operator/developers/service-accounts",
  },
  deprecated_in_use: {
    one: "deprecated operation is in use",
    many: "deprecated operations are in use",
    path: "/operator/overview",
  },
};

export interface Told {
  readonly subject: string;
  readonly text: string;
}

/** Groups alerts of one moment into one text. */
export const textOf = (
  alerts: readonly { readonly kind: AlertKind }[],
  organization: string,
  consoleUrl: string,
): Told => {
  const lines = Array.from(
    Map.groupBy(alerts, ({ kind }) => kind),
    ([kind, { length }]) => {
      const { one, many, path } = words[kind];
      return { says: `${length} ${length === 1 ? one : many}`, link: `${consoleUrl}${path}` };
    },
  );
  const [first] = lines;
  const more = lines.length > 1 ? ` and ${lines.length - 1} more` : "";
  return {
    subject: `${organization}: ${first?.says ?? ""}${more}`,
    text: lines.map(({ says, link }) => `${says}: ${link}`).join("\n"),
  };
};
