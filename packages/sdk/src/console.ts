import { ConsoleMethods } from "./generated/console-methods.ts";

/**
 * Client of the developer console at `consoleUrl`: apps, credentials, webhooks, approvals and members. Its token is an
 * operator's session.
 *
 * @example
 * ```ts
 * const console = new AtlasConsole({ token: session });
 * for await (const approval of console.approvals.list({ state: "pending" })) await console.approvals.approve(approval.id);
 * ```
 */
export class AtlasConsole extends ConsoleMethods {}
