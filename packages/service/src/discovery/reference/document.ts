/** The contract's own document, as the reference reads it. */
import { type OperationId, type Section, operations } from "@atlas-messaging/contract";
import type { Part } from "../../pipeline/website.ts";
import { document as bundled } from "@atlas-messaging/validators/openapi-document";

/** JSON Schema (2020-12). References are internal. */
export type Schema = { readonly [keyword: string]: unknown };

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: { readonly [name: string]: { readonly summary?: string; readonly value: unknown } };
}

export interface Content {
  readonly [mediaType: string]: Media;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** A header of a request or a response. */
export interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Response {
  readonly description: string;
  readonly content?: Content;
}

interface Documented {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: object };
  readonly "x-atlas-reaches-customers"?: boolean;
  readonly "x-atlas-events"?: readonly string[];
  readonly "x-codeSamples"?: readonly { readonly lang: string; readonly label: string; readonly source: string }[];
}

interface Tag {
  readonly name: string;
  readonly description: string;
}

/** The lint rules of the contract guarantee these members. */
interface ContractDocument {
  readonly tags: readonly Tag[];
  readonly paths: { readonly [path: string]: { readonly [member: string]: unknown } };
  readonly webhooks: { readonly [event: string]: { readonly post: Documented } };
  readonly "x-atlas-headers": {
    readonly [Place in "requests" | "responses" | "deliveries"]: {
      readonly [name: string]: { readonly description: string; readonly example?: unknown };
    };
  };
  readonly components: {
    readonly headers: { readonly [name: string]: Header };
    readonly schemas: { readonly [name: string]: Schema };
  };
}

/** The contract's lint rules and its generator guarantee the shape. */
const asDocument = (value: unknown): ContractDocument => value as ContractDocument;

export const contract = asDocument(bundled);

/** Follows an internal reference to its target. The bundle has no dangling ones. */
export const resolve = <Target extends object>(value: object): Target => {
  if (!("$ref" in value)) return value as Target;
  const steps = String(value.$ref).replace(/^#\//, "").split("/");
  const target = steps.reduce<unknown>(
    (node, step) => Reflect.get(Object(node), step.replaceAll("~1", "/").replaceAll("~0", "~")),
    contract,
  );
  return resolve<Target>(Object(target));
};

/** One operation with its texts, its inputs and its answers. */
export interface DocumentedOperation extends Omit<Documented, "parameters" | "responses"> {
  readonly id: OperationId;
  readonly section: Section;
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  /** Answers below 400, by status. */
  readonly answers: readonly (readonly [status: string, response: Response])[];
}

const isOperation = (id: unknown): id is OperationId => typeof id === "string" && id in operations;

const documented = (item: { readonly [member: string]: unknown }): DocumentedOperation[] => {
  const shared = Array.isArray(item["parameters"]) ? item["parameters"] : [];
  return Object.values(item).flatMap((member) => {
    const id: unknown = Reflect.get(Object(member), "operationId");
    if (!isOperation(id)) return [];
    const operation = member as Documented; // Only operations have an id.
    return [
      {
        ...operation,
        id,
        section: operations[id].section,
        tag: operation.tags[0] ?? "",
        parameters: [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve<Parameter>(parameter)),
        answers: Object.entries(operation.responses)
          .filter(([status]) => Number(status) < 400)
          .map(([status, response]) => [status, resolve<Response>(response)] as const),
      },
    ];
  });
};

/** Every operation, in the order of the contract. */
export const documentedOperations: readonly DocumentedOperation[] = Object.values(contract.paths).flatMap(documented);

// Markdown of the reference.

/** Returns a table. Cells are Markdown; line breaks and pipes in them are escaped. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => "---"), ...rows.map((cells) => cells.map(cell))]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

const cell = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll("|", String.raw`\|`);

/** Returns inline code that may hold backticks. */
export const code = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

export const fence = (info: string, text: string): string => {
  const marks = text.includes("```") ? "~~~~" : "```";
  return `${marks}${info}\n${text.trimEnd()}\n${marks}`;
};

/** Returns a fence with an example: JSON, or text as it is sent. */
export const exampleFence = (example: unknown): string =>
  typeof example === "string" ? fence("", example) : fence("json", JSON.stringify(example, null, 2));

const number = new Intl.NumberFormat("en");

/** Returns a number with its thousands separated. */
export const numberWords = (value: unknown): string => number.format(Number(value));

/** Joins the parts of a page with blank lines, and leaves out empty ones. */
export const blocks = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part !== "")
    .join("\n\n");

/** Joins the parts of a page as Markdown. */
export const partsText = (parts: readonly Part[]): string =>
  blocks(parts.map((part) => (typeof part === "string" ? part : part.markdown)));

/** Returns the path of a page below the reference. */
export const referencePath = (...steps: readonly string[]): string => ["/docs/reference", ...steps].join("/");

/** Returns a link to a page of the site; `path` may have a fragment. */
export const link = (text: string, path: string): string => `[${text}]({site_url}${path})`;

/** Returns a name in kebab case: `listEvents` is `list-events`, and `message.delivered` is `message-delivered`. */
const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(/[._]/g, "-");

// Paths of the reference's pages, and links to them.

/** Returns the path of an operation's page: `/docs/reference/messages/send`, and `…/media-get` for another resource. */
export const operationPath = (id: OperationId): string => {
  const { section } = operations[id];
  const [first = "", ...others] = id.split(".");
  return referencePath(section, kebab((section.startsWith(kebab(first)) ? others : [first, ...others]).join(".")));
};

/** Returns a link to an operation's page, as its id in code. */
export const operationLink = (id: OperationId): string => link(code(id), operationPath(id));

/** Path of the page that leads to the events. */
export const eventsPath = referencePath("webhook-events");

export const eventPath = (name: string): string => `${eventsPath}/${kebab(name)}`;

/** Returns a link to an event's page, as its name in code. */
export const eventLink = (name: string): string => link(code(name), eventPath(name));
