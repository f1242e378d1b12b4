import { operations } from "@atlas-messaging/contract";
import type { HttpMethod, OperationId } from "@atlas-messaging/contract";

/** The operations of one path by method. */
export type Methods = Partial<Record<HttpMethod, OperationId>>;

interface Template {
  segments: readonly string[];
  methods: Methods;
}

/**
 * The operations at a path, for 404 (empty) and 405 (`Allow` lists the methods). Where several templates match, the one
 * with the earlier literal segment wins: `/v1/atlas/agents/directory` is not an agent's id.
 */
export const operationsAt = (path: string): Methods => {
  const segments = path.split("/");
  const matching = templates.filter((template) => matches(template.segments, segments));
  return matching.sort((one, other) => (rank(one) < rank(other) ? -1 : 1))[0]?.methods ?? {};
};

const isParameter = (segment: string): boolean => segment.startsWith("{");

const matches = (template: readonly string[], path: readonly string[]): boolean =>
  template.length === path.length &&
  template.every((segment, index) => (isParameter(segment) ? path[index] !== "" : segment === path[index]));

const rank = ({ segments }: Template): string => segments.map((segment) => (isParameter(segment) ? "1" : "0")).join("");

const readTemplates = (): Template[] => {
  const byPath = new Map<string, Methods>();
  // Object.entries forgets that the keys are operation ids.
  for (const [id, { method, path }] of Object.entries(operations) as [OperationId, { method: HttpMethod; path: string }][]) {
    byPath.set(path, { ...byPath.get(path), [method]: id });
  }
  return [...byPath].map(([path, methods]) => ({ segments: path.split("/"), methods }));
};

const templates = readTemplates();
