import type { OpenApiDocument, Schema } from "../../contract/document.ts";
import { literal } from "../print.ts";
import { subschemas } from "../schema/walk.ts";
import { emitOpenApiTypes } from "./openapi-types.ts";

/** Emits the event types of the webhooks package, without imports, so that it has no dependencies. */
export const emitWebhookEvents = async (document: OpenApiDocument, events: Record<string, Schema>): Promise<string> => {
  const payloads = { openapi: document.openapi, info: document.info, paths: {}, components: { schemas: {} } };
  const schemas = reachable(document, Object.values(events));
  const names = Object.keys(events);
  const types = await emitOpenApiTypes({ ...payloads, components: { schemas: { ...schemas, ...named(events) } } });
  return [
    "/** Event names that a webhook can subscribe to. */",
    `export const eventNames = ${literal(names)} as const;`,
    "",
    "/** An event name that a webhook can subscribe to. */",
    "export type EventName = (typeof eventNames)[number];",
    "",
    "/** The payload of one event. */",
    'export type EventOf<Name extends EventName> = components["schemas"][`event:${Name}`];',
    "",
    "/** Payload of any event. Switch on `event_type`. */",
    "export type AtlasEvent = { [Name in EventName]: EventOf<Name> }[EventName];",
    "",
    componentsOnly(types),
    "",
  ].join("\n");
};

const named = (events: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(events).map(([name, schema]) => [`event:${name}`, schema]));

const reachable = (document: OpenApiDocument, roots: Schema[]): Record<string, Schema> => {
  const found = new Map<string, Schema>();
  const queue = [...roots];
  for (const root of queue) {
    for (const { $ref } of subschemas(root)) {
      const name = typeof $ref === "string" ? ($ref.split("/").at(-1) ?? "") : "";
      const schema = document.components?.schemas?.[name];
      if (schema === undefined || found.has(name)) continue;
      found.set(name, schema);
      queue.push(schema);
    }
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

const componentsOnly = (types: string): string => {
  const [components] = /^export interface components \{[^]*?^\}/m.exec(types) ?? [];
  if (components === undefined) throw new Error("openapi-typescript no longer prints `export interface components`");
  return components.replace("export interface", "interface");
};
