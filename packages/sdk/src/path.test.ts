import { expect, test } from "vitest";
import { search, segment } from "./path.ts";

test.for([
  ["01a1fd95-0535-7f0f-a3e0-879a315bb645", "01a1fd95-0535-7f0f-a3e0-879a315bb645"],
  ["a/b?c#d", "a%2Fb%3Fc%23d"],
  ["...", "..."],
  [".hidden", ".hidden"],
  ["end.", "end."],
  ["end..", "end.."],
] as const)("the id %j is sent as %s", ([id, sent]) => {
  expect(segment(id)).toBe(sent);
});

test.for(["", ".", ".."])("%j is no id, since it would lead to another path", (id) => {
  expect(() => segment(id)).toThrow(new TypeError(`${JSON.stringify(id)} is not an id.`));
});

test.for([
  [undefined, ""],
  [{}, ""],
  [{ limit: undefined }, ""],
  [{ limit: 0, q: "a b&c" }, "?limit=0&q=a+b%26c"],
  [{ status: ["sent", undefined, "read"] }, "?status=sent&status=read"],
] as const)("the query %j is sent as %j", ([query, sent]) => {
  expect(search(query)).toBe(sent);
});
