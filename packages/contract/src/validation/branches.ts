import type { Finding } from "./validator.ts";

/**
 * Keeps the findings of the closest alternative (`oneOf`, `anyOf`) that a value fails. Nested alternatives are narrowed
 * in turn.
 */
export const closestBranches = (found: readonly Finding[]): readonly Finding[] => {
  const choice = outermostChoice(found);
  if (choice === undefined) return found;
  const branches = branchesOf(choice, found);
  const inside = new Set(branches.flat());
  const others = found.filter((finding) => finding !== choice && !inside.has(finding));
  return [...closestBranches(keptOf(choice, branches)), ...closestBranches(others)];
};

/** Returns the findings to keep of a choice. An alternative of another type is not meant if one of the value's type is there. */
const keptOf = (choice: Finding, branches: readonly Finding[][]): Finding[] => {
  const fitting = branches.filter((branch) => !branch.some((finding) => isOtherType(finding, choice)));
  if (branches.length > 0 && fitting.length === 0) return [ofNoType(choice, branches)];
  const closest = minimumBy(fitting, (branch) => distance(branch, choice));
  if (closest === undefined) return [unmatched(choice)];
  const unknown = closest.filter((finding) => isOfNoForm(finding, fitting));
  return withAllConstants(unknown.length > 0 ? unknown : closest, fitting, choice);
};

/** True for a constant by which alternatives are told apart, if the value has that of none. What else it lacks is unknown. */
const isOfNoForm = (finding: Finding, branches: readonly Finding[][]): boolean => {
  const same = branches.map((branch) =>
    branch.filter((other) => isConstant(other) && other.instancePath === finding.instancePath),
  );
  const distinguishes = same.flat().some(({ keyword }) => keyword === "const");
  return isConstant(finding) && branches.length > 1 && distinguishes && same.every((each) => each.length > 0);
};

const isOtherType = ({ keyword, schemaPath }: Finding, choice: Finding): boolean =>
  keyword === "type" && /^\/\d+\/type$/.test(schemaPath.slice(choice.schemaPath.length));

/** Names the types of all alternatives. */
const ofNoType = (choice: Finding, branches: readonly Finding[][]): Finding => {
  const types = branches.flat().flatMap((each) => (isOtherType(each, choice) ? [each.params["type"]].flat() : []));
  return { ...choice, keyword: "type", params: { type: [...new Set(types)] } };
};

const isChoice = ({ keyword }: Finding): boolean => keyword === "oneOf" || keyword === "anyOf";

const outermostChoice = (found: readonly Finding[]): Finding | undefined =>
  minimumBy(found.filter(isChoice), (finding) => finding.schemaPath.length);

/** Groups findings by alternative. A finding belongs to one if its schema path lies below the choice. */
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

/** Reports a choice without findings inside: several alternatives matched, or they are compiled apart. */
const unmatched = (choice: Finding): Finding => ({ ...choice, keyword: "choice" });

/**
 * Distance of a value from an alternative. Constants, enumerations, patterns of one alternative and required members
 * weigh most. Two unknown members and a missing one outweigh a constant: a caller who sends an alternative's members
 * means that alternative. Each member counts once, by its worst finding. Between equals the members of members decide.
 * Further missing members weigh little, since a known member among them says more.
 */
const distance = (branch: readonly Finding[], choice: Finding): number => {
  const depth = choice.instancePath.split("/").length - 1;
  return weightTo(branch, depth, 1) + weightTo(branch, depth, 2) / 1_000;
};

/** Sums the worst weights of the members so many levels below a depth. */
const weightTo = (branch: readonly Finding[], depth: number, levels: number): number => {
  const worst = new Map<string, number>();
  for (const finding of branch) {
    const path = steps(finding).slice(depth);
    const member = path.slice(0, levels).join("/");
    const weight = path.length > levels ? 1 : (weights[finding.keyword] ?? 1);
    worst.set(member, Math.max(weight, worst.get(member) ?? 0));
  }
  const all = [...worst.values()];
  const missing = all.filter((weight) => weight === required).length;
  return all.reduce((sum, weight) => sum + weight, 0) - Math.max(0, missing - 1) * (required - 1);
};

/** Weight of a missing member. */
const required = 4;

const weights: Readonly<Record<string, number>> = {
  not: 8,
  const: 7,
  enum: 6,
  pattern: 5,
  required,
  additionalProperties: 2,
};

/** Path of the member that a finding is about. A missing or unknown member has its own path. */
const steps = ({ instancePath, params }: Finding): string[] => {
  const member = params["missingProperty"] ?? params["additionalProperty"];
  const path = instancePath.split("/").slice(1);
  return typeof member === "string" ? [...path, member] : path;
};

/** Names every constant that the alternatives allow at the member, not only the closest one's. */
const withAllConstants = (closest: Finding[], branches: readonly Finding[][], choice: Finding): Finding[] =>
  closest.map((finding) => {
    if (!isConstant(finding) || finding.instancePath === choice.instancePath) return finding;
    // A choice inside names its own.
    if (closest.some((other) => isChoice(other) && isWithin(finding.schemaPath, other.schemaPath))) return finding;
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
