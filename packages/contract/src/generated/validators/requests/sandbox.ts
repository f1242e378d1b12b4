// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 d034c845547fb6ded3b4447c8b152702c723600c857005745db7282d10214b7c

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./sandbox/bodies.ts";
import { parameterValidators as parameters } from "./sandbox/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
