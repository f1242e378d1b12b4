import type { Args, OwnFacts } from "../handler.ts";
import type { Shell } from "../shell.ts";
import { concludeCredential } from "./authenticate.ts";
import { type Context, principalOf } from "./context.ts";

/** Loads facts of the principal's organization. The same statement checks that the credential is not revoked. */
export const load = async <Own extends Shell, Given extends Args, Loaded extends Pick<OwnFacts, "lives">>(
  context: Context<Own>,
  read: (shell: Own, organizationId: string, args: Given & { readonly credential_id: string }) => Promise<Loaded>,
  args: Given,
): Promise<Loaded> => {
  const { organizationId, credentialId } = principalOf(context);
  const loaded = await read(context.shell, organizationId, { ...args, credential_id: credentialId });
  concludeCredential(context, loaded.lives);
  return loaded;
};
