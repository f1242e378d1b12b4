import { closestBranches } from "./branches.ts";
import { describe } from "./describe.ts";
import type { Finding } from "./validator.ts";

/** One problem of a request, answer or event: an entry of `error.details`. */
export interface Detail {
  /** Dotted path of the member (`message.text`), or the name of the parameter. */
  readonly path: string;
  /** Problem, phrased to follow the path: "is required". */
  readonly message: string;
}

/** Maximum problems in an answer. */
const maximum = 100;

/**
 * Turns findings into details, one for each path and message.
 * @param whole what to call the value itself when it is wrong as a whole, such as "body"
 */
export const toDetails = (found: readonly Finding[], whole: string): Detail[] => {
  if (found.length === 0) return [];
  const details = new Map<string, Detail>();
  for (const finding of closestBranches(thinned(found))) {
    const detail = { path: dotted(finding) || whole, message: describe(finding) };
    details.set(`${detail.path} ${detail.message}`, detail);
    if (details.size === maximum) break;
  }
  return [...details.values()];
};

/**
 * Limits the findings, since a hostile body can have a hundred thousand. Each keyword of the schema keeps as many as an
 * answer lists. All alternatives keep the same unknown members, so that they stay comparable.
 */
const thinned = (found: readonly Finding[]): readonly Finding[] => {
  if (found.length <= maximum) return found;
  const counts = new Map<string, number>();
  const unknown = new Set<string>();
  return found.filter(({ keyword, schemaPath, instancePath, params }) => {
    if (keyword === "additionalProperties") {
      const member = `${instancePath}/${String(params["additionalProperty"])}`;
      if (unknown.size < maximum) unknown.add(member);
      return unknown.has(member);
    }
    const count = (counts.get(schemaPath) ?? 0) + 1;
    counts.set(schemaPath, count);
    return count <= maximum;
  });
};

const dotted = ({ instancePath, params }: Finding): string => {
  const steps = instancePath.split("/").slice(1).map(unescape);
  const member = params["missingProperty"] ?? params["additionalProperty"] ?? params["propertyName"];
  return cut((typeof member === "string" ? [...steps, member] : steps).join("."));
};

/** Maximum length of a path. The sender's own names may be as long as the body, and appear twice. */
const maxPathLength = 256;
const cut = (path: string): string =>
  path.length <= maxPathLength ? path : `${path.slice(0, maxPathLength).toWellFormed()}…`;

const unescape = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");
