// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c6416e5911bccf137680693a25f1cf7be9d4d9aae015bf6db48b96ddf93192f8

import type { RequestValidators } from "../../../validation/validator.ts";
import { bodyValidators as bodies } from "./webhooks/bodies.ts";
import { parameterValidators as parameters } from "./webhooks/parameters.ts";

export const requestValidators: RequestValidators = { parameters, bodies };
