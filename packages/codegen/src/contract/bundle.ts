import { basename, dirname, resolve } from "node:path";
import { type OpenApiDocument, asOpenApiDocument, isRecord } from "./document.ts";
import { CONTRACT_ENTRY } from "./location.ts";
import { addRefusalMembers } from "./refusal-members.ts";
import { addStandardHeaders } from "./standard-headers.ts";
import { readYaml } from "./yaml.ts";

/** Returns the value of a YAML file by its absolute path. */
export type ReadYaml = (file: string) => unknown;

/**
 * Bundles the contract into one document: every `$ref` is internal, every response under `paths` has the standard
 * headers, every refusal its common members, components are in alphabetical order. The same files give the same
 * document, byte for byte.
 * @throws {Error} if a file is missing or two components share a name
 */
export const bundleContract = (entry?: string, read?: ReadYaml): OpenApiDocument =>
  bundleWithFiles(entry, read).document;

/** Bundles like `bundleContract`, and returns the absolute paths of all files used. */
export const bundleWithFiles = (
  entry: string = CONTRACT_ENTRY,
  read: ReadYaml = readYaml,
): { document: OpenApiDocument; files: ReadonlySet<string> } => {
  const bundle = new Bundle(read);
  const root = bundle.inline(entry);
  if (!isRecord(root)) throw new TypeError(`${entry} is not an OpenAPI document.`);
  const own = isRecord(root["components"]) ? root["components"] : {};
  const document = { ...root, components: { ...own, ...bundle.components } };
  addStandardHeaders(document);
  addRefusalMembers(document);
  describeEnvelopes(document);
  const components = sorted(Object.entries(document.components).map(([kind, each]) => [kind, sortedNames(each)]));
  return { document: asOpenApiDocument({ ...document, components }), files: bundle.files };
};

const sorted = (entries: [string, unknown][]): Record<string, unknown> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));

const sortedNames = (value: unknown): unknown => (isRecord(value) ? sorted(Object.entries(value)) : value);

/** Folders whose files are components. Every other file stands where it is referred to. */
const kinds = /[\\/](schemas|parameters|responses|headers)[\\/]/;

/** The components of a contract, as far as its files refer to them. */
class Bundle {
  readonly components: Record<string, Record<string, unknown>> = {};
  readonly files = new Set<string>();
  readonly #read: ReadYaml;
  readonly #fileOf = new Map<string, string>();

  constructor(read: ReadYaml) {
    this.#read = read;
  }

  /** Returns the value of a file with internal references only. */
  inline(file: string): unknown {
    this.files.add(file);
    return this.#resolved(this.#read(file), file);
  }

  #resolved(value: unknown, file: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#resolved(item, file));
    if (!isRecord(value)) return value;
    const { $ref } = value;
    if (typeof $ref === "string" && !$ref.startsWith("#")) return this.#follow(resolve(dirname(file), $ref));
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.#resolved(member, file)]));
  }

  #follow(file: string): unknown {
    const kind = kinds.exec(file)?.[1];
    if (kind === undefined) return this.inline(file);
    const name = basename(file, ".yaml");
    const $ref = `#/components/${kind}/${name}`;
    const taken = this.#fileOf.get($ref);
    if (taken !== undefined && taken !== file) throw new Error(`Two components have the same name: ${taken}, ${file}`);
    if (taken === undefined) {
      this.#fileOf.set($ref, file);
      (this.components[kind] ??= {})[name] = this.inline(file);
    }
    return { $ref };
  }
}

const envelopeMembers: Readonly<Record<string, string>> = { data: "The result.", error: "The reason of the refusal." };

/** Describes the members of the envelope, which all answers share (convention 4), where a schema does not. */
const describeEnvelopes = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return;
  if ("properties" in value && isRecord(value.properties)) describeMembers(value.properties);
  for (const inner of Object.values(value)) describeEnvelopes(inner);
};

const describeMembers = (properties: Record<string, unknown>): void => {
  const { ok, code } = properties;
  if (isRecord(ok) && typeof ok["const"] === "boolean") describeEnvelope(properties, ok);
  if (isRecord(code) && "retryable" in properties)
    describe(code, "The error code. Treat one that you do not know by the status.");
};

const describeEnvelope = (properties: Record<string, unknown>, ok: Record<string, unknown>): void => {
  describe(ok, ok["const"] === true ? "Says that the call succeeded." : "Says that the call was refused.");
  for (const [name, text] of Object.entries(envelopeMembers)) {
    const member = properties[name];
    if (isRecord(member) && !("$ref" in member)) describe(member, text);
  }
};

const describe = (schema: Record<string, unknown>, text: string): void => {
  schema["description"] ??= text;
};
