// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 59afb21a1fa8065916c8153e342009cc5cf6d2886eb772bb9eb223ed0fd7c955

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./runs/bodies.ts";
import { parameterValidators as parameters } from "./runs/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
