// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c59807025b22bad5ca845ccc2eb683cb21093296328c9e9a91920c8c1b591f33

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./webhooks/bodies.ts";
import { parameterValidators as parameters } from "./webhooks/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
