export type { Duration } from "./clock.ts";
export type { Customer, ReceivedMessage } from "./customer.ts";
export type { Fault, Faults } from "./faults.ts";
export type { AnswerLine, EventLine, SandboxOptions } from "./options.ts";
export type { Credentials } from "./home.ts";
export { type Sandbox, createSandbox } from "./sandbox.ts";
export type { Snapshot } from "./snapshot.ts";
export type { Delivered, WebhookInbox } from "./webhook-inbox.ts";
