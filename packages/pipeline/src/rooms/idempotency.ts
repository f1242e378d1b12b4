/** Replay (Limits, Idempotency): the answer of an executed request is stored with its effects and given again. */
import {
  type Change,
  type Id,
  type IdempotencyRow,
  type Instant,
  canonical,
  day,
  insert,
  later,
  update,
} from "@atlas-messaging/domain";
import type { KnownOperation } from "./context.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

/** What a request with an idempotency key is known by. */
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

/** The key of a request: scoped per (organization, scope, operation, key). Null when it has none. */
export const idempotencyKeyOf = (
  operation: KnownOperation,
  principal: Principal,
  call: { readonly params: unknown; readonly body: unknown },
  sha256: (text: string) => string,
): IdempotencyKey | null => {
  const { body } = call;
  if (!operation.idempotent || typeof body !== "object" || body === null || !("idempotency_key" in body)) return null;
  if (typeof body.idempotency_key !== "string") return null;
  const held: readonly string[] = [...principal.scopes, ...principal.permissions];
  const scope = operation.auth.scheme === "none" ? "" : operation.auth.anyOf.find((wanted) => held.includes(wanted));
  return {
    scope: scope ?? "",
    operation: operation.id,
    key: body.idempotency_key,
    requestHash: sha256(canonical([call.params, body])),
  };
};

/** The stored answer when it still counts; a refusal when the key came with another request. */
export const replayable = (key: IdempotencyKey, stored: IdempotencyRow | null, now: Instant): IdempotencyRow | null => {
  if (!stored || expired(stored, now)) return null;
  if (stored.request_hash === key.requestHash) return stored;
  throw new Problem("idempotency_key_reused", `The idempotency_key ${key.key} was used with another body.`);
};

/** Stores an answer, in the place of an expired one if need be. */
export const store = (
  organizationId: Id,
  key: IdempotencyKey,
  answer: { readonly status: number; readonly text: string },
  now: Instant,
  stale: IdempotencyRow | null,
): Change => {
  const { scope, operation } = key;
  const place = { organization_id: organizationId, scope, operation, key: key.key };
  const content = { request_hash: key.requestHash, status: answer.status, answer: answer.text, created_at: now };
  return stale
    ? update("idempotency", { ...place, created_at: stale.created_at }, content)
    : insert("idempotency", { ...place, ...content });
};

/**
 * From when on an answer is kept. The key of a call that waits for a person lasts for as long as it may wait, so that
 * asking again never asks twice; the decision puts the final answer in its place.
 */
export const keptFrom = (changes: readonly Change[], now: Instant): Instant => {
  for (const change of changes) {
    if (change.kind === "insert" && change.table === "approvals") return later(change.row.expires_at, -day);
  }
  return now;
};

const expired = (stored: IdempotencyRow, now: Instant): boolean => later(stored.created_at, day) <= now;
