// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 d1fe8ccd6534f4c368f477eb15affaa8aca30cd300bf0d32d3464f968f937577

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./actions/bodies.ts";
import { parameterValidators as parameters } from "./actions/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
