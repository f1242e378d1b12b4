import { expect, test } from "vitest";
import { bundleContract } from "./bundle.ts";
import { METHODS, isRecord } from "./document.ts";

const contract = bundleContract();

const resolved = (value: unknown): Record<string, unknown> => {
  if (!isRecord(value)) return {};
  const { $ref } = value;
  if (typeof $ref !== "string") return value;
  const at = (node: unknown, key: string): unknown => (isRecord(node) ? node[key.replaceAll("~1", "/")] : undefined);
  return resolved($ref.slice(2).split("/").reduce<unknown>(at, contract));
};

const operations = Object.values(contract.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));

test("every parameter has an example", () => {
  const without = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .map(resolved)
      .filter(
        (parameter) => !("example" in parameter || "examples" in { ...resolved(parameter["schema"]), ...parameter }),
      )
      .map(({ name }) => `${operationId} ${String(name)}`),
  );
  expect(without).toEqual([]);
});

test("a page has at most as many items as its limit allows", () => {
  const pages = operations.flatMap(({ operationId, parameters = [], responses, "x-atlas-page": page }) => {
    const limit = parameters.map(resolved).find(({ name }) => name === "limit");
    const content = resolved(resolved(resolved(responses["200"])["content"])["application/json"]);
    const answer = resolved(content["schema"]);
    const forms = Array.isArray(answer["oneOf"]) ? answer["oneOf"] : [answer];
    const lists = forms.map((form) =>
      (page?.items ?? "").split(".").reduce((node, key) => resolved(resolved(node["properties"])[key]), resolved(form)),
    );
    if (!page || !limit) return [];
    return lists
      .filter((list) => list["type"] === "array")
      .map((list) => ({ operationId, items: list["maxItems"], limit: resolved(limit["schema"])["maximum"] }));
  });
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(({ items, limit }) => items !== limit)).toEqual([]);
});
