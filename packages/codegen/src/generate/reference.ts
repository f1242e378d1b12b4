import type { OpenApiDocument, Reference } from "../contract/document.ts";

const isReference = (value: object): value is Reference => "$ref" in value && typeof value.$ref === "string";

/** Follows internal references (`#/a/b`) to their target. The linter guarantees its shape. */
export const resolve = <Target extends object>(document: OpenApiDocument, value: Target | Reference): Target => {
  let current = value;
  while (isReference(current)) current = lookUp<Target>(document, current.$ref);
  return current;
};

const lookUp = <Target extends object>(document: OpenApiDocument, reference: string): Target | Reference => {
  let node: object = document;
  for (const step of reference.replace(/^#\//, "").split("/")) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const next: unknown = Reflect.get(node, name);
    if (typeof next !== "object" || next === null) throw new Error(`${reference} leads nowhere`);
    node = next;
  }
  return node as Target | Reference;
};
