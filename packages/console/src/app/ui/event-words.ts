/** Names of events in words. */
import { type EventName, eventNames } from "@atlas-messaging/contract";

const words: { readonly [name in EventName]: string } = {
  "conversation.created": "A conversation began",
  "conversation.message_received": "A customer wrote",
  "conversation.message_delivered": "A message arrived",
  "conversation.message_failed": "A message failed",
  "conversation.updated": "A conversation changed",
  "agent.intent_detected": "An agent understood a wish",
  "agent.action_pending": "An action waits for approval",
  "agent.action_approved": "An action was approved",
  "agent.action_rejected": "An action was rejected",
  "agent.handoff": "An agent handed over",
  "agent.message_delivery": "The state of a message changed",
  "channel.status_changed": "A channel changed its state",
  "customer.updated": "A customer changed",
  "customer.opted_in": "A customer opted in",
  "customer.opted_out": "A customer opted out",
  "customer.erased": "A customer was erased",
  "session.ended": "A test session ended",
  "atlas.event.received": "An event came in",
  "atlas.action.executed": "An action was carried out",
  "atlas.run.updated": "A run changed its state",
  "message.delivered": "A message was delivered",
  "template.status_changed": "A template changed its state",
  "export.status_changed": "An export is ready or has failed",
};

const known: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** Returns an event's name in words. A newer name stays as it is. */
export const eventWords = (name: string): string => known.get(name) ?? name;

/** Every name with its words, in the order of the words. */
export const eventChoices: readonly (readonly [name: EventName, words: string])[] = eventNames
  .map((name) => [name, words[name]] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other));
