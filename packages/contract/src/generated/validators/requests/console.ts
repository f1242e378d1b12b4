// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 ee583efe3dbf3e161934e24394b7c41c323fc18c98128d637e16d2fe5bb684c6

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./console/bodies.ts";
import { parameterValidators as parameters } from "./console/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
