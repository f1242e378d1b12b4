// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 df43c5c9f7f260750cb20930ce59d3084bc284ddf2dac7505d958247197f6730

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
