/** Kinds of assets, as the filter offers them. */
import { keysOf } from "@atlas-messaging/contract";

/** Words by the asset in the name of an audit event. */
export const kinds = {
  agent: "Agents",
  app: "Apps",
  approval: "Approvals",
  channel: "Channels",
  conversation: "Conversations",
  customer: "Customers",
  export: "Exports",
  knowledge: "Knowledge",
  member: "Members",
  message: "Messages",
  organization: "Organization",
  retention: "Retention",
  service_account: "Service accounts and keys",
  operator_session: "Sign-ins",
  template: "Templates",
  voucher: "Vouchers",
  webhook: "Webhooks",
} as const;

export const kindNames = keysOf(kinds);

/** Words for what an event of the audit log has done. A newer word stays as it is. */
const done: { readonly [verb: string]: string } = {
  activate: "activated",
  approve: "approved",
  archive: "archived",
  begin: "begun",
  cancel: "canceled",
  change: "changed",
  clarify: "asked back",
  consent: "consent recorded",
  courtesy: "answered a courtesy",
  create: "created",
  default: "made the default",
  delete: "deleted",
  disable: "switched off",
  dismiss: "dismissed",
  enable: "switched on",
  end: "ended",
  expire: "expired",
  handoff: "handed over to people",
  ingest: "received",
  invite: "invited",
  issue: "issued",
  label: "labels changed",
  note: "note added",
  publish: "published",
  recover: "recovered",
  refresh: "read again",
  remove: "removed",
  renew: "renewed",
  replay: "sent again",
  replay_failed: "failures sent again",
  reply: "answered",
  request: "requested",
  reset: "reset",
  restore: "restored",
  revoke: "revoked",
  rotate: "changed",
  rotate_secret: "secret changed",
  send: "sent",
  status_change: "state changed",
  sync: "compared with the messaging app",
  test: "tested",
  time_out: "too slow to answer",
  unpublish: "taken out of the directory",
  update: "changed",
  upload: "uploaded",
  use: "used",
  wait_notice: "told the customer to wait",
};

const words = (text: string): string => text.replaceAll("_", " ");

/** Returns the name of an audit event in words: `atlas_api.member.password.reset` is "Member: password reset". */
export const changeWords = (name: string): string => {
  const [asset = name, ...rest] = name.replace(/^atlas_api\./, "").split(".");
  const begun = words(asset).replace(/^./, (letter) => letter.toUpperCase());
  const verb = rest.at(-1);
  if (verb === undefined) return begun;
  return `${begun}: ${[...rest.slice(0, -1).map(words), done[verb] ?? words(verb)].join(" ")}`;
};

// Spans of time, as the filter offers them.
const hour = 3_600_000;

export const spans = {
  hour: ["Last hour", hour],
  day: ["Last 24 hours", 24 * hour],
  week: ["Last 7 days", 168 * hour],
  month: ["Last 30 days", 720 * hour],
} as const;

export type Span = keyof typeof spans;

export const spanNames = keysOf(spans);

const minute = 60_000;

/** Returns the beginning of a span, to the minute: a query with a new time is another query. */
export const sinceOf = (span: Span, now: number): string =>
  new Date(Math.floor((now - spans[span][1]) / minute) * minute).toISOString();
