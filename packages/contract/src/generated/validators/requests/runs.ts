// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 1c10138a0b55d0439f79e943be7720db52821bb3a9384f2ff292688ec0cef72d

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./runs/bodies.ts";
import { parameterValidators as parameters } from "./runs/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
