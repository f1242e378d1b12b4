import type { formats } from "./formats.ts";

export type JsonType = "string" | "number" | "integer" | "boolean" | "null" | "object" | "array";

/** A schema of the contract: the keywords of JSON Schema (2020-12) that it uses, without texts for people. */
export interface Schema {
  /** Name of a component, or a reference to it in the contract's document. It stands alone. */
  readonly $ref?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly not?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: keyof typeof formats;
  /** A format of the contract's own, which other tools refuse in `format`. */
  readonly "x-atlas-format"?: keyof typeof formats;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly maxProperties?: number;
  readonly minProperties?: number;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly default?: unknown;
}

/** Schemas by name. */
export type Components = { readonly [name: string]: Schema };
