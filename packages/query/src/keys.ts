import type { OperationId } from "@atlas-messaging/contract";
import { AtlasClient } from "@atlas-messaging/sdk/operations";

/** Inputs of an operation by name. */
export type Inputs = Readonly<Record<string, unknown>>;

type ResourceOf<Id> = Id extends `console.${infer Name}.${string}`
  ? "console" | `console.${Name}`
  : Id extends `${infer Name}.${string}`
    ? Name
    : never;

/** Resource of an operation, such as `messages` of `messages.list`, and `console` for all of the console. */
export type Resource = ResourceOf<OperationId>;

/**
 * Returns the key of an operation's queries: `["atlas", principal, "messages", "list", inputs]`. Leave parts out for a
 * key that begins all longer ones, as `invalidateQueries` takes it: of an operation, of a resource, or of everything.
 *
 * @example
 * ```ts
 * await queryClient.invalidateQueries({ queryKey: queryKeyOf(atlas, "messages.list") });
 * await queryClient.invalidateQueries({ queryKey: queryKeyOf(atlas, "messages") });
 * await queryClient.invalidateQueries({ queryKey: queryKeyOf(atlas) });
 * ```
 */
export const queryKeyOf = (
  client: AtlasClient,
  of?: OperationId | Resource,
  inputs?: Inputs,
  kind?: "infinite",
): readonly unknown[] =>
  ["atlas", principalOf(client), of?.split("."), inputs, kind].flat().filter((part) => part !== undefined);

const principals = new WeakMap<AtlasClient, string>();

/**
 * Names whose answers a client gets, such as `"member:42"`, and returns the client. Its keys have the name in place of a
 * digest of token and addresses. The page then finds what your server queried under the same name.
 *
 * @example
 * ```ts
 * const atlas = asPrincipal(new Atlas({ baseUrl: "/atlas" }), "member:42");
 * ```
 */
export const asPrincipal = <Client extends AtlasClient>(client: Client, name: string): Client => {
  principals.set(client, name);
  return client;
};

/** Returns the name, or a digest of token, headers and addresses. Caches are shown and stored, so the token is not in it. */
const principalOf = (client: AtlasClient): string => {
  let name = principals.get(client);
  if (name === undefined) {
    const { token, headers, addresses } = AtlasClient.settings(client);
    principals.set(client, (name = digest(JSON.stringify([token, headers, addresses]))));
  }
  return name;
};

/** 64 bits of FNV-1a: enough to tell tokens apart, and far too few to find one of 256 bits. */
const digest = (text: string): string => {
  let low = 0;
  let high = 0;
  for (const character of text) {
    low = Math.imul(low ^ character.charCodeAt(0), 0x01000193);
    high = Math.imul(high ^ low, 0x01000193);
  }
  return `${low}${high}`;
};
