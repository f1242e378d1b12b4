import { describe, expect, it } from "vitest";
import { formats } from "./formats.ts";

describe("formats", () => {
  const cases: [format: keyof typeof formats, text: string, valid: boolean][] = [
    ["uuid", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f", true],
    ["uuid", "0199F0A0-7B1C-7D3E-8F00-0A1B2C3D4E5F", true],
    ["uuid", "urn:uuid:0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f", false],
    ["uuid", "0199f0a07b1c7d3e8f000a1b2c3d4e5f", false],
    ["date-time", "2026-01-01T12:00:00.000Z", true],
    ["date-time", "2026-01-01T12:00:00+02:00", true],
    ["date-time", "2026-01-01T12:00:00", false],
    ["date-time", "2026-01-01 12:00:00Z", false],
    ["date-time", "2026-02-30T12:00:00Z", false],
    ["date-time", "2026-12-31T23:59:60Z", false],
    ["date-time", "2026-01-01T25:00:00Z", false],
    ["date", "2024-02-29", true],
    ["date", "2026-02-29", false],
    ["uri", "https://shop.example/hook?a=1", true],
    ["uri", "/hook", false],
    ["uri", "https://shop.example/a b", false],
    ["email", "ada@shop.example", true],
    ["email", "ada@shop", false],
    ["email", "ada@@shop.example", false],
    ["email", "o'neill+orders@büro.example", true],
    ["email", "<ada@shop.example>", false],
    ["email", "staff:ada@shop.example;", false],
    ["email", "Ada <ada@shop.example>", false],
    ["email", "team:ada@shop.example;", false],
    ["email", "ada@shop.example,eve", false],
    ["email", "ada@shop.example>", false],
    ["email", '"ada"@shop.example', false],
    ["email", "ada(eve)@shop.example", false],
  ];
  it.each(cases)("%s %s is %s", (format, text, valid) => {
    expect(formats[format](text)).toBe(valid);
  });
});
