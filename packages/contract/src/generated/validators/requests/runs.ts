// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 3410d65bf48208c15d3f8b09545d97bcef50267f3e85c156ce353fc668ca0206

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./runs/bodies.ts";
import { parameterValidators as parameters } from "./runs/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
