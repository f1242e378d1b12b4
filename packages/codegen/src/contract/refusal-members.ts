import { readRefusalMembers } from "../../../../spec/redocly/tables.js";
import { isRecord } from "./document.ts";

type Node = Record<string, unknown>;

/**
 * Puts the members that each refusal has (convention 5) on the error of every response in the envelope, and on its
 * examples. JSON-RPC's own errors have none.
 */
export const addRefusalMembers = (root: Node): void => {
  const members = readRefusalMembers();
  const components = isRecord(root["components"]) ? root["components"] : {};
  for (const media of mediaIn([root["paths"], components["responses"]])) {
    if (errorsIn(media["schema"], members) === 0) continue;
    for (const example of examplesIn(media)) complete(example, members);
  }
};

/** Finds the media types of responses, which alone have both a schema and the name of JSON. */
const mediaIn = (value: unknown): Node[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "application/json" && isRecord(inner) ? [inner] : mediaIn(inner),
  );
};

/** Adds the members to the error of each alternative, and counts the errors. */
const errorsIn = (schema: unknown, members: Record<string, Node>): number => {
  if (!isRecord(schema)) return 0;
  if (Array.isArray(schema["oneOf"])) return schema["oneOf"].filter((each) => errorsIn(each, members) > 0).length;
  const { ok, error } = propertiesOf(schema);
  if (!isRecord(ok) || ok["const"] !== false || !isRecord(error) || !isRecord(error["properties"])) return 0;
  const { required } = error;
  Object.assign(error["properties"], structuredClone(members));
  error["required"] = [...(Array.isArray(required) ? required : []), ...Object.keys(members)];
  return 1;
};

const propertiesOf = ({ properties }: Node): Node => (isRecord(properties) ? properties : {});

const examplesIn = ({ example, examples }: Node): unknown[] => [
  example,
  ...Object.values(isRecord(examples) ? examples : {}).map((each) => (isRecord(each) ? each["value"] : undefined)),
];

/** Writes the members into an example. Of an address, the fragment names its code. */
const complete = (example: unknown, members: Record<string, Node>): void => {
  const error = isRecord(example) && example["ok"] === false ? example["error"] : null;
  if (!isRecord(error)) return;
  for (const [name, { examples }] of Object.entries(members)) {
    const [given] = Array.isArray(examples) ? examples : [];
    error[name] = String(given).replace(/#.*/, `#${String(error["code"]).toLowerCase()}`);
  }
};
