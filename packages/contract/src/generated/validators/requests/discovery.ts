// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 5b51c4802585431d00c5be51334c4b6e575a3fd63fd97370e884d2c168afd316

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./discovery/bodies.ts";
import { parameterValidators as parameters } from "./discovery/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
