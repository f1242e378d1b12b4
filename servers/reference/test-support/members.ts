/** Members of sandbox organizations, as their owner invites them and as they come. */
import { fileURLToPath } from "node:url";
import type { Role } from "@atlas-messaging/contract";
import type { Client } from "./client.ts";
import type { Shared } from "./served.ts";

/** A server whose passwords take no time, for tests that try many. */
export const quickPasswords = fileURLToPath(new URL("./quick-passwords.ts", import.meta.url));

export const password = "correct horse battery staple";
export const another = "another horse battery staple";

/** A new organization and its owner. */
export const shopOf = async (served: Shared<unknown>) => {
  const { data } = await served.organization();
  return { id: data.organization_id, owner: served.clientOf(data.operator_token) };
};

export const invite = async (owner: Client, email: string, role: Role = "developer") => {
  const { member, invitation } = (await owner.succeed("console.members.invite", { body: { email, role } })).data;
  return { memberId: member.id, invitation_token: invitation.token };
};

/** Invites somebody, who accepts with a password. */
export const join = async (served: Shared<unknown>, owner: Client, email: string, chosen = password, role?: Role) => {
  const { memberId, invitation_token } = await invite(owner, email, role);
  const accepted = { invitation_token, password: chosen };
  const { data } = await served.anonymous.succeed("console.account.acceptInvitation", { body: accepted });
  return { memberId, data, console: served.clientOf(data.session.token) };
};
