// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 af96ed66b55f038f54fa96235988c19c491195a50ae91014f8b9bbc325debbbb

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./agent-api/bodies.ts";
import { parameterValidators as parameters } from "./agent-api/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
