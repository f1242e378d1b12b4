import type { Scope } from "@atlas-messaging/contract";
import { type Context, principalOf } from "../../rooms/context.ts";

/** Adds a new token, and the permissions of the operator who asks for it. */
export const granting =
  (kind: "grant" | "key") =>
  (_: { readonly body: { readonly granted_scopes: readonly Scope[] } }, context: Context) => ({
    token: context.shell.createToken(kind),
    environment: context.shell.settings.environment,
    permissions: principalOf(context).permissions,
  });
