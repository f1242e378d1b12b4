/**
 * Shortens the compiler's code: the same checks of texts and members, some thousands of times, become calls of the
 * runtime. A program reads its validators whenever it starts.
 */
export const condensed = (code: string): string => {
  const lines = withoutCount(code).split("\n");
  const kept: string[] = [];
  for (let at = 0; at < lines.length;) {
    const short = missingAt(lines, at) ?? unknownAt(lines, at) ?? textAt(lines, at);
    kept.push(short?.text ?? lines[at] ?? "");
    at = short?.end ?? at + 1;
  }
  return kept.join("\n").replaceAll(readOnce, "$3$2$4\n}");
};

/** A member that one call reads needs no variable. */
const readOnce = /^let (data\d+) = (data.*);\n(vErrors = with\w+\(vErrors, )\1(, .*)\n\}$/gm;

/** A call that takes the place of lines, and the index of the line after them. */
interface Short {
  readonly text: string;
  readonly end: number;
}

/** The compiler counts its findings beside their list, whose length says the same. */
const withoutCount = (code: string): string => {
  const counted = code
    .replaceAll(/^(?:errors\+\+|let errors = 0|errors = vErrors\.length|errors = _errs\d+);\n/gm, "")
    .replaceAll(/^const (_errs\d+) = errors;$/gm, "const $1 = countOf(vErrors);")
    .replaceAll(/\b(_errs\d+) === errors\b/g, "$1 === countOf(vErrors)")
    .replaceAll(/(?<!\.)\berrors === (_errs\d+)\b/g, "countOf(vErrors) === $1")
    .replaceAll("return errors === 0;", "return vErrors === null;");
  const rest = /^.*(?<!\.)\berrors\b.*$/m.exec(counted);
  if (rest !== null) throw new Error(`The findings are counted in a way of its own: ${rest[0]}`);
  return counted;
};

interface Added {
  /** Expression of the place in the data. */
  readonly place: string;
  /** Path in the schema, without its keyword. */
  readonly path: string;
  readonly keyword: string;
  readonly params: string;
}

const finding = /^vErrors = withFinding\(vErrors, (instancePath.*?), "(#(?:[^"\\]|\\.)*)\/(\w+)", (\{.*\})\);$/;

const findingAt = (lines: readonly string[], at: number, keyword: string): Added | null => {
  const [, place, path, found, params] = finding.exec(lines[at] ?? "") ?? [];
  if (place === undefined || path === undefined || params === undefined || found !== keyword) return null;
  return { place, path, keyword, params };
};

const call = (
  name: string,
  data: string,
  { place, path }: Added,
  keyword: string,
  ...more: readonly string[]
): string => `vErrors = ${name}(${["vErrors", data, ...steps(place), `"${path}${keyword}"`, ...more].join(", ")});`;

/** The place of the object, and the step from there. They are joined only for a finding, which most values have not. */
const steps = (place: string): readonly [instancePath: string, step: string] => {
  const step = /^instancePath\+("(?:[^"\\]|\\.)*")$/.exec(place)?.[1];
  return step === undefined ? [place, '""'] : ["instancePath", step];
};

