// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 15c5580ee0d8b51090d7e58bbb833cffe0d2bb2594d16feb5017dc149725954e

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./agent-api/bodies.ts";
import { parameterValidators as parameters } from "./agent-api/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
