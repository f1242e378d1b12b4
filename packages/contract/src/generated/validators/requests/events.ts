// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 e25e4c166fdf86b726fb1d21dd00f820a5b59393a980735d651cb1702a865b02

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./events/bodies.ts";
import { parameterValidators as parameters } from "./events/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
