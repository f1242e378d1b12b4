/** The stored answers of operations that show a secret: sealed, and given again to whom it was shown alone. */
import type { IdempotencyRow } from "@atlas-messaging/domain";
import type { SealedPlace, Shell } from "../shell.ts";
import type { IdempotencyKey } from "./idempotency.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

interface Kept {
  /** The principal to whom the secret was shown. */
  readonly to: string;
  readonly text: string;
}

const placeOf = ({ organizationId }: Principal, key: IdempotencyKey): SealedPlace => ({
  table: "idempotency",
  column: "answer",
  organization: organizationId,
  row: [key.scope, key.operation, key.key],
});

/** The answer as it is stored. */
export const sealAnswer = (shell: Shell, principal: Principal, key: IdempotencyKey, text: string): string =>
  shell.seal(JSON.stringify({ to: principal.id, text } satisfies Kept), placeOf(principal, key));

/** The stored answer again. A refusal shows no secret; a success is shown to whom it was, once more. */
export const openAnswer = (
  shell: Shell,
  principal: Principal,
  key: IdempotencyKey,
  { status, answer }: Pick<IdempotencyRow, "status" | "answer">,
): string => {
  const { to, text } = JSON.parse(shell.open(answer, placeOf(principal, key))) as Kept; // As `sealAnswer` made it.
  if (to === principal.id || status >= 400) return text;
  throw new Problem(
    "conflict",
    "Somebody else of your organization has used this idempotency_key, and the answer shows a secret, which is theirs. " +
      "Use a key of your own to make another.",
  );
};
