/** Refusals in the form of A2A: a code of JSON-RPC or of the protocol, and the reason by name. */
import type { ErrorCode } from "@atlas-messaging/contract";

export interface Refusal {
  readonly code: number;
  readonly message: string;
  readonly reason: string;
  readonly domain: string;
}

const byProtocol = (code: number, reason: string, message: string): Refusal => ({
  code,
  message,
  reason,
  domain: "a2a-protocol.org",
});

const noTask = byProtocol(-32_001, "TASK_NOT_FOUND", "There are no tasks; each message is answered at once.");

const noPush = byProtocol(-32_003, "PUSH_NOTIFICATION_NOT_SUPPORTED", "There are no push notifications.");

const ofMethods: { readonly [method: string]: Refusal } = {
  GetTask: noTask,
  CancelTask: noTask,
  SubscribeToTask: noTask,
  CreateTaskPushNotificationConfig: noPush,
  GetTaskPushNotificationConfig: noPush,
  ListTaskPushNotificationConfigs: noPush,
  DeleteTaskPushNotificationConfig: noPush,
  GetExtendedAgentCard: byProtocol(-32_007, "EXTENDED_AGENT_CARD_NOT_CONFIGURED", "The card has no extended form."),
};

const invalid = (message: string): Refusal => byProtocol(-32_602, "INVALID_PARAMS", message);

export const refusals = {
  version: (asked: string): Refusal =>
    byProtocol(-32_009, "VERSION_NOT_SUPPORTED", `A2A ${asked.slice(0, 16)} is not served; 1.0 is.`),
  method: (method: string): Refusal =>
    ofMethods[method] ?? byProtocol(-32_601, "METHOD_NOT_FOUND", `A2A 1.0 has no method ${method.slice(0, 128)} here.`),
  task: (): Refusal => noTask,
  role: (): Refusal => invalid("message.role must be ROLE_USER; the agent answers."),
  content: (): Refusal => byProtocol(-32_005, "CONTENT_TYPE_NOT_SUPPORTED", "Send at least one part with text."),
  length: (max: number): Refusal => invalid(`message.parts must have at most ${max} characters of text.`),
};

/** Refusal of an operation, with its own code as the reason. */
export const refusedBy = ({ code, message }: { readonly code: ErrorCode; readonly message: string }): Refusal => ({
  code: -32_602,
  message,
  reason: code,
  domain: "atlas",
});
