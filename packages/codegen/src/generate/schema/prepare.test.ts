import { describe, expect, it } from "vitest";
import { asOpenApiDocument } from "../../contract/document.ts";
import { assertions, byName, namedBy } from "./prepare.ts";

const described = { type: "string", maxLength: 5, description: "One.", examples: ["a"] };

describe("the schemas that validators read", () => {
  it("have no texts for people", () => {
    expect(assertions({ type: "object", properties: { description: described } })).toEqual({
      type: "object",
      properties: { description: { type: "string", maxLength: 5 } },
    });
  });

  it("have formats of our own, which other tools pass over, as formats", () => {
    expect(assertions({ type: "string", "x-atlas-format": "display-name" })).toEqual({
      type: "string",
      format: "display-name",
    });
    expect(() => assertions({ type: "string", "x-atlas-format": "unheard-of" })).toThrow(/unheard-of/);
  });

  it("have no format and no keyword that the validators do not know", () => {
    expect(() => assertions({ type: "string", format: "hostname" })).toThrow(/hostname/);
    expect(() => assertions({ type: "string", maxLenght: 5 })).toThrow(/maxLenght/);
  });

  it("name components, and come with those that these name in turn", () => {
    const document = asOpenApiDocument({
      openapi: "3.1.0",
      info: { title: "A contract", version: "1" },
      paths: {},
      components: {
        schemas: {
          Colour: { ...described, enum: ["red", "blue"] },
          Shade: { type: "object", properties: { of: { $ref: "#/components/schemas/Colour" } } },
          Unused: { type: "null" },
        },
      },
    });
    const list = byName(document, { type: "array", items: { $ref: "#/components/schemas/Shade", description: "A." } });
    expect(list).toEqual({ type: "array", items: { $ref: "Shade" } });
    expect(namedBy(document, [list])).toEqual({
      Colour: { type: "string", maxLength: 5, enum: ["red", "blue"] },
      Shade: { type: "object", properties: { of: { $ref: "Colour" } } },
    });
  });
});
