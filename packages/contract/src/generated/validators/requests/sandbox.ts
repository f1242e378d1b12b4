// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 6a1901d36054939e0ea0f9f787d8727247c233c98325dbf80ac8071ca3f04a32

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./sandbox/bodies.ts";
import { parameterValidators as parameters } from "./sandbox/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
