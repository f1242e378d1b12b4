import { isRecord, type OpenApiDocument, type Operation } from "../contract/document.ts";

/** Path prefix for webhooks in a comparable document. */
export const WEBHOOK_PREFIX = "/webhooks/";

/** Marks a schema with an enumeration. The first value added to a free schema narrows it; further values widen it. */
export const ENUMERATED = "x-enumerated";

/**
 * Rewrites the contract for the comparison. A webhook becomes a GET that answers its payload, since its receiver reads
 * it like a response. Missing parameters and headers become empty lists, or the first one added would go unnoticed.
 * `const` becomes an `enum` of one, which the comparison understands. References are inlined, so that moving a schema
 * is no change.
 */
export const comparable = (document: OpenApiDocument): Record<string, unknown> => {
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
