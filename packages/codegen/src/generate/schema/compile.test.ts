import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import { closed } from "./prepare.ts";

describe("compile", () => {
  it("shares one function between equal schemas, whatever their descriptions say", () => {
    const { functions } = compile({
      one: { type: "string", maxLength: 5, description: "One." },
      two: { type: "string", maxLength: 5, description: "Two." },
      three: { type: "string", maxLength: 6 },
    });
    expect(functions["one"]).toBe(functions["two"]);
    expect(functions["one"]).not.toBe(functions["three"]);
  });

  it("takes lengths, equality and formats from the runtime beside it", () => {
    const { code } = compile({
      text: { type: "string", minLength: 2, maxLength: 40, format: "uuid" },
      list: { type: "array", uniqueItems: true, items: { type: "object" } },
    });
    expect(code).toContain(', "#", 40, 2, formats_');
    expect(code).not.toContain("characterCount");
    expect(code).toContain("= deepEqual;");
    expect(code).toContain("= formats.uuid;");
  });

  it("writes allowed values where they are reported, and keeps no schema for them", () => {
    const { code } = compile({
      colour: { type: "object", properties: { of: { type: "string", enum: ["red", "blue"] } } },
    });
    expect(code).toContain('{allowedValues: ["red","blue"]}');
    expect(code).not.toContain("const schema");
  });

  it("checks formats of our own, which other tools pass over", () => {
    const { code } = compile({ text: { type: "string", "x-atlas-format": "display-name" } });
    expect(code).toContain("display-name");
    expect(() => compile({ text: { type: "string", "x-atlas-format": "unheard-of" } })).toThrow(/unheard-of/);
  });

  it("refuses formats and keywords that it does not know", () => {
    expect(() => compile({ text: { type: "string", format: "hostname" } })).toThrow(/hostname/);
    expect(() => compile({ text: { type: "string", maxLenght: 5 } })).toThrow(/maxLenght/);
  });
});

describe("another schema", () => {
  const components = {
    Colour: { type: "string", enum: ["red", "blue"] },
    Shade: { type: "object", properties: { of: { $ref: "Colour" }, code: { type: "string", pattern: "^#" } } },
  };
  const linesOf = (...schemas: readonly object[]) =>
    compile(Object.fromEntries(schemas.map((schema, index) => [`${index}`, { ...schema }])), { components }).code.split(
      "\n",
    );

  it.for([
    { type: "array", items: { $ref: "Colour" } },
    { type: "string", pattern: "^[a-z]", format: "uuid" },
    { type: "object", properties: { length: { type: "string", maxLength: 4, enum: ["a"] } } },
  ])("adds lines and changes none: %o", (added) => {
    const before = linesOf({ $ref: "Shade" }, { type: "string", pattern: "^z" });
    const after = linesOf(added, { $ref: "Shade" }, { type: "string", pattern: "^z" });
    let place = -1;
    for (const line of before) {
      place = after.indexOf(line, place + 1);
      expect(place, line).toBeGreaterThanOrEqual(0);
    }
    expect(after.length).toBeGreaterThan(before.length);
  });

  it("is named by its component, or by its content", () => {
    const { code, functions } = compile({ one: { $ref: "Shade" } }, { components });
    expect(code).toMatch(/^function validateColour\(/m);
    expect(functions["one"]).toMatch(/^validate_[0-9a-f]{10}$/);
  });
});

describe("closed", () => {
  it("closes objects with properties, at any depth, and leaves maps and decided objects alone", () => {
    const inner = { type: "object", properties: { a: { type: "string" } } };
    const open = { ...inner, additionalProperties: true };
    const map = { type: "object", additionalProperties: { type: "string" } };
    expect(closed({ type: "object", properties: { inner, open, map, list: { type: "array", items: inner } } })).toEqual(
      {
        type: "object",
        additionalProperties: false,
        properties: {
          inner: { ...inner, additionalProperties: false },
          open,
          map,
          list: { type: "array", items: { ...inner, additionalProperties: false } },
        },
      },
    );
  });
});
