// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 68614f781ea83e0a327d1199a831d968ed829d18ac94356a9f12676200b33142

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./sessions/bodies.ts";
import { parameterValidators as parameters } from "./sessions/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
