// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 df43c5c9f7f260750cb20930ce59d3084bc284ddf2dac7505d958247197f6730

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./sandbox/bodies.ts";
import { parameterValidators as parameters } from "./sandbox/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
