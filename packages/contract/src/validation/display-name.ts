/**
 * The format `display-name`: names that people read, and decide by whom to trust. What is not shown, or turns the direction
 * of what is, makes two names look alike that are not, so it stands only where a script or an emoji needs it.
 */
const joining =
  "Arabic Syriac Mandaic Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala " +
  "Tibetan Myanmar Khmer";
const joiningLetters = joining
  .split(" ")
  .map((script) => `\\p{Script=${script}}`)
  .join("");

/** What is not shown by itself, and is needed there: of all else, nothing is. */
const needed = new RegExp(
  [
    // Zero-width joiners and non-joiners after letters that take them, and joiners between two pictures.
    `(?<=[${joiningLetters}])[\\u200C\\u200D]`,
    "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
    // The styles of pictures, keycaps, and the flags of parts of countries.
    "(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]",
    "(?<=[\\d#*])\\uFE0F(?=\\u20E3)",
    "(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}",
    // Forms of one character of Han or Mongolian, which names are written with.
    "(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]",
    "(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]",
  ].join("|"),
  "gu",
);

/** Control characters, line and paragraph separators, what Unicode calls ignorable by default, and blank letters. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;
const shown = /\P{Z}/u;

/** Plain ASCII, as most names are, needs no second look. */
const plain = /^[ -~]*[!-~][ -~]*$/;

/** Whether all of a text is to be seen, in the order in which it stands. */
export const isVisible = (text: string): boolean => plain.test(text) || !hidden.test(text.replaceAll(needed, ""));

/** That it is not empty, another rule says. */
export const isDisplayName = (text: string): boolean => text === "" || (isVisible(text) && shown.test(text));
