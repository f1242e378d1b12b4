import { keysOf, nearest, operations } from "@atlas-messaging/contract";
import type { HttpMethod, OperationId } from "@atlas-messaging/contract";

/** Operations of one path, by method. */
export type Methods = Partial<Record<HttpMethod, OperationId>>;

interface Template {
  segments: readonly string[];
  methods: Methods;
}

/** Built when a request first matches no operation. */
let templates: readonly Template[] | undefined;

/**
 * Returns the operations at a path. Empty means 404, otherwise `Allow` lists the methods. If several templates match,
 * the earlier literal segment wins: `/v1/atlas/agents/directory` is not an agent's id.
 */
export const operationsAt = (path: string): Methods => {
  const segments = path.split("/");
  templates ??= readTemplates();
  const matching = templates.filter((template) => matches(template.segments, segments));
  return matching.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))[0]?.methods ?? {};
};

/**
 * Returns the path that an unknown one means: a misspelt one, or one without its beginning. Ids stay as they are.
 * Undefined if none is near.
 */
export const pathNear = (path: string): string | undefined => {
  const own = path.replace(/\/+$/, "");
  templates ??= readTemplates();
  const whole = [own, `/v1/atlas${own.replace(/^(\/(api|v\d|atlas))+(?=\/)/, "")}`];
  for (const asked of whole) {
    const segments = asked.split("/");
    const paths = templates
      .filter((template) => template.segments.length === segments.length)
      .map((template) => filled(template.segments, segments));
    const found = paths.includes(asked) ? asked : nearest(asked, paths);
    if (found !== undefined) return found;
  }
  return undefined;
};

const filled = (template: readonly string[], path: readonly string[]): string =>
  template.map((segment, index) => (isParameter(segment) ? path[index] : segment)).join("/");

const isParameter = (segment: string): boolean => segment.startsWith("{");

const matches = (template: readonly string[], path: readonly string[]): boolean =>
  template.length === path.length &&
  template.every((segment, index) => (isParameter(segment) ? path[index] !== "" : segment === path[index]));

const rank = ({ segments }: Template): string => segments.map((segment) => (isParameter(segment) ? "1" : "0")).join("");

const readTemplates = (): Template[] => {
  const byPath = new Map<string, Methods>();
  for (const id of operationIds()) {
    const { method, path } = operations[id];
    byPath.set(path, { ...byPath.get(path), [method]: id });
  }
  return [...byPath].map(([path, methods]) => ({ segments: path.split("/"), methods }));
};

/** Keeps the key type, which `Object.keys` drops. The table has no other keys. */
const operationIds = (): OperationId[] => keysOf(operations);
