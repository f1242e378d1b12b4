// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 f62c2b832ddbad6234b07285e212e7c1a7c0925377de67a319f9e905be50b28d

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./events/bodies.ts";
import { parameterValidators as parameters } from "./events/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
