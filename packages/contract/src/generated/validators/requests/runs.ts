// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 ed7dda3efb9f6df638b5a9ab61123845b21926855926e5e26fb0e677451a4ea4

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./runs/bodies.ts";
import { parameterValidators as parameters } from "./runs/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
