/** The second factor of a member: a secret for an authenticator app, and recovery codes. */
import type { Permission } from "@atlas-messaging/contract";
import { type Change, insert, remove, update } from "../../changes.ts";
import { type Facts, type Verb, accept, refuse } from "../../outcome.ts";
import { audit } from "../../records.ts";
import { unknownMember } from "./change.ts";
import { permissionBeyond } from "./permissions.ts";
import type { MemberRow, SecondFactorRow } from "./rows.ts";

/** Presents a member's second factor. One that is not confirmed counts for nothing. */
export const presentSecondFactor = (factor: SecondFactorRow | null) => ({
  enabled: (factor?.confirmed_at ?? null) !== null,
  confirmed_at: factor?.confirmed_at ?? null,
  recovery_codes_left: factor?.recovery_hashes.length ?? 0,
});

type Member = Pick<MemberRow, "organization_id" | "id">;

/** Keeps a new secret that is not confirmed, in place of an earlier one that is not. */
export const beginSecondFactor = (
  facts: Facts,
  { organization_id, id }: Member,
  { before, secret }: { readonly before: SecondFactorRow | null; readonly secret: string },
): Change[] => {
  const begun = { secret, confirmed_at: null, last_step: 0, recovery_hashes: [], created_at: facts.now };
  return [
    before
      ? update(
          "member_second_factors",
          { organization_id, id, confirmed_at: null, created_at: before.created_at },
          begun,
        )
      : insert("member_second_factors", { organization_id, id, ...begun }),
    audit(facts, "atlas_api.member.second_factor.begin", id, { after: { begun_at: facts.now } }),
  ];
};

/** Turns a second factor on by the step of its first code. */
export const confirmSecondFactor = (
  facts: Facts,
  factor: SecondFactorRow,
  { step, hashes }: { readonly step: number; readonly hashes: readonly string[] },
): Change[] => [
  update("member_second_factors", asRead(factor), {
    confirmed_at: facts.now,
    last_step: step,
    recovery_hashes: hashes,
  }),
  audit(facts, "atlas_api.member.second_factor.enable", factor.id, { after: { confirmed_at: facts.now } }),
];

/** Replaces the recovery codes. */
export const renewRecoveryCodes = (facts: Facts, factor: SecondFactorRow, hashes: readonly string[]): Change[] => [
  update("member_second_factors", asRead(factor), { recovery_hashes: hashes }),
  audit(facts, "atlas_api.member.recovery_codes.renew", factor.id, { after: { recovery_codes: hashes.length } }),
];

/** Removes a second factor. */
export const disableSecondFactor = (facts: Facts, factor: SecondFactorRow): Change[] => [
  remove("member_second_factors", asRead(factor)),
  audit(facts, "atlas_api.member.second_factor.disable", factor.id, { before: { confirmed_at: factor.confirmed_at } }),
];

/** Uses up a code: of two sign-ins with the same one, one loses. */
export const useCode = (factor: SecondFactorRow, step: number): Change =>
  update("member_second_factors", asRead(factor), { last_step: step });

/** Uses up a recovery code. */
export const useRecoveryCode = (facts: Facts, factor: SecondFactorRow, hash: string): Change[] => [
  update("member_second_factors", asRead(factor), {
    recovery_hashes: factor.recovery_hashes.filter((each) => each !== hash),
  }),
  audit({ ...facts, actor: { kind: "operator", id: factor.id } }, "atlas_api.member.recovery_code.use", factor.id, {
    after: { recovery_codes: factor.recovery_hashes.length - 1 },
  }),
];

const asRead = ({ organization_id, id, confirmed_at, last_step, recovery_hashes }: SecondFactorRow) => ({
  organization_id,
  id,
  confirmed_at,
  last_step,
  recovery_hashes,
});

export interface RemoveSecondFactorFacts extends Facts {
  /** Permissions of the operator who decides. */
  readonly permissions: readonly Permission[];
  readonly member: MemberRow | null;
  readonly factor: SecondFactorRow | null;
}

/** Removes the second factor of a member who has lost it (DELETE members/{memberId}/second-factor). */
export const removeMemberSecondFactor: Verb<"console.removeMemberSecondFactor", RemoveSecondFactorFacts> = (
  facts,
  { params },
) => {
  const { member, factor, permissions } = facts;
  if (!member) return unknownMember(params.memberId);
  const beyond = permissionBeyond(member.permissions, permissions);
  if (beyond !== undefined) return refuse("permission_denied", deniedBy(beyond));
  if (member.id === facts.actor.id)
    return refuse("conflict", "Disable your own second factor by giving your password.");
  const answer = { ok: true, data: { second_factor: presentSecondFactor(null) } } as const;
  return accept(answer, factor ? disableSecondFactor(facts, factor) : []);
};

const deniedBy = (permission: Permission): string =>
  `To remove the second factor of a member with the permission ${permission} you need it yourself.`;
