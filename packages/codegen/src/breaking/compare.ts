import { type Diff, compareOpenApi } from "api-smart-diff";
import { METHODS, type OpenApiDocument, type Operation, type Stage, isRecord } from "../contract/document.ts";

/** One difference between two contracts. */
export type Finding = {
  /** Operation (`POST /v1/atlas/messages`), event (`webhook session.ended`) or `security`. */
  readonly subject: string;
  /** Dotted path within the subject. */
  readonly where: string;
  /** Description of the change, with the values before and after. */
  readonly change: string;
};

export type Comparison = {
  /** Changes that need a new major version (interface specification, Versioning 3). */
  readonly breaking: Finding[];
  /** Changes that stay in the version (Versioning 2). */
  readonly additive: Finding[];
  /** Changes to operations released in preview, which may change (Versioning 5). */
  readonly preview: Finding[];
};

/**
 * Compares two bundled contracts by the Versioning section of the interface specification.
 * @param released the contract that clients were made from
 * @param current the contract that is to replace it
 */
export const compareContracts = (released: OpenApiDocument, current: OpenApiDocument): Comparison => {
  const { diffs } = compareOpenApi(comparable(released), comparable(current));
  const judged = diffs
    .filter(({ path, action }) => path[0] === "security" || (path[0] === "paths" && action !== "rename"))
    .map((diff) => ({ list: listOf(diff, released), finding: findingOf(diff) }));
  const listed = (name: keyof Comparison) => judged.filter(({ list }) => list === name).map(({ finding }) => finding);
  return { breaking: listed("breaking"), additive: listed("additive"), preview: listed("preview") };
};

const listOf = (diff: Diff, released: OpenApiDocument): keyof Comparison | undefined => {
  const verdict = classify(diff);
  if (verdict === "ignored") return undefined;
  return operationAt(released, diff)?.["x-atlas-stage"] === "preview" ? "preview" : verdict;
};

const operationAt = ({ paths, webhooks }: OpenApiDocument, { path }: Diff): Operation | undefined => {
  const item = String(path[1]);
  if (item.startsWith(WEBHOOK_PREFIX)) return webhooks?.[item.slice(WEBHOOK_PREFIX.length)]?.post;
  const method = METHODS.find((name) => name === path[2]);
  return method && paths[item]?.[method];
};

const findingOf = ({ path, action, before, after }: Diff): Finding => {
  const [root, item = "", method = "", ...rest] = path.map(String);
  const values = [before, after]
    .filter((value) => value !== undefined)
    .map(brief)
    .join(" → ");
  const change = `${PAST[action]} ${values}`;
  if (root === "security") return { subject: "security", where: path.slice(1).join("."), change };
  if (item.startsWith(WEBHOOK_PREFIX)) {
    return { subject: `webhook ${item.slice(WEBHOOK_PREFIX.length)}`, where: rest.slice(4).join("."), change };
  }
  return { subject: `${method.toUpperCase()} ${item}`, where: rest.join("."), change };
};

const PAST = { add: "added", remove: "removed", replace: "replaced", rename: "renamed" } as const;

const brief = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Prints the comparison as a table for a terminal, breaking changes first. */
export const reportComparison = ({ breaking, preview, additive }: Comparison): string => {
  const rows = [...rowsOf("BREAKING", breaking), ...rowsOf("preview", preview), ...rowsOf("additive", additive)];
  const totals = `${breaking.length} breaking, ${preview.length} in preview, ${additive.length} additive changes`;
  return [...aligned(rows), `${totals} since the release.`].join("\n");
};

const rowsOf = (kind: string, findings: readonly Finding[]): string[][] =>
  findings.map(({ subject, where, change }) => [kind, subject, where || "(whole)", change]);

const aligned = (rows: readonly string[][]): string[] => {
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
};

/** Path prefix for webhooks in a comparable document. */
const WEBHOOK_PREFIX = "/webhooks/";

/** Marks a schema with an enumeration. The first value added to a free schema narrows it; further values widen it. */
const ENUMERATED = "x-enumerated";

/**
 * Rewrites the contract for the comparison. A webhook becomes a GET that answers its payload, since its receiver reads
 * it like a response. Missing parameters and headers become empty lists, or the first one added would go unnoticed.
 * `const` becomes an `enum` of one, which the comparison understands. References are inlined, so that moving a schema
 * is no change.
 */
const comparable = (document: OpenApiDocument): Record<string, unknown> => {
  const webhooks = Object.entries(document.webhooks ?? {}).map(([name, item]) => [
    `${WEBHOOK_PREFIX}${name}`,
    { get: payloadAsAnswer(name, item.post) },
  ]);
  const paths = Object.entries({ ...document.paths, ...Object.fromEntries(webhooks) });
  const { openapi, info, security = [], components } = document;
  const writtenOut = paths.map(([path, item]) => [path, completed(adapt(item, { components }, []))]);
  return { openapi, info, security, paths: Object.fromEntries(writtenOut) };
};

const payloadAsAnswer = (name: string, webhook: Operation | undefined): object => {
  const stage = webhook?.["x-atlas-stage"];
  const responses = { "200": { description: name, content: webhook?.requestBody?.content } };
  return { ...(stage && { "x-atlas-stage": stage }), responses };
};

/** Copies a node with references inlined and `const` rewritten. A recursive schema keeps its inner reference. */
const adapt = (node: unknown, root: unknown, within: readonly string[]): unknown => {
  if (Array.isArray(node)) return node.map((item) => adapt(item, root, within));
  if (!isRecord(node)) return node;
  const { $ref, ...siblings } = node;
  if (typeof $ref !== "string") return withEnum(adaptMembers(node, root, within));
  if (within.includes($ref)) return { type: "object", "x-recursive": $ref };
  const target = adapt(targetOf($ref, root), root, [...within, $ref]);
  return withEnum({ ...(isRecord(target) && target), ...adaptMembers(siblings, root, within) });
};

