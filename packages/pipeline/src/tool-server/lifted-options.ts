import type { Detail } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/contract/validate-request";
import type { CallOptions } from "./call-tool.ts";
import { optionsIn } from "./plain.ts";

const names = ["execution_mode", "idempotency_key", "shadow_run_id"] as const;

/**
 * What a client of MCP asks for beside name and arguments: under the names of the specification, or, since the protocol
 * gives extensions a place of their own, in `_meta` with the prefix `atlas/`.
 */
export const liftedOptions = (message: unknown): CallOptions | { readonly details: readonly Detail[] } => {
  const params = Object(Reflect.get(Object(message), "params"));
  const meta = Object(Reflect.get(params, "_meta"));
  const given = names.flatMap((name) => {
    const value: unknown = Reflect.get(params, name) ?? Reflect.get(meta, `atlas/${name}`);
    return value === undefined ? [] : [[name, value] as const];
  });
  const body = { jsonrpc: "2.0", id: 0, method: "tools/call", params: { name: "x", ...Object.fromEntries(given) } };
  const result = validateRequest("toolServer.call", { params: {}, query: {}, body });
  if (!result.ok) return { details: result.details };
  return optionsIn(Object.fromEntries(given));
};
