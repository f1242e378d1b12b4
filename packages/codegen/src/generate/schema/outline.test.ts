import { expect, test } from "vitest";
import { outlined } from "./outline.ts";

const checks = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `if(data0 === ${index}){\nvErrors = [];\n}`);

const validator = (name: string, ...lines: readonly string[]): string =>
  [
    `function ${name}(data, {instancePath="", rootData=data}={}){`,
    "let vErrors = null;",
    "if(data.content !== undefined){",
    ...lines,
    "}",
    "return vErrors === null;",
    "}",
  ].join("\n");

const long = ["let data0 = data.content;", ...checks(40)];

test("a long member is checked by a function of its own, and equal ones by one", () => {
  const code = outlined([validator("one", ...long), validator("two", ...long)].join("\n"));
  const [, part = ""] = /^function (part_\w+)\(data, instancePath, vErrors\)\{$/m.exec(code) ?? [];
  const call = `vErrors = ${part}(data, instancePath, vErrors);\n}`;
  expect(code.split(`if(data.content !== undefined){\n${call}`)).toHaveLength(3);
  expect(code.match(/let data0/g)).toHaveLength(1);
});

test.for([
  ["short", ["let data0 = data.content;", ...checks(3)]],
  ["checked by another validator, which asks for the whole", [...long, "if(!(other(data, {rootData}))){", "}"]],
] as const)("a member that is %s stays where it is", ([, lines]) => {
  const code = validator("one", ...lines);
  expect(outlined(code)).toBe(code);
});

test("code that uses a variable from outside is refused", () => {
  expect(() => outlined(validator("one", ...checks(40)))).toThrow("uses data0");
});
