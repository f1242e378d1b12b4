import type { Finding } from "./validator.ts";

/**
 * The format `display-name`, for names that people trust. Invisible and direction-changing characters make different
 * names look alike. They are allowed only where a script or an emoji needs them.
 */
const joining =
  "Arabic Syriac Mandaic Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala " +
  "Tibetan Myanmar Khmer";

const joiningLetters = joining
  .split(" ")
  .map((script) => `\\p{Script=${script}}`)
  .join("");

/** Invisible characters in places that need them. All others are refused. */
const needed = new RegExp(
  [
    // Zero-width joiners and non-joiners after letters that take them, and joiners between two emoji.
    `(?<=[${joiningLetters}])[\\u200C\\u200D]`,
    "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
    // Emoji styles, keycaps, and flags of regions.
    "(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]",
    "(?<=[\\d#*])\\uFE0F(?=\\u20E3)",
    "(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}",
    // Variants of Han or Mongolian characters, which names use.
    "(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]",
    "(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]",
  ].join("|"),
  "gu",
);

/** Control characters, line and paragraph separators, Unicode's default ignorables, and blank letters. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

const shown = /\P{Z}/u;

/** Fast path: most names are plain ASCII. */
const plain = /^[ -~]*[!-~][ -~]*$/;

/** Checks that the whole text is visible, in the order written. */
const isVisible = (text: string): boolean => plain.test(text) || !hidden.test(text.replaceAll(needed, ""));

/** Accepts the empty text, which another rule refuses. */
const isDisplayName = (text: string): boolean => text === "" || (isVisible(text) && shown.test(text));

// Runtime of the compiled validators.

/** Adds a finding to the list, which may not exist yet. The path ends with the keyword. */
export const withFinding = (
  before: Finding[] | null,
  instancePath: string,
  schemaPath: string,
  params: Finding["params"],
): Finding[] => {
  const keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1);
  const finding = { instancePath, schemaPath, keyword, params };
  if (before === null) return [finding];
  before.push(finding);
  return before;
};

/** Adds a finding for each required member that an object lacks. The object is at `step` below `instancePath`. */
export const withMissing = (
  before: Finding[] | null,
  object: object,
  instancePath: string,
  step: string,
  schemaPath: string,
  required: readonly string[],
): Finding[] | null => {
  let found = before;
  for (const missingProperty of required) {
    if (Reflect.get(object, missingProperty) === undefined)
      found = withFinding(found, instancePath + step, schemaPath, { missingProperty });
  }
  return found;
};

/** Adds a finding for each member of an object that is not known. */
export const withUnknown = (
  before: Finding[] | null,
  object: object,
  instancePath: string,
  step: string,
  schemaPath: string,
  known: readonly string[],
): Finding[] | null => {
  let found = before;
  for (const additionalProperty in object) {
    if (!known.includes(additionalProperty))
      found = withFinding(found, instancePath + step, schemaPath, { additionalProperty });
  }
  return found;
};

/**
 * Adds the findings of a text: another type, too many or too few characters, or a pattern or format that it lacks.
 * `param` is what a finding shows of the pattern or format.
 */
export const withText = (
  before: Finding[] | null,
  value: unknown,
  instancePath: string,
  step: string,
  schemaPath: string,
  max: number | null,
  min: number | null,
  test: RegExp | ((text: string) => boolean) | null = null,
  param = "",
): Finding[] | null => {
  if (typeof value !== "string")
    return withFinding(before, instancePath + step, `${schemaPath}/type`, { type: "string" });
  let found = before;
  if (max !== null && longerThan(value, max))
    found = withFinding(found, instancePath + step, `${schemaPath}/maxLength`, { limit: max });
  if (min !== null && shorterThan(value, min))
    found = withFinding(found, instancePath + step, `${schemaPath}/minLength`, { limit: min });
  if (typeof test === "function") {
    if (!test(value)) found = withFinding(found, instancePath + step, `${schemaPath}/format`, { format: param });
  } else if (test !== null && !test.test(value)) {
    found = withFinding(found, instancePath + step, `${schemaPath}/pattern`, { pattern: param });
  }
  return found;
};

/** The number of findings. */
export const countOf = (found: readonly Finding[] | null): number => found?.length ?? 0;

/**
 * Checks whether a text exceeds a number of characters (code points, as in JSON Schema). They are counted only if the
 * length in code units does not decide it: a base64 file has fourteen million.
 */
export const longerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || characterCount(text) > max);

/** Checks whether a text has fewer characters than a bound. */
export const shorterThan = (text: string, min: number): boolean => text.length < 2 * min && characterCount(text) < min;

const characterCount = (text: string): number => {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const pair = isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1));
    if (!pair) continue;
    count -= 1;
    index += 1;
  }
  return count;
};

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Compares two JSON values. The order of members does not matter. */
export const deepEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const members = Object.entries(one);
  return (
    members.length === Object.keys(other).length &&
    members.every(([name, value]) => Object.hasOwn(other, name) && deepEqual(value, Reflect.get(other, name)))
  );
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const date = /^\d{4}-\d{2}-\d{2}$/;

const dateTime = /^(\d{4}-\d{2}-\d{2})[Tt]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;

const email = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

const isDate = (text: string): boolean => {
  const time = date.test(text) ? Date.parse(text) : Number.NaN;
  // `Date` parses February 30 as March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/**
 * Formats of the contract. They refuse values that we could not use: a UUID with `urn:uuid:`, a leap second that `Date`
 * cannot hold, a relative URI.
 */
export const formats = {
  uuid: (text: string): boolean => uuid.test(text),
  date: isDate,
  "date-time": (text: string): boolean => {
    const day = dateTime.exec(text)?.[1];
    return day !== undefined && isDate(day) && !Number.isNaN(Date.parse(text));
  },
  uri: (text: string): boolean => !/\s/.test(text) && URL.canParse(text),
  email: (text: string): boolean => text.length <= 254 && email.test(text) && isVisible(text),
  "display-name": isDisplayName,
};
