import { expect, test } from "vitest";
import { countries, countryOf } from "./countries.ts";

test.for([
  ["+491711234567", "DE"],
  ["+15550100001", "US"],
  ["+14165550100", "CA"],
  ["+18765550100", "JM"],
  ["+77010000000", "KZ"],
  ["+79160000000", "RU"],
  ["+5541977770000", "BR"],
  ["+88216000000", null],
] as const)("%s is a number of %s", ([number, country]) => {
  expect(countryOf(number)).toBe(country);
});

test("each country has a name", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  expect(countries.filter((country) => names.of(country) === undefined)).toEqual([]);
});
