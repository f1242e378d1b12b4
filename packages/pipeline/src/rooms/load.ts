import type { Args, OwnFacts } from "../handler.ts";
import type { Shell } from "../shell.ts";
import { type MaybePromise, andThen } from "../work.ts";
import { concludeCredential } from "./authenticate.ts";
import { type Context, principalOf } from "./context.ts";

/** Loads facts of the principal's organization. The same statement checks that the credential is not revoked. */
export const load = <Own extends Shell, Given extends Args, Loaded extends Pick<OwnFacts, "lives">>(
  context: Context<Own>,
  read: (shell: Own, organizationId: string, args: Given & { readonly credential_id: string }) => MaybePromise<Loaded>,
  args: Given,
): MaybePromise<Loaded> => {
  const { organizationId, credentialId } = principalOf(context);
  return andThen(read(context.shell, organizationId, { ...args, credential_id: credentialId }), (loaded) => {
    concludeCredential(context, loaded.lives);
    return loaded;
  });
};
