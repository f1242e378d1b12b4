// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 ca97d27d3fb74755c0cdaa2b16dc63c39d06ec382ccbdc95de516c0d0725dc7a

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./runs/bodies.ts";
import { parameterValidators as parameters } from "./runs/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
