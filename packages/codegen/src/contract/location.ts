import { fileURLToPath } from "node:url";

/** The folder of the contract, with a slash at its end. */
export const SPEC_FOLDER = fileURLToPath(new URL("../../../../spec/", import.meta.url));

/** The entry file of the contract. */
export const CONTRACT_ENTRY = `${SPEC_FOLDER}atlas.yaml`;

/** The folder of the flows, Arazzo descriptions that refer to the contract, with a slash at its end. */
export const FLOWS_FOLDER = `${SPEC_FOLDER}flows/`;

/** The rules of the linter. */
export const LINTER_CONFIG = `${SPEC_FOLDER}redocly.yaml`;

/** The rules for the flows. */
export const FLOWS_LINTER_CONFIG = `${FLOWS_FOLDER}redocly.yaml`;

/** The last released bundle, which the breaking-change check compares with. */
export const RELEASED_CONTRACT = `${SPEC_FOLDER}released/atlas.json`;
