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
    expect(code).toContain("if(shorterThan(data, 2)){");
    expect(code).toContain("if(longerThan(data, 40)){");
    expect(code).not.toContain("characterCount");
    expect(code).toContain("= deepEqual;");
    expect(code).toContain("= formats.uuid;");
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
