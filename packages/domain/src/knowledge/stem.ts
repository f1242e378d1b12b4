/** Stemming, so that `bookings` finds `booked`. Only words in the script of their language are stemmed. */
import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as english } from "stemmer";
import type { Language } from "./language.ts";
import { turkishStem } from "./turkish.ts";

const stemmers: { readonly [Name in Language]: (word: string) => string } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  sv: swedish,
  no: norwegian,
  da: danish,
  fi: finnish,
  ru: russian,
  tr: turkishStem,
  und: (word) => word,
};

const latinWord = /^[a-z]{3,}$/;
const cyrillicWord = /^[а-я]{3,}$/;

/** Returns the stem of a folded word. Never empty. */
export const stemOf = (word: string, language: Language): string =>
  (language === "ru" ? cyrillicWord : latinWord).test(word) ? stemmers[language](word) || word : word;
