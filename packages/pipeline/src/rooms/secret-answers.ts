/** Stored answers that show a secret. They are sealed, and replayed only to the principal that first saw them. */
import type { IdempotencyRow } from "@atlas-messaging/domain";
import type { SealedPlace, Shell } from "../shell.ts";
import type { IdempotencyKey } from "./idempotency.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

interface Kept {
  /** Principal that the secret was shown to. */
  readonly to: string;
  readonly text: string;
}

const placeOf = ({ organizationId }: Principal, key: IdempotencyKey): SealedPlace => ({
  table: "idempotency",
  column: "answer",
  organization: organizationId,
  row: [key.scope, key.operation, key.key],
});

/** Seals an answer for storage. */
export const sealAnswer = (shell: Shell, principal: Principal, key: IdempotencyKey, text: string): string =>
  shell.seal(JSON.stringify({ to: principal.id, text } satisfies Kept), placeOf(principal, key));

/** Opens a stored answer. A refusal shows no secret, so every principal of the organization may see it. */
export const openAnswer = (
  shell: Shell,
  principal: Principal,
  key: IdempotencyKey,
  { status, answer }: Pick<IdempotencyRow, "status" | "answer">,
): string => {
  const { to, text }: Kept = JSON.parse(shell.open(answer, placeOf(principal, key))); // As `sealAnswer` made it.
  if (to === principal.id || status >= 400) return text;
  throw new Problem(
    "conflict",
    "Someone else in your organization used this idempotency_key, and its answer shows a secret that is theirs. " +
      "Use a key of your own.",
  );
};
