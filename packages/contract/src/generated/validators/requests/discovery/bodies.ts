// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 1c10138a0b55d0439f79e943be7720db52821bb3a9384f2ff292688ec0cef72d

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
