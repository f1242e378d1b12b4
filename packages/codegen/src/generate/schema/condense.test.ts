import { expect, test } from "vitest";
import { compile } from "./compile.ts";
import { condensed } from "./condense.ts";

test("checks become calls of the runtime, without a count beside the list", () => {
  const text = { type: "string", minLength: 2, maxLength: 4 };
  const { code } = compile({
    it: { type: "object", required: ["a", "b-c"], additionalProperties: false, properties: { a: text, "b-c": text } },
    note: { type: ["string", "null"], maxLength: 3 },
  });
  expect(code).toContain('vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["a", "b-c"]);');
  expect(code).toContain(
    'vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["a", "b-c"]);',
  );
  expect(code).toContain('vErrors = withText(vErrors, data["b-c"], instancePath, "/b-c", "#/properties/b-c", 4, 2);');
  expect(code).toContain(
    'if(typeof data === "string") vErrors = withText(vErrors, data, instancePath, "", "#", 3, null);',
  );
  expect(code).not.toMatch(/longerThan|errors\+\+/);
});

test("what is checked in another way stays as the compiler wrote it", () => {
  const { code } = compile({ it: { type: "string", pattern: "^a", format: "uuid" } });
  expect(code).not.toContain("withText");
  expect(() => condensed("errors += 2;")).toThrow("in a way of its own: errors += 2;");
});
