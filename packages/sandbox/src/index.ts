import type { Sandbox, SandboxOptions } from "./api.ts";
import { MemorySandbox } from "./sandbox.ts";

export type * from "./api.ts";

/**
 * The messaging layer offline, in this process: no network, no files, no timers. A sandbox shares nothing with another.
 *
 * @throws {TypeError} for an option that makes no sense: a clock that is no time, a fault with a status of no error
 * @example
 * const sandbox = createSandbox();
 * const atlas = new Atlas({ token: sandbox.token, fetch: sandbox.fetch });
 * await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
 */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => new MemorySandbox(options);
