import { presentManifest } from "@atlas-messaging/domain";
import type { Handler } from "@atlas-messaging/server-stubs/handlers";
import { type Context, principalOf } from "../rooms/call.ts";

/** What the token may call depends on the token alone. */
export const manifest: Handler<"tools.manifest", Context> & Handler<"agent.manifest", Context> = async (
  _call,
  context,
) => ({
  status: 200,
  body: { ok: true, data: presentManifest(principalOf(context).scopes) },
});

export const tools = { "tools.manifest": manifest };
