// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c5100505188086a0f7cf2b3942ba2c3195807dfdb4af85afbff75246c35ea6b6

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./discovery/bodies.ts";
import { parameterValidators as parameters } from "./discovery/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
