/** Languages in which a hosted agent speaks for itself, and the plain form in which it reads. */
import { normalized } from "../normalize.ts";

export const locales = ["en", "de", "fr", "es", "pt", "it", "nl", "tr", "id", "ru", "ar", "hi"] as const;
export type Locale = (typeof locales)[number];

/** Returns the language of a tag such as `pt-BR`, if the agent speaks it. */
export const localeOf = (tag: string | null): Locale | null => {
  const base = tag?.toLowerCase().split(/[-_]/)[0];
  return locales.find((each) => each === base) ?? null;
};

/** Accents, and the lengthening, vowels and hamza of Arabic. */
const accents = /[\p{Script=Inherited}\u{640}]/gu;

/** Folds case, width, accents and the dotless i. Patterns are folded alike. */
const unaccented = (text: string): string =>
  normalized(text, "NFKD").toLowerCase().replaceAll("ı", "i").replaceAll("ß", "ss").replace(accents, "");

const apostrophes = /(?<=\p{L})['’ʼ`](?=\p{L})/gu;
const nothingSaid = /[^\p{L}\p{M}\p{N}]+/gu;

/** Length of a message that is read for courtesies, in UTF-16 code units. */
const sample = 1_000;

/** Reduces a text to its words, each between spaces, without accents: ` id like to speak to a person `. */
export const plainOf = (text: string): string => {
  const letters = unaccented(text.slice(0, sample)).replace(apostrophes, "");
  return ` ${letters.replace(nothingSaid, " ").trim()} `;
};

const [hour, day] = [3_600, 86_400];
/** A weekday alone would be taken for the next one. */
const farFrom = 6 * day * 1_000;

/** Says a duration in whole minutes, hours or days. */
export const durationIn = (locale: Locale, seconds: number): string => {
  const say = (unit: "minute" | "hour" | "day", length: number): string =>
    new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: "unit", unit, unitDisplay: "long" }).format(
      Math.ceil(seconds / length),
    );
  if (seconds % day === 0 && seconds > day) return say("day", day);
  return seconds % hour === 0 ? say("hour", hour) : say("minute", 60);
};

/** Says a day and a time as a clock in a time zone shows them. The date is said too if it is a week or more away. */
export const clockTimeIn = (locale: Locale, timeZone: string, time: string, now: string): string => {
  const isFar = Date.parse(time) - Date.parse(now) > farFrom;
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, {
    timeZone,
    weekday: "long",
    ...(isFar ? { day: "numeric", month: "long" } : {}),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(Date.parse(time));
};
