/** Properties of the contract that generators and validators of others rely on. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { contract } from "../../test-support/contract.ts";

const { document, tools } = contract;

test("the contract has one default address, and no path repeats it", () => {
  expect(document.servers).toEqual([expect.objectContaining({ url: "http://127.0.0.1:4100" })]);
  expect(Object.values(document.paths).filter((item) => "servers" in item)).toEqual([]);
});

test.for(tools)("a strict validator takes the schemas of $name", ({ parameters, output }) => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
  for (const format of ["uuid", "date-time", "uri", "display-name"]) ajv.addFormat(format, true);
  for (const schema of [parameters, output ?? {}]) expect(() => ajv.compile(schema)).not.toThrow();
});
