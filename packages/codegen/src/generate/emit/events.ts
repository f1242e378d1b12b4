import type { Schema } from "../../contract/document.ts";
import { literal } from "../print.ts";

/** Event names and payload types of the contract package; the payloads are those of `openapi.ts`. */
export const emitEvents = (events: Record<string, Schema>): string =>
  [
    'import type { webhooks } from "./openapi.ts";',
    "",
    "/** Event names that a webhook can subscribe to. */",
    `export const eventNames = ${literal(Object.keys(events))} as const;`,
    "",
    "/** An event name that a webhook can subscribe to. */",
    "export type EventName = (typeof eventNames)[number];",
    "",
    "/** The payload of one event. */",
    "export type EventOf<Name extends EventName> =",
    '  webhooks[Name]["post"]["requestBody"]["content"]["application/json"];',
    "",
    "/** Payload of any event. Switch on `event_type`. */",
    "export type AtlasEvent = { [Name in EventName]: EventOf<Name> }[EventName];",
    "",
  ].join("\n");
