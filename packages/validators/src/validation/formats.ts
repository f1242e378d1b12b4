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

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const date = /^\d{4}-\d{2}-\d{2}$/;

const dateTime = /^(\d{4}-\d{2}-\d{2})[Tt]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;

/** An address alone: a mail program would read `<a@x>`, `Ann <a@x>` or `group:a@x;` as another one, or several. */
const email = /^[^\s@<>()[\]:;,\\"]{1,64}@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+$/u;

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
