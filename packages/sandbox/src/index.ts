import type { Sandbox, SandboxOptions } from "./api.ts";
import { MemorySandbox } from "./sandbox.ts";

export type * from "./api.ts";

/**
 * Creates the messaging layer offline, in this process: no network, no files, no timers. Sandboxes share nothing.
 *
 * @throws {TypeError} for an invalid option, such as a clock that is no time
 * @example
 * const sandbox = createSandbox();
 * const atlas = new Atlas(sandbox.client);
 * await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
 */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => new MemorySandbox(options);
