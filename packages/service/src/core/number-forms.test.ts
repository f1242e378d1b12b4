import { expect, test } from "vitest";
import { formsOf } from "./number-forms.ts";

test.for([
  ["+5541977770000", "+554177770000"],
  ["+554177770000", "+5541977770000"],
  ["+5215512345678", "+525512345678"],
  ["+525512345678", "+5215512345678"],
  ["+5491123456789", "+541123456789"],
  ["+541123456789", "+5491123456789"],
] as const)("%s is %s, too", ([number, other]) => {
  expect(formsOf(number)).toEqual([number, other]);
  expect(formsOf(other)).toEqual([other, number]);
});

test.for(["+554133330000", "+55119777700001", "+5255123456789", "+15550100001", "+491712345678", "+54912345"])(
  "%s has one form",
  (number) => {
    expect(formsOf(number)).toEqual([number]);
  },
);
