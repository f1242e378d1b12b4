/**
 * Tokens of links for forgotten passwords. Nothing is stored: the token names the member, and is signed together with
 * the password's hash and the last sign-in. The setting alone, or the database alone, makes no token.
 */
import { type Instant, type MemberPasswordRow, type Membership, isId, resetStateOf } from "@atlas-messaging/domain";
import { instantOf } from "../clock.ts";
import type { Passworded, Shell } from "../shell.ts";

type LinkShell = Pick<Shell, "clock" | "mac" | "sha256" | "store">;

/** Member with a password. */
export interface Resettable extends Membership {
  readonly password: MemberPasswordRow;
}

/** Returns a member who has a password to forget; null for any other. */
export const resettable = (found: Passworded | null, now: Instant): Resettable | null => {
  if (found?.member.status !== "active" || found.password?.hash === undefined || found.password.hash === null)
    return null;
  const { expires_at } = found.organization;
  return expires_at === null || expires_at > now ? { ...found, password: found.password } : null;
};

/** Creates the token of a link. */
export const resetLinkOf = (shell: Pick<LinkShell, "mac">, its: Resettable, until: Instant): string => {
  const payload = [its.member.organization_id, its.member.id, Date.parse(until) / 1_000].join(".");
  return `${payload}.${signatureOf(shell, payload, its)}`;
};

const signatureOf = ({ mac }: Pick<LinkShell, "mac">, payload: string, { member, password }: Resettable): string =>
  mac(`reset\n${payload}\n${resetStateOf(member, password)}`);

/** Finds the member of a link; null if it is not ours, was used, or has ended. */
export const memberOfLink = async (shell: LinkShell, token: string): Promise<Resettable | null> => {
  const [organization = "", id = "", until = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isId(organization) || !isId(id) || !/^\d{1,12}$/.test(until)) return null;
  if (Number(until) * 1_000 <= shell.clock.now()) return null;
  const found = resettable(await shell.store.findMember(organization, id), instantOf(shell.clock));
  if (!found) return null;
  const expected = signatureOf(shell, [organization, id, until].join("."), found);
  // Comparing digests keeps the timing from revealing the signature.
  return shell.sha256(signature) === shell.sha256(expected) ? found : null;
};
