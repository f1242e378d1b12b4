import { operationRule, operationsOf } from "../operations.js";
import { Place } from "../place.js";
import { resources } from "../tables.js";

/** @import { Rule } from "../types.js" */

/** Ids of ours; the id of a provider has the form that the provider gives it. */
const PATH_ID = /^(id|(?!provider)\w+_id)$/;
const NAME = /^[a-z]+(_[a-z]+)*$/;
const PATH_FILE = /(^|\/)sections\/[^/]+\/paths\/[^/]+\.yaml$/;

/** @type {Rule} */
export const pathItemFile = () => ({
  Root(node, context) {
    const root = new Place(node, context.location, context);
    for (const [path, item] of root.at("paths").entries()) {
      if (PATH_FILE.test(item.reference ?? "")) continue;
      item.report(`${path} must be a $ref to a file of sections/<section>/paths/.`);
    }
    for (const { place, method, path } of operationsOf(root)) {
      if (place.reference === undefined) continue;
      place.report(`${method} ${path} must be written in its path file, not a $ref.`);
    }
  },
});

export const pathResource = operationRule(({ place, method, path }) => {
  for (const parameter of place.at("parameters").items()) {
    const { in: location, name, "x-atlas-resource": resource } = parameter.members;
    if (location !== "path" || (typeof resource === "string" && resources.has(resource))) continue;
    const wrong = resource === undefined ? "no" : `the unknown ${JSON.stringify(resource)} as`;
    parameter.report(
      `${method} ${path}: the path parameter ${String(name)} has ${wrong} x-atlas-resource; shared/resources.yaml lists them.`,
    );
  }
});

export const parameterName = operationRule(({ place, method, path }) => {
  for (const parameter of place.at("parameters").items()) {
    const { in: location, name } = parameter.members;
    if (location === "header" || NAME.test(String(name))) continue;
    parameter.report(
      `${method} ${path}: the name of the parameter ${String(name)} must be words in lower case with _ between them.`,
    );
  }
});

export const pathIdFormat = operationRule(({ place }) => {
  for (const parameter of place.at("parameters").items()) checkPathId(parameter);
});

/** @param {Place} parameter */
const checkPathId = (parameter) => {
  const { in: location, name } = parameter.members;
  if (location !== "path" || typeof name !== "string" || !PATH_ID.test(name)) return;
  const { node: format } = parameter.at("schema", "format");
  if (format !== "uuid") parameter.report(`Path parameter ${name} must be format: uuid.`);
};
