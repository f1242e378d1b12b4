/** Idempotency (Limits, Idempotency): an executed request's answer is stored with its effects and replayed. */
import { type Change, insert, update } from "../core/changes.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import type { IdempotencyRow } from "../rows/requests.ts";
import { canonical } from "../core/canonical.ts";
import { day, later } from "../core/time.ts";
import type { SealedPlace } from "@atlas-messaging/postgres/database";
import type { Shell } from "./services.ts";
import type { KnownOperation } from "@atlas-messaging/server-stubs";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

/** Identity of a request with an idempotency key. */
export interface IdempotencyKey {
  readonly scope: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: string;
}

export const keyArgs = (key: IdempotencyKey | null) => ({
  idempotency_scope: key?.scope ?? null,
  idempotency_operation: key?.operation ?? null,
  idempotency_key: key?.key ?? null,
});

/** Returns the key of a request, scoped per (organization, scope, operation, key); null if it has none. */
export const idempotencyKeyOf = (
  operation: KnownOperation,
  principal: Principal,
  call: { readonly params: unknown; readonly body: unknown },
  fingerprint: Shell["fingerprint"],
  compared: ((body: never) => unknown) | undefined,
): IdempotencyKey | null => {
  const { body } = call;
  if (!operation.idempotent || typeof body !== "object" || body === null || !("idempotency_key" in body)) return null;
  if (typeof body.idempotency_key !== "string") return null;
  const scopes: readonly string[] = principal.scopes;
  const permissions: readonly string[] = principal.permissions;
  const scope =
    operation.auth.scheme === "none"
      ? ""
      : operation.auth.anyOf.find((wanted) => scopes.includes(wanted) || permissions.includes(wanted));
  return {
    scope: scope ?? "",
    operation: operation.id,
    key: body.idempotency_key,
    requestHash: fingerprint(canonical([call.params, compared?.(body as never) ?? body])),
  };
};

/** Returns the stored answer if it has not expired. Refuses a key that was used with another request. */
export const replayable = (key: IdempotencyKey, stored: IdempotencyRow | null, now: Instant): IdempotencyRow | null => {
  if (!stored || expired(stored, now)) return null;
  if (stored.request_hash === key.requestHash) return stored;
  throw new Problem("idempotency_key_reused", `The idempotency_key ${key.key} was used with another body.`);
};

/** Stores an answer, in place of an expired one if there is one. */
export const store = (
  organizationId: Id,
  key: IdempotencyKey,
  answer: { readonly status: number; readonly text: string },
  now: Instant,
  stale: IdempotencyRow | null,
): Change => {
  const row: IdempotencyRow = {
    organization_id: organizationId,
    scope: key.scope,
    operation: key.operation,
    key: key.key,
    request_hash: key.requestHash,
    status: answer.status,
    answer: answer.text,
    created_at: now,
  };
  if (!stale) return insert("idempotency", row);
  const { organization_id, scope, operation, key: name, ...content } = row;
  return update("idempotency", { organization_id, scope, operation, key: name, created_at: stale.created_at }, content);
};

/**
 * Returns the time that an answer is kept from. A key whose call awaits approval lasts as long as the approval, so a
 * repeated call asks only once. The decision then replaces the answer.
 */
export const keptFrom = (changes: readonly Change[], now: Instant): Instant => {
  for (const change of changes) {
    if (change.kind === "insert" && change.table === "approvals") return later(change.row.expires_at, -day);
  }
  return now;
};

const expired = (stored: IdempotencyRow, now: Instant): boolean => later(stored.created_at, day) <= now;

// Stored answers that show a secret. They are sealed, and replayed only to the principal that first saw them.

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
