import { type Detail, didYouMean } from "@atlas-messaging/contract";
import { patternMessages } from "../generated/pattern-messages.ts";

/** A value that fits the contract, with its type. */
export interface Valid<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** The problems of a value. */
export interface Invalid {
  readonly ok: false;
  /** At most 100. */
  readonly details: readonly Detail[];
}

/** Answer of a validator: the value with its type, or its problems. */
export type Validated<Value> = Valid<Value> | Invalid;

/** The cast is safe: the validators and the types come from the same schemas. */
export const valid = <Value>(value: unknown): Valid<Value> => ({ ok: true, value: value as Value });

/** Refuses an operation, an event or a tool that a validator does not know. No validator throws. */
export const unknownName = (
  path: "operation" | "event_type" | "tool",
  name: string,
  known: Iterable<string>,
): Invalid => ({
  ok: false,
  details: [{ path, message: `is not known${didYouMean(name, known, ". ")}` }],
});

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
  const member = params["missingProperty"] ?? params["additionalProperty"];
  return cut((typeof member === "string" ? [...steps, member] : steps).join("."));
};

/** Maximum length of a path. The sender's own names may be as long as the body, and appear twice. */
const maxPathLength = 256;

const cut = (path: string): string =>
  path.length <= maxPathLength ? path : `${path.slice(0, maxPathLength).toWellFormed()}…`;

const unescape = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");

/** Describes a problem in words that follow the member's name. */
const describe = ({ keyword, params }: Finding): string => {
  const description = descriptions[keyword];
  return description === undefined ? `is not allowed by the contract (${keyword})` : description(params);
};

type Params = Finding["params"];

const descriptions: Readonly<Record<string, (params: Params) => string>> = {
  required: () => "is required",
  additionalProperties: ({ additionalProperty, names }) =>
    namesIn(names).has(String(additionalProperty))
      ? "is not known beside these members: it belongs to another form"
      : `is not a known member${meant(additionalProperty, namesIn(names))}`,
  type: ({ type }) => `must be ${oneOf(list(type).map(withArticle))}`,
  enum: ({ allowedValues, given }) => {
    const values = list(allowedValues).map(String);
    return `must be one of: ${values.join(", ")}${meant(given, values)}`;
  },
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  pattern: ({ pattern }) => patternMessages[String(pattern)] ?? `must match ${String(pattern)}`,
  format: ({ format }) => formatMessages[String(format)] ?? `must be of the format ${String(format)}`,
  minLength: ({ limit }) => (limit === 1 ? "must not be empty" : `must have at least ${counted(limit, "character")}`),
  maxLength: ({ limit }) => `must have at most ${counted(limit, "character")}`,
  minItems: ({ limit }) => (limit === 1 ? "must not be empty" : `must have at least ${counted(limit, "item")}`),
  maxItems: ({ limit }) => `must have at most ${counted(limit, "item")}`,
  uniqueItems: () => "must not have the same item twice",
  minProperties: ({ limit }) => `must have at least ${counted(limit, "member")}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, "member")}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  choice: ({ passingSchemas }) =>
    Array.isArray(passingSchemas) ? "matches more than one of its forms" : "matches none of its forms",
};

/** Names of the form that is meant, and of its alternatives. */
const namesIn = (names: unknown): ReadonlySet<string> => (names instanceof Set ? names : new Set());

/** Goes on with the name that an unknown one means, if there is one. */
const meant = (given: unknown, known: Iterable<string>): string =>
  typeof given === "string" ? didYouMean(given, known, ". ") : "";

const formatMessages: Readonly<Record<string, string>> = {
  uuid: "must be a UUID",
  date: "must be a date, for example 2026-01-01",
  "date-time": "must be a date and time with its offset, for example 2026-01-01T12:00:00.000Z",
  uri: "must be an absolute URL",
  email: "must be an e-mail address",
  "display-name": "must be visible, without control, invisible or direction-changing characters",
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const withArticle = (type: unknown): string => {
  if (type === "null") return "null";
  return `${/^[aio]/.test(String(type)) ? "an" : "a"} ${String(type)}`;
};

const oneOf = (words: readonly string[]): string =>
  [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" or ");

const counted = (count: unknown, noun: string): string => `${String(count)} ${noun}${count === 1 ? "" : "s"}`;

/**
 * Keeps the findings of the closest alternative (`oneOf`, `anyOf`) that a value fails. Nested alternatives are narrowed
 * in turn.
 */
const closestBranches = (found: readonly Finding[]): readonly Finding[] => {
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
  return withAllNames(withAllConstants(unknown.length > 0 ? unknown : closest, fitting, choice), fitting);
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

/** Reports a choice without findings inside: several alternatives matched. */
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
    const params = { allowedValues, given: finding.params["given"] };
    return allowedValues.length === 1 ? finding : { ...finding, keyword: "enum", params };
  });

/** Knows the members of all alternatives around an unknown member, which may be misspelt for any of them. */
const withAllNames = (closest: Finding[], branches: readonly Finding[][]): Finding[] => {
  // A body may have a hundred unknown members, so the names of an alternative are read once.
  const around = new Map<string, Set<Iterable<string>>>();
  for (const { instancePath, params } of branches.flat()) {
    if (params["names"] === undefined) continue;
    const lists = around.get(instancePath) ?? new Set();
    around.set(instancePath, lists.add(namesIn(params["names"])));
  }
  const names = new Map(
    Array.from(around, ([path, lists]) => [path, new Set([...lists].flatMap((each) => [...each]))]),
  );
  return closest.map((finding) =>
    finding.keyword === "additionalProperties"
      ? { ...finding, params: { ...finding.params, names: names.get(finding.instancePath) } }
      : finding,
  );
};

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

/** One finding of a validator. */
export interface Finding {
  /** JSON pointer to the value. Empty for the whole. */
  readonly instancePath: string;
  /** JSON pointer to the keyword in the schema, starting with "#". */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns the findings for a value. Empty if it is valid. */
export type Validator = (value: unknown) => readonly Finding[];
