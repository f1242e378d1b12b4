// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 ca97d27d3fb74755c0cdaa2b16dc63c39d06ec382ccbdc95de516c0d0725dc7a

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