const lacking = /^if\((data\d*)(?:\.\w+|\["(?:[^"\\]|\\.)*"\]) === undefined\)\{$/;

/** Members that are required, one after the other. */
const missingAt = (lines: readonly string[], from: number): Short | null => {
  const names: string[] = [];
  let [first, owner]: [Added | null, string] = [null, ""];
  let at = from;
  for (; lines[at + 2] === "}"; at += 3) {
    const data = lacking.exec(lines[at] ?? "")?.[1];
    const added = findingAt(lines, at + 1, "required");
    const name = /^\{missingProperty: (".*")\}$/.exec(added?.params ?? "")?.[1];
    if (data === undefined || added === null || name === undefined) break;
    if (first !== null && (data !== owner || added.place !== first.place || added.path !== first.path)) break;
    [first, owner] = [added, data];
    names.push(name);
  }
  return first && { text: call("withMissing", owner, first, "/required", `[${names.join(", ")}]`), end: at };
};

/** Members that the schema does not name. */
const unknownAt = (lines: readonly string[], at: number): Short | null => {
  const [, key, data] = /^for\(const (key\d+) in (data\d*)\)\{$/.exec(lines[at] ?? "") ?? [];
  if (key === undefined || data === undefined) return null;
  const condition = /^if\(!\((.*)\)\)\{$/.exec(lines[at + 1] ?? "")?.[1];
  const inner = condition === undefined ? at + 1 : at + 2;
  const added = findingAt(lines, inner, "additionalProperties");
  const end = condition === undefined ? inner + 2 : inner + 3;
  const names = condition === undefined ? [] : namesIn(condition, key);
  if (added === null || names === null || lines.slice(inner + 1, end).some((line) => line !== "}")) return null;
  if (added.params !== `{additionalProperty: ${key}}`) return null;
  return { text: call("withUnknown", data, added, "/additionalProperties", `[${names.join(", ")}]`), end };
};

/** The names that a key is compared with; null if the condition says anything else. */
const namesIn = (condition: string, key: string): readonly string[] | null => {
  const comparison = new RegExp(String.raw`\b${key} === ("(?:[^"\\]|\\.)*")`, "g");
  const isAll = /^[\s()|]*$/.test(condition.replaceAll(comparison, ""));
  return isAll ? Array.from(condition.matchAll(comparison), ([, name = ""]) => name) : null;
};

interface Check {
  /** First line of the check, with the measure and the data that it measures. */
  readonly opens: RegExp;
  readonly keyword: string;
}

/** The checks of a text, in the compiler's order. */
const checks: readonly Check[] = [
  { opens: /^if\(longerThan\((?<data>data\d*), (?<measure>\d+)\)\)\{$/, keyword: "maxLength" },
  { opens: /^if\(shorterThan\((?<data>data\d*), (?<measure>\d+)\)\)\{$/, keyword: "minLength" },
  { opens: /^if\(!(?<measure>pattern_\w+)\.test\((?<data>data\d*)\)\)\{$/, keyword: "pattern" },
  { opens: /^if\(!\((?<measure>formats_\w+)\((?<data>data\d*)\)\)\)\{$/, keyword: "format" },
];

type Checks = ReadonlyMap<string, { readonly measure: string; readonly added: Added }>;

/** The checks of a text by their keywords, and the index of the line after them. */
const checksAt = (lines: readonly string[], from: number, data: string): { found: Checks; end: number } => {
  const found = new Map<string, { readonly measure: string; readonly added: Added }>();
  let at = from;
  for (const { opens, keyword } of checks) {
    const groups = opens.exec(lines[at] ?? "")?.groups;
    const added = findingAt(lines, at + 1, keyword);
    if (groups?.["data"] !== data || added === null || lines[at + 2] !== "}") continue;
    found.set(keyword, { measure: groups["measure"] ?? "", added });
    at += 3;
  }
  return { found, end: at };
};

/** A text with its bounds, and its pattern or format. */
const textAt = (lines: readonly string[], from: number): Short | null => {
  const data = /^if\(typeof (data\d*) === "string"\)\{$/.exec(lines[from] ?? "")?.[1];
  if (data === undefined) return null;
  const { found, end } = checksAt(lines, from + 1, data);
  const [pattern, format] = [found.get("pattern"), found.get("format")];
  if (lines[end] !== "}" || (pattern && format)) return null;
  const hasElse = lines[end + 1] === "else {";
  const type = hasElse && lines[end + 3] === "}" ? findingAt(lines, end + 2, "type") : null;
  if (hasElse && type?.params !== '{type: "string"}') return null;
  const [first, ...others] = [...(type ? [type] : []), ...Array.from(found.values(), ({ added }) => added)];
  if (!first || others.some(({ place, path }) => place !== first.place || path !== first.path)) return null;
  const text = call("withText", data, first, "", ...measuresOf(found));
  // Without an else, the type is a check of its own: a null may be allowed, or a number have become a text.
  return type ? { text, end: end + 4 } : { text: `if(typeof ${data} === "string") ${text}`, end: end + 1 };
};

const measuresOf = (found: Checks): readonly string[] => {
  const bounds = ["maxLength", "minLength"].map((keyword) => found.get(keyword)?.measure ?? "null");
  const test = found.get("pattern") ?? found.get("format");
  const param = /^\{\w+: (".*")\}$/.exec(test?.added.params ?? "")?.[1];
  return test && param !== undefined ? [...bounds, test.measure, param] : bounds;
};
