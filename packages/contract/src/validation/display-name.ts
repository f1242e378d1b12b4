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
export const isVisible = (text: string): boolean => plain.test(text) || !hidden.test(text.replaceAll(needed, ""));

/** Accepts the empty text, which another rule refuses. */
export const isDisplayName = (text: string): boolean => text === "" || (isVisible(text) && shown.test(text));
