/** Things of one kind that are told apart: who asks for breakfast is not answered by lunch, nor vegan by vegetarian. */
import { daysIn } from "../knowledge/days.ts";
import { folded } from "../knowledge/fold.ts";

const words = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, "u");

const kinds: readonly (readonly RegExp[])[] = [
  [
    words("breakfasts?|fruhstuck\\p{L}*|petits? dejeuners?|desayunos?|colazione|ontbijt|pequeno almoco"),
    words("brunch(?:es)?"),
    words("lunch(?:es|times?)?|mittag\\p{L}*|almuerzos?|pranzo|almoco"),
    words("dinners?|suppers?|abendessen|diners?|cenas?|avondeten|jantar"),
  ],
  [
    words("vegan\\p{L}*"),
    words("vegetari\\p{L}*|veggie"),
    words("gluten\\p{L}*|coeliacs?|celiacs?"),
    words("la[ck]tos\\p{L}*|dairy"),
    words("halal"),
    words("kosher|koscher"),
  ],
];

/** Tells of a text if it names what a question asks for, or another thing of its kind and not that. */
export interface Contrast {
  readonly names: (text: string) => boolean;
  readonly namesAnother: (text: string) => boolean;
}

/** Reads what a question tells apart. */
export const contrastIn = (question: string): Contrast => {
  const plain = folded(question);
  const asked = kinds.flatMap((kind) => kind.filter((each) => each.test(plain)));
  const others = kinds.filter((kind) => kind.some((each) => asked.includes(each))).flat();
  const names = (text: string): boolean => asked.some((each) => each.test(folded(text)));
  return { names, namesAnother: (text) => !names(text) && others.some((each) => each.test(folded(text))) };
};

const day = /(?<![\p{L}])(?:mon|tues|wednes|thurs|fri|satur|sun)day/gu;

const daysOf = (plain: string): readonly string[] => [...(plain.match(day) ?? []), ...daysIn(plain)];

/** Returns a function that tells if a text is about days, and not about those of an English question. */
export const otherDaysThan = (question: string): ((text: string) => boolean) => {
  const asked = folded(question).match(day) ?? [];
  return (text) => {
    const its = asked.length === 0 ? [] : daysOf(folded(text));
    return its.length > 0 && !asked.some((each) => its.includes(each));
  };
};
