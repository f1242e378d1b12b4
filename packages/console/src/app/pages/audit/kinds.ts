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

const words = (text: string): string => text.replaceAll("_", " ");

/** Returns the name of an audit event in words: `atlas_api.member.password.reset` is "Member: password reset". */
export const changeWords = (name: string): string => {
  const [asset = name, ...rest] = name.replace(/^atlas_api\./, "").split(".");
  const begun = words(asset).replace(/^./, (letter) => letter.toUpperCase());
  return rest.length === 0 ? begun : `${begun}: ${rest.map(words).join(" ")}`;
};
