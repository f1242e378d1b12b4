// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { requestValidatorsOf } from "../../validation/checks.ts";

export const requestValidators = requestValidatorsOf({ parameters: { "tools.manifest": { query: { properties: {} } } }, bodies: {}, components: {} });
