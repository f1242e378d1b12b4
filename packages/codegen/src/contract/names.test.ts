import { expect, test } from "vitest";
import { METHODS } from "./document.ts";
import { bundleContract } from "./bundle.ts";

const operations = Object.entries(bundleContract().paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const id = item[method]?.operationId;
    return id === undefined ? [] : [{ id, place: `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}` }];
  }),
);

/** Names that differ: in the console, a session is an operator's, and the body of an upload is the file. */
const others = ["console.account.signIn", "console.media.uploadFile"];

test("the console names an operation as the public API does", () => {
  const twins = operations.flatMap(({ id, place }) => {
    const places = ["/operator/", "/operator/developers/"].map((start) => place.replace("/v1/atlas/", start));
    const twin = operations.find(
      (operation) => operation.id.startsWith("console.") && places.includes(operation.place),
    );
    return !place.includes(" /v1/atlas/") || twin === undefined ? [] : [[twin.id, `console.${id}`]];
  });
  expect(twins.length).toBeGreaterThan(30);
  expect(
    twins
      .filter(([own, wanted]) => own !== wanted)
      .map(([own]) => own)
      .toSorted(),
  ).toEqual(others);
});
