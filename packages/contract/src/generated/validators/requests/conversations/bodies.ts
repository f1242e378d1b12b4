// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 5b51c4802585431d00c5be51334c4b6e575a3fd63fd97370e884d2c168afd316

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
