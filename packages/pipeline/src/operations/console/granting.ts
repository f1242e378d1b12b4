/** New credentials. */
import type { Scope } from "@atlas-messaging/contract";
import { type Context, principalOf } from "../../rooms/context.ts";

/** A new token, and what the operator who asks for it may give. */
export const granting =
  (kind: "grant" | "key") =>
  (_: { readonly body: { readonly granted_scopes: readonly Scope[] } }, context: Context) => ({
    token: context.shell.createToken(kind),
    environment: context.shell.settings.environment,
    permissions: principalOf(context).permissions,
  });
