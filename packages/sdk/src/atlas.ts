import { type AtlasOptions, withToken } from "./advised-client.ts";
import { AtlasMethods } from "./generated/atlas-methods.ts";

/**
 * Client of the messaging layer. Each operation of the public API is a method that returns the `data` of the answer. It
 * throws `AtlasError`, `AtlasConnectionError` (including `AtlasTimeoutError`) or `AtlasAbortError`. Lists can be
 * iterated over all their pages.
 *
 * @example
 * ```ts
 * const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });
 * await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
 * for await (const session of atlas.sessions.list()) show(session);
 * ```
 */
export class Atlas extends AtlasMethods {
  /** @throws {TypeError} for a token, an address or a time that cannot be right; the message omits token and address */
  constructor(options?: AtlasOptions) {
    super(withToken(options));
  }
}
