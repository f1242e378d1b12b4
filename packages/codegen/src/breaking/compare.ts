import { compareOpenApi, type Diff } from "api-smart-diff";
import { METHODS, type OpenApiDocument, type Operation } from "../contract/document.ts";
import { classify } from "./classify.ts";
import { comparable, WEBHOOK_PREFIX } from "./comparable.ts";

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
