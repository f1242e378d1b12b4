// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 11397332b4bf9f650ac67c969fd6d873449df4c49008c4b19b4067d6f597cb4b

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./conversations/bodies.ts";
import { parameterValidators as parameters } from "./conversations/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
