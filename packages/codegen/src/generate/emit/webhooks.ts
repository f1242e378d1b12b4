import { readFileSync } from "node:fs";
import { type OpenApiDocument, type Schema, isRecord, resolve } from "../../contract/document.ts";
import { literal, propertyName } from "../print.ts";
import { subschemas } from "../schema/prepare.ts";
import { emitOpenApiTypes } from "./openapi.ts";

/** The package has no dependencies, so it gets its own copy of what opens enums. */
const open = readFileSync(new URL("../../../../contract/src/open.ts", import.meta.url), "utf8")
  .replace(/^\/\*\*.*\n\n/, "")
  .replace(/\n\/\*\*[^/]*\*\/\nexport type Known[^]*/, "")
  .replace("export type Open<", "type Open<");

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
    "/** The payload of one event. Its enums are open, since a later version may add values. */",
    'export type EventOf<Name extends EventName> = Open<components["schemas"][`event:${Name}`]>;',
    "",
    "/** Payload of any event. Switch on `event_type`. */",
    "export type AtlasEvent = { [Name in EventName]: EventOf<Name> }[EventName];",
    "",
    open,
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

/**
 * The example of each event, as the contract has it.
 * @param types module with the types of events
 */
export const emitWebhookExamples = ({ webhooks = {} }: OpenApiDocument, types: string): string => {
  const examples = Object.entries(webhooks).map(([name, item]) => {
    const example = item.post?.requestBody?.content["application/json"]?.example;
    if (example === undefined) throw new Error(`The event ${name} has no example`);
    return [name, example] as const;
  });
  return [
    `import type { EventName, EventOf } from "${types}";`,
    "",
    "/** An example of each event, all about the same customer. */",
    `export const eventExamples: { readonly [Name in EventName]: EventOf<Name> } = ${literal(Object.fromEntries(examples))};`,
    "",
  ].join("\n");
};

/** Emits the event shapes of the webhook helper. They are open, so that additions within v1 pass. */
export const emitWebhookShapes = (document: OpenApiDocument, events: Record<string, Schema>): string => {
  const shapes = new ShapePrinter(document);
  const table = Object.entries(events).map(
    ([name, schema]) => `  ${JSON.stringify(name)}: ${shapes.event(name, schema)},`,
  );
  return [
    `import { ${[...shapes.used].toSorted().join(", ")} } from "../shape.ts";`,
    'import type { Shape } from "../shape.ts";',
    'import type { EventName } from "./events.ts";',
    "",
    ...[...shapes.components].map(([name, code]) => `const ${name}Shape = ${code};`),
    "",
    "/** Shapes of the events, beside what every event has. */",
    "export const eventShapes: { readonly [Name in EventName]: Shape } = {",
    ...table,
    "};",
    "",
  ].join("\n");
};

/** Keywords that do not affect the types of members, and those that v1 may still change. */
const passed = new Set(
  (
    "type properties required items additionalProperties description examples title " +
    "enum format pattern minLength maxLength minimum maximum minItems maxItems maxProperties"
  ).split(" "),
);

/** Prints schemas as calls of `packages/webhooks/src/shape.ts`. An unknown keyword stops the generation. */
class ShapePrinter {
  readonly components = new Map<string, string>();
  readonly used = new Set<string>();
  readonly #document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  of(schema: Schema): string {
    const { $ref } = schema;
    if (typeof $ref === "string") return this.#component($ref, schema);
    if (Array.isArray(schema["oneOf"])) return this.#alternatives(schema["oneOf"]);
    const unknown = Object.keys(schema).find((keyword) => !passed.has(keyword) && !keyword.startsWith("x-"));
    if (unknown !== undefined) throw new Error(`An event has ${unknown}, which no shape can hold it to.`);
    const types = [schema["type"]].flat();
    const [type, ...others] = types.filter((each) => each !== "null");
    if (others.length > 0) throw new Error(`A member of an event has the types ${types.join(", ")}.`);
    const shape = this.#typed(type, schema);
    return types.includes("null") ? this.#call("nullable", shape) : shape;
  }

  /** Prints an event in its place in the table, without the members that every event has: they are read before it. */
  event(name: string, schema: Schema): string {
    const { properties, required } = resolve<Schema>(this.#document, schema);
    const members = isRecord(properties) ? properties : {};
    const shared = ["event_id", "event_type", "timestamp"];
    const missing = shared.find((each) => !(each in members) || !(Array.isArray(required) && required.includes(each)));
    if (missing !== undefined) throw new Error(`The event ${name} has no ${missing}.`);
    const own = Object.entries(members).filter(([each]) => !shared.includes(each));
    return this.#call("object", this.#members({ properties: Object.fromEntries(own), required }));
  }

  /** Prints a component as a constant, after the components that it uses; a plain type as the type itself. */
  #component($ref: string, schema: Schema): string {
    const name = $ref.split("/").at(-1) ?? "";
    if (this.components.has(name)) return `${name}Shape`;
    const code = this.of(resolve<Schema>(this.#document, schema));
    if (this.used.has(code)) return code;
    this.components.set(name, code);
    return `${name}Shape`;
  }

  #typed(type: unknown, schema: Schema): string {
    if (type === "array") return this.#call("list", this.of(memberOf(schema["items"])));
    if (type === "object" && isRecord(schema["additionalProperties"]))
      return this.#call("values", this.of(schema["additionalProperties"]));
    if (type === "object") return this.#call("object", this.#members(schema));
    if (type === "string" || type === "number" || type === "integer" || type === "boolean") return this.#name(type);
    throw new Error(`A member of an event has the type ${JSON.stringify(type)}.`);
  }

  /** Prints alternatives as their `type` alone, since v1 may add another. */
  #alternatives(alternatives: readonly unknown[]): string {
    const tagged = alternatives.every((each) => {
      const { properties } = resolve<Schema>(this.#document, memberOf(each));
      return (
        isRecord(properties) &&
        isRecord(properties["type"]) &&
        ("const" in properties["type"] || "enum" in properties["type"])
      );
    });
    if (!tagged) throw new Error("The alternatives of an event's member are not told apart by `type`.");
    return this.#call("object", `{ type: ${this.#name("string")} }`);
  }

  /** Prints the required members, and the optional ones if there are any. */
  #members({ properties, required }: Schema): string {
    const members = Object.entries(isRecord(properties) ? properties : {});
    const needed = new Set(Array.isArray(required) ? required : []);
    const printed = (wanted: boolean): string => {
      const chosen = members.filter(([name]) => needed.has(name) === wanted);
      return `{ ${chosen.map(([name, member]) => `${propertyName(name)}: ${this.of(memberOf(member))}`).join(", ")} }`;
    };
    const hasOptional = members.some(([name]) => !needed.has(name));
    return hasOptional ? `${printed(true)}, ${printed(false)}` : printed(true);
  }

  #call(name: string, argument: string): string {
    return `${this.#name(name)}(${argument})`;
  }

  #name(name: string): string {
    this.used.add(name);
    return name;
  }
}

const memberOf = (schema: unknown): Schema => {
  if (!isRecord(schema)) throw new Error("A member of an event has no schema.");
  return schema;
};
