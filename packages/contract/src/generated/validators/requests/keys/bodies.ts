// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c5100505188086a0f7cf2b3942ba2c3195807dfdb4af85afbff75246c35ea6b6

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
