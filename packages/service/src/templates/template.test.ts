import { describe, expect, test } from "vitest";
import { renderTemplate } from "./content.ts";

const parsed = JSON.parse('{"__proto__":"Ada"}') as { readonly [name: string]: string }; // An own member, as sent.

describe("a template", () => {
  test.for([
    ["no placeholder", "We open at nine.", {}, "We open at nine."],
    ["one", "Hello {{name}}!", { name: "Ada" }, "Hello Ada!"],
    ["spaces inside", "Hello {{  name }}!", { name: "Ada" }, "Hello Ada!"],
    ["a repeated one", "{{name}}, {{name}} and {{name}}", { name: "Ada" }, "Ada, Ada and Ada"],
    ["two side by side", "{{a}}{{b}}", { a: "1", b: "2" }, "12"],
    ["names with dots, dashes and digits", "{{order.id-2}}", { "order.id-2": "4711" }, "4711"],
    ["an empty value", "[{{name}}]", { name: "" }, "[]"],
    ["a value that looks like a placeholder", "{{a}}", { a: "{{b}}", b: "x" }, "{{b}}"],
    ["a value with replacement patterns", "{{a}}", { a: "$& $1 $$ $`" }, "$& $1 $$ $`"],
    ["values that nobody asked for", "Hello", { name: "Ada" }, "Hello"],
    ["what is no placeholder", "{name} {{}} {{two words}} {{ü}}", {}, "{name} {{}} {{two words}} {{ü}}"],
    ["an own member called __proto__", "{{__proto__}}", parsed, "Ada"],
  ] as const)("with %s is filled", ([, body, params, text]) => {
    expect(renderTemplate(body, params)).toEqual({ text, missing: [] });
  });

  test("lists placeholders without a value, each once, in order", () => {
    expect(renderTemplate("{{b}} {{a}} {{b}} {{c}}", { c: "x" }).missing).toEqual(["b", "a"]);
  });

  test.for(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "takes no value from the prototype for %s",
    (name) => {
      expect(renderTemplate(`{{${name}}}`, {})).toEqual({ text: "", missing: [name] });
    },
  );
});
