/** Alternatives of the contract are exclusive: no value is taken by two. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { bundleContract } from "./bundle.ts";
import { isRecord } from "./document.ts";

type Node = Record<string, unknown>;

const contract = bundleContract();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: "https://atlas.example/contract", ...contract });

/** Pointers to all lists of alternatives. */
const unionsIn = (node: unknown, pointer = ""): string[] => {
  if (Array.isArray(node)) return node.flatMap((each, index) => unionsIn(each, `${pointer}/${index}`));
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([name, inner]) => {
    const here = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [...(name === "oneOf" && Array.isArray(inner) ? [here] : []), ...unionsIn(inner, here)];
  });
};

const at = (pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (node, step) => (Array.isArray(node) ? node[Number(step)] : isRecord(node) ? node[step] : undefined),
      contract,
    );

const examplesOf = (schema: unknown): unknown[] => {
  if (!isRecord(schema)) return [];
  if (typeof schema["$ref"] === "string") return examplesOf(at(schema["$ref"].slice(1)));
  return Array.isArray(schema["examples"]) ? schema["examples"] : [];
};

/** Examples of the alternatives, and each pair with the members of both. */
const valuesOf = (alternatives: readonly unknown[]): unknown[] => {
  const examples = alternatives.flatMap(examplesOf);
  const objects = examples.filter((each): each is Node => isRecord(each));
  return [...examples, ...objects.flatMap((one) => objects.map((other) => ({ ...one, ...other })))];
};

test.for(unionsIn(contract))("%s takes no value twice", (pointer) => {
  const alternatives = at(pointer);
  if (!Array.isArray(alternatives)) throw new Error(`${pointer} is no list.`);
  const taking = alternatives.map((_, index) =>
    ajv.compile({ $ref: `https://atlas.example/contract#${encodeURI(pointer)}/${index}` }),
  );
  const twice = valuesOf(alternatives).filter((value) => taking.filter((takes) => takes(value)).length > 1);
  expect(twice).toEqual([]);
});
