import { describe, expect, test } from "vitest";
import { namesTag, rangeOf } from "./bytes.ts";

const asked = (range: string, more: { readonly [name: string]: string } = {}) =>
  rangeOf(new Headers({ range, ...more }), '"one"', 100);

describe("a range", () => {
  test.for([
    ["bytes=0-9", { first: 0, last: 9 }],
    ["bytes=90-", { first: 90, last: 99 }],
    ["bytes=90-200", { first: 90, last: 99 }],
    ["bytes=-10", { first: 90, last: 99 }],
    ["bytes=-200", { first: 0, last: 99 }],
    ["bytes=99-99", { first: 99, last: 99 }],
  ] as const)("%s is %o", ([range, part]) => {
    expect(asked(range)).toEqual(part);
  });

  test.for(["bytes=100-", "bytes=100-200", "bytes=-0"])("%s has no byte", (range) => {
    expect(asked(range)).toBe("none");
  });

  test.for(["", "bytes=-", "bytes=9-1", "bytes=0-1,5-6", "lines=1-2", "bytes=a-b"])(
    "%s asks for everything",
    (range) => {
      expect(asked(range)).toBeNull();
    },
  );

  test("of another version asks for everything", () => {
    expect(asked("bytes=1-2", { "if-range": '"other"' })).toBeNull();
    expect(asked("bytes=1-2", { "if-range": '"one"' })).toEqual({ first: 1, last: 2 });
  });
});

test("a version is named alone, in a list, weakly, or by a star", () => {
  expect(['"one"', '"two", "one"', 'W/"one"', "*", '"two"', null].map((given) => namesTag(given, '"one"'))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
