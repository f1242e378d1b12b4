import type { Diff } from "api-smart-diff";
import { isRecord, type Stage } from "../contract/document.ts";
import { ENUMERATED } from "./comparable.ts";

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
export const classify = (diff: Diff): Verdict => {
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
