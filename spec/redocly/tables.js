import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";

// The contract has no dependencies of its own; the YAML parser is the generator's.
const { CORE_SCHEMA, load } = createRequire(new URL("../../packages/codegen/package.json", import.meta.url))("js-yaml");

const shared = new URL("../shared/", import.meta.url);

/** @param {string} path */
const read = (path) => load(readFileSync(new URL(path, shared), "utf8"), { schema: CORE_SCHEMA });

/** @type {Record<string, { status: number, retryable: boolean }>} */
export const errors = read("errors.yaml");

/** @type {ReadonlySet<string>} */
export const limitClasses = new Set(Object.keys(read("limits.yaml")));

/** Resources that a path parameter can name. @type {ReadonlySet<string>} */
export const resources = new Set(read("resources.yaml"));

const { scopes, permissions } = read("scopes.yaml");

/** What each security scheme can grant. @type {Record<string, ReadonlySet<string>>} */
export const grants = {
  accessToken: new Set(Object.keys(scopes)),
  operatorSession: new Set(Object.keys(permissions)),
};

/** @returns {Record<string, object>} the standard response headers by name, fresh objects on each call */
export const readStandardHeaders = () => readFolder("headers/");

/** @returns {Record<string, object>} the headers of operations that take an idempotency key, fresh objects on each call */
export const readIdempotentHeaders = () => readFolder("headers/idempotent/");

/** @returns {Record<string, object>} the parameters of operations that take an idempotency key, fresh objects on each call */
export const readIdempotentParameters = () => readFolder("headers/request/");

/** @returns {Record<string, object>} the parameters of operations that may answer 304, fresh objects on each call */
export const readConditionalParameters = () => readFolder("headers/conditional/");

/** @returns {Record<string, Record<string, unknown>>} the members of every refusal by name, fresh objects on each call */
export const readRefusalMembers = () => readFolder("refusal/");

/** @param {string} folder @returns {Record<string, Record<string, unknown>>} */
const readFolder = (folder) => {
  const files = readdirSync(new URL(folder, shared)).filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(files.toSorted().map((name) => [name.replace(/\.yaml$/, ""), read(`${folder}${name}`)]));
};
