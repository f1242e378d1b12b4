import { operationRule } from "../operations.js";
import { isRecord, strings } from "../place.js";
import { successSchemas } from "./success-envelope.js";

/** @import { Place } from "../place.js" */

const PAGE_MEMBERS = ["has_more", "next_cursor"];

export const listPage = operationRule(({ place }) => {
  const page = place.at("x-atlas-page");
  const pages = successSchemas(place).flatMap(pagePathsOf);
  if (page.node === undefined) {
    if (pages.length > 0) place.report(`A list with has_more says x-atlas-page: { items: ${pages[0]} }.`);
    return;
  }
  const items = isRecord(page.node) ? page.node["items"] : undefined;
  if (!pages.some((path) => path === items)) {
    page.report(`x-atlas-page.items names no array beside a required has_more and next_cursor${hint(pages)}.`);
  }
  for (const name of ["limit", "after_id"]) {
    if (!parameterNames(place).includes(name)) page.report(`A paged operation has the query parameter ${name}.`);
  }
});

/**
 * @param {Place} schema the success envelope
 * @returns {string[]} where the items of its page may be: `data` or `data.things`
 */
const pagePathsOf = (schema) => {
  const data = schema.at("properties", "data");
  if (hasPageMembers(schema)) return isArray(data) ? ["data"] : [];
  if (!hasPageMembers(data)) return [];
  return data
    .at("properties")
    .entries()
    .filter(([, property]) => isArray(property))
    .map(([name]) => `data.${name}`);
};

/** @param {Place} schema */
const hasPageMembers = (schema) => {
  const required = strings(schema.members["required"]);
  return PAGE_MEMBERS.every((name) => name in schema.at("properties").members && required.includes(name));
};

/** @param {Place} schema */
const isArray = (schema) => schema.members["type"] === "array";

/** @param {Place} operation */
const parameterNames = (operation) =>
  operation
    .at("parameters")
    .items()
    .map((item) => item.members["name"]);

/** @param {(string | undefined)[]} pages */
const hint = (pages) => (pages.length > 0 ? `; ${pages.join(" or ")} would do` : "");
