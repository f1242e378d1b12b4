import type { OperationId } from "@atlas-messaging/contract";
import { AtlasClient } from "@atlas-messaging/sdk/operations";

/** Inputs of an operation by name. */
export type Inputs = Readonly<Record<string, unknown>>;

/**
 * Returns the key of an operation's queries: `["atlas", principal, operation, inputs]`. Without inputs it is the
 * beginning of all of them, as `invalidateQueries` takes it. The principal tells tokens and addresses apart, so no query
 * shows the answer of another one.
 *
 * @example
 * ```ts
 * await queryClient.invalidateQueries({ queryKey: queryKeyOf(atlas, "messages.list") });
 * ```
 */
export const queryKeyOf = (client: AtlasClient, id: OperationId, inputs?: Inputs, kind?: "infinite") =>
  [
    "atlas",
    principalOf(client),
    id,
    ...(inputs === undefined ? [] : [inputs]),
    ...(kind === undefined ? [] : [kind]),
  ] as const;

const principals = new WeakMap<AtlasClient, string>();

/** Returns a digest of token, headers and addresses. Caches are shown and stored, so the token is not in it. */
const principalOf = (client: AtlasClient): string => {
  const known = principals.get(client);
  if (known !== undefined) return known;
  const { token, headers, addresses } = AtlasClient.settings(client);
  const principal = digest(JSON.stringify([token, headers, addresses]));
  principals.set(client, principal);
  return principal;
};

/** 52 bits of FNV-1a: enough to tell tokens apart, and far too few to find one of 256 bits. */
const digest = (text: string): string => {
  let [low, high] = [0x811c9dc5, 0x9dc5811c];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + (low >>> 16)), 0x01000193);
  }
  return ((high >>> 6) * 0x4000000 + (low >>> 6)).toString(36);
};
