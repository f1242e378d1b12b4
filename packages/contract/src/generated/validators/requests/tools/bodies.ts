// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 15c5580ee0d8b51090d7e58bbb833cffe0d2bb2594d16feb5017dc149725954e

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
