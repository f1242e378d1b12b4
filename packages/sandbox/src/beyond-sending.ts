/** What only comes of operations beyond sending messages: those by which webhooks, approvals, sessions and customers come. */
export { ingestEvent } from "@atlas-messaging/domain";
export { deliver, endSilence, expire } from "./jobs/beyond-sending.ts";
