/** Things of one kind that are told apart: who asks for breakfast is not answered by lunch, nor vegan by vegetarian. */
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
