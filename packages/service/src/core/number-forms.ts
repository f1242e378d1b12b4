/** Numbers of three countries that the messaging networks write in two forms, which reach the same person. */

/** Patterns with their other form; `{1}` is the first group. */
export const otherForms = [
  // Brazil: mobile numbers got a ninth digit, which the networks leave out for many.
  [String.raw`^\+55(\d\d)9([6-9]\d{7})$`, "+55{1}{2}"],
  [String.raw`^\+55(\d\d)([6-9]\d{7})$`, "+55{1}9{2}"],
  // Mexico: a 1 stood before mobile numbers until 2019.
  [String.raw`^\+521(\d{10})$`, "+52{1}"],
  [String.raw`^\+52(\d{10})$`, "+521{1}"],
  // Argentina: a 9 stands before mobile numbers that are called from abroad.
  [String.raw`^\+549(\d{10})$`, "+54{1}"],
  [String.raw`^\+54([1-8]\d{9})$`, "+549{1}"],
] as const;

/** Returns a number in E.164 and its other form, if it has one. */
export const formsOf = (number: string): readonly string[] => [
  number,
  ...otherForms.flatMap(([pattern, other]) =>
    new RegExp(pattern).test(number) ? number.replace(new RegExp(pattern), other.replaceAll(/\{(\d)\}/g, "$$$1")) : [],
  ),
];
