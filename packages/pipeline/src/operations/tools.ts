import { presentManifest } from "@atlas-messaging/domain";
import { direct } from "../handler.ts";
import { type Context, principalOf } from "../rooms/context.ts";

/** Lists the tools that the token may call. */
export const manifest = async (_call: unknown, context: Context) =>
  ({ status: 200, body: { ok: true, data: presentManifest(principalOf(context).scopes) } }) as const;

export const tools = { "tools.manifest": direct("tools.manifest", manifest) };
