import type { Finding } from "./validator.ts";

/**
 * Of each set of alternatives (`oneOf`, `anyOf`) that a value fails, keeps the findings of the one it comes closest to.
 * Alternatives nested in the kept one are narrowed in turn.
 */
export const closestBranches = (found: readonly Finding[]): readonly Finding[] => {
  const choice = outermostChoice(found);
  if (choice === undefined) return found;
  const branches = branchesOf(choice, found);
  const inside = new Set(branches.flat());
  const others = found.filter((finding) => finding !== choice && !inside.has(finding));
  const closest = minimumBy(branches, (branch) => distance(branch, choice));
  const kept = closest === undefined ? [unmatched(choice)] : withAllConstants(closest, branches, choice);
  return [...closestBranches(kept), ...closestBranches(others)];
};

const isChoice = ({ keyword }: Finding): boolean => keyword === "oneOf" || keyword === "anyOf";

const outermostChoice = (found: readonly Finding[]): Finding | undefined =>
  minimumBy(found.filter(isChoice), (finding) => finding.schemaPath.length);

/** The findings inside the alternatives, by alternative; only a schema path below the choice belongs to one. */
const branchesOf = (choice: Finding, found: readonly Finding[]): Finding[][] => {
  const branches = new Map<string, Finding[]>();
  for (const finding of found) {
    if (!isWithin(finding.schemaPath, choice.schemaPath) || !isWithin(finding.instancePath, choice.instancePath))
      continue;
    const index = finding.schemaPath.slice(choice.schemaPath.length + 1).split("/")[0] ?? "";
    if (finding === choice) continue;
    const branch = branches.get(index);
    if (branch === undefined) branches.set(index, [finding]);
    else branch.push(finding);
  }
  return [...branches.values()];
};

const isWithin = (path: string, ancestor: string): boolean => path === ancestor || path.startsWith(`${ancestor}/`);

/** A choice without findings inside: the value matched several alternatives, or they are compiled apart. */
const unmatched = (choice: Finding): Finding => ({ ...choice, keyword: "choice" });

/**
 * How far a value is from an alternative. What tells alternatives apart weighs most: a constant, an enumeration, a
 * pattern that only one of them has, a member that must be there. Two members that are unknown and one that is
 * missing outweigh a constant: who sends the members of an alternative means it. Each member counts once, by its worst finding, however much is wrong inside it.
 */
const distance = (branch: readonly Finding[], choice: Finding): number => {
  const worst = new Map<string, number>();
  for (const finding of branch) {
    const [member, ...deeper] = steps(finding).slice(choice.instancePath.split("/").length - 1);
    const weight = deeper.length > 0 ? 1 : (weights[finding.keyword] ?? 1);
    worst.set(member ?? "", Math.max(weight, worst.get(member ?? "") ?? 0));
  }
  return [...worst.values()].reduce((sum, weight) => sum + weight, 0);
};

const weights: Readonly<Record<string, number>> = {
  not: 8,
  const: 7,
  enum: 6,
  pattern: 5,
  required: 4,
  additionalProperties: 2,
};

/** The path of the member that a finding is about; a missing or unknown member counts as its own. */
const steps = ({ instancePath, params }: Finding): string[] => {
  const member = params["missingProperty"] ?? params["additionalProperty"];
  const path = instancePath.split("/").slice(1);
  return typeof member === "string" ? [...path, member] : path;
};

/** A constant that the value lacks is named with what the other alternatives would have at the same member. */
const withAllConstants = (closest: Finding[], branches: Finding[][], choice: Finding): Finding[] =>
  closest.map((finding) => {
    if (!isConstant(finding) || finding.instancePath === choice.instancePath) return finding;
    const same = branches.flat().filter((other) => isConstant(other) && other.instancePath === finding.instancePath);
    const allowedValues = [...new Set(same.flatMap(constants))];
    return allowedValues.length === 1 ? finding : { ...finding, keyword: "enum", params: { allowedValues } };
  });

const isConstant = ({ keyword }: Finding): boolean => keyword === "const" || keyword === "enum";

const constants = ({ params }: Finding): unknown[] => {
  const { allowedValues, allowedValue } = params;
  return Array.isArray(allowedValues) ? allowedValues : [allowedValue];
};

const minimumBy = <Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined => {
  let best: { item: Item; size: number } | undefined;
  for (const item of items) {
    const size = measure(item);
    if (best === undefined || size < best.size) best = { item, size };
  }
  return best?.item;
};