const adaptMembers = (
  node: Record<string, unknown>,
  root: unknown,
  within: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(node).map(([key, member]) => [key, adapt(member, root, within)]));

const withEnum = (node: Record<string, unknown>): Record<string, unknown> => {
  const { const: value, ...members } = node;
  if (Array.isArray(members["enum"])) return { ...members, [ENUMERATED]: true };
  // A property may be named `const`. Its value is then a schema, not a constant.
  return "const" in node && !isRecord(value) ? { ...members, enum: [value], [ENUMERATED]: true } : node;
};

const targetOf = (reference: string, root: unknown): unknown => {
  const keys = reference
    .replace(/^#\//, "")
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), root);
};

const completed = (item: unknown): unknown => {
  if (!isRecord(item)) return item;
  return Object.fromEntries(Object.entries(item).map(([key, operation]) => [key, completedOperation(operation)]));
};

const completedOperation = (operation: unknown): unknown => {
  if (!isRecord(operation) || !isRecord(operation["responses"])) return operation;
  const responses = Object.entries(operation["responses"]).map(([status, response]) => [
    status,
    isRecord(response) ? { headers: {}, ...response } : response,
  ]);
  return { parameters: [], ...operation, responses: Object.fromEntries(responses) };
};

/** Effect of a change on users of the contract. `ignored` covers wording and examples. */
export type Verdict = "breaking" | "additive" | "ignored";

/** A change as the rules see it: `key` is the last step of the path, `parent` the one before. */
type Change = {
  readonly action: Diff["action"];
  readonly key: string;
  readonly parent: string;
  readonly isRequest: boolean;
  readonly isExample: boolean;
  readonly before: unknown;
  readonly after: unknown;
};

type Rule = readonly [applies: (change: Change) => boolean, verdict: (change: Change) => Verdict];

const breaking = (): Verdict => "breaking";

const breakingIf = (condition: boolean): Verdict => (condition ? "breaking" : "additive");

/** Within `properties`, the last step is a property's name and never a keyword. */
const isKeyword = (name: string) => (change: Change) => change.key === name && change.parent !== "properties";

const isReplaced = (name: string) => (change: Change) => change.action === "replace" && isKeyword(name)(change);

/**
 * Rules of the specification's Versioning section, where the comparison judges otherwise. The first match decides.
 * Added enum values are allowed and removed ones break, for requests and responses. A removed field, a changed type or
 * changed authorization breaks.
 */
const RULES: readonly Rule[] = [
  [({ isExample }) => isExample, () => "ignored"],
  [({ parent }) => parent === "security", breaking],
  [({ parent, action }) => parent === "enum" && action === "add", () => "additive"],
  [({ parent }) => parent === "enum", breaking],
  [({ key }) => key === ENUMERATED, ({ action, isRequest }) => breakingIf(action !== "add" || isRequest)],
  [({ parent, action }) => parent === "properties" && action === "remove", breaking],
  [isKeyword("type"), breaking],
  [isKeyword("operationId"), breaking],
  [isKeyword("x-atlas-stage"), ({ before, after }) => stageVerdict(before, after)],
  [isKeyword("additionalProperties"), ({ isRequest, before }) => breakingIf(isRequest && before !== false)],
  [isKeyword("requestBody"), ({ after, action }) => breakingIf(action !== "add" || isRequired(after))],
  [isReplaced("format"), breaking],
  [isReplaced("pattern"), breaking],
  [isReplaced("name"), breaking],
];

/**
 * Judges one difference of the comparison.
 * @param diff a difference below `paths` or `security` of comparable documents
 */
const classify = (diff: Diff): Verdict => {
  const change = changeOf(diff);
  const rule = RULES.find(([applies]) => applies(change));
  if (rule) return rule[1](change);
  if (change.key.startsWith("x-") || diff.type === "annotation") return "ignored";
  // An unknown schema keyword counts as breaking until a rule here decides otherwise.
  return diff.type === "breaking" || diff.type === "unclassified" ? "breaking" : "additive";
};

const changeOf = ({ action, path, before, after }: Diff): Change => {
  const steps = path.map(String);
  const isSecurity = steps[0] === "security" || steps[3] === "security";
  return {
    action,
    key: steps.at(-1) ?? "",
    parent: isSecurity ? "security" : (steps.at(-2) ?? ""),
    isRequest: steps[3] === "requestBody" || steps[3] === "parameters",
    isExample: steps.some(isExampleStep),
    before,
    after,
  };
};

/** Members of an example are not keywords. */
const isExampleStep = (step: string, index: number, steps: readonly string[]): boolean =>
  (step === "example" || step === "examples") && steps[index - 1] !== "properties";

const isRequired = (body: unknown): boolean => isRecord(body) && body["required"] === true;

/** A stage may rise, or end with notice: no return to preview, no sunset without deprecation. */
const stageVerdict = (before: unknown, after: unknown): Verdict => {
  const allowed: Record<Stage, readonly Stage[]> = {
    preview: ["stable", "deprecated", "sunset"],
    stable: ["deprecated"],
    deprecated: ["stable", "sunset"],
    sunset: ["stable", "deprecated"],
  };
  const steps = Object.entries(allowed).find(([stage]) => stage === before)?.[1] ?? [];
  return breakingIf(!steps.some((stage) => stage === after));
};
