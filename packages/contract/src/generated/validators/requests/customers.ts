// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./customers/bodies.ts";
import { parameterValidators as parameters } from "./customers/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
