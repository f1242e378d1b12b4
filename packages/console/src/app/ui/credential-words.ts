import type { Scope } from "@atlas-messaging/contract";
import type { Look } from "./state.tsx";

/** A key or a grant, as lists show it. */
export interface Credential {
  readonly id: string;
  readonly prefix: string;
  readonly scopes: readonly Scope[];
  readonly isActive: boolean;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

const dayMilliseconds = 86_400_000;
/** From then on the end of a credential is said. */
const soon = 7 * dayMilliseconds;

/** Says if a credential works. */
export const credentialState = (
  { isActive, expires_at }: Credential,
  now: number,
): readonly [look: Look, words: string] => {
  if (!isActive) return ["off", "Revoked"];
  if (expires_at === null) return ["good", "Active"];
  const left = Date.parse(expires_at) - now;
  if (left <= 0) return ["bad", "Expired"];
  return left < soon ? ["warn", "Expires soon"] : ["good", "Active"];
};
