/** Names of events. One event may have several, and is sent to webhooks under each. */
import { type EventName, entriesOf } from "@atlas-messaging/contract";

/** Names that an event may have beside its most specific one. */
const others = {
  "conversation.message_received": ["atlas.event.received"],
  "conversation.message_delivered": ["message.delivered", "agent.message_delivery"],
  "conversation.message_failed": ["agent.message_delivery"],
  "agent.handoff": ["atlas.action.executed"],
} as const satisfies { readonly [Name in EventName]?: readonly EventName[] };

type Others = typeof others;

/** A name that an event of this type may have too. Filters by name rely on it. */
export type OtherName<Name extends EventName> = Name extends keyof Others ? Others[Name][number] : never;

const typed: readonly (readonly [EventName, readonly EventName[]])[] = entriesOf(others);

/** Returns the types of the events that may have a name. */
export const typesNamed = (name: EventName): readonly EventName[] => [
  name,
  ...typed.filter(([, names]) => names.includes(name)).map(([type]) => type),
];
