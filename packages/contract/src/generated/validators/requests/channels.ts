// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 32969b1a97100569b9694daab128a99e8de802af80305675c287bc25219f3228

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./channels/bodies.ts";
import { parameterValidators as parameters } from "./channels/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
