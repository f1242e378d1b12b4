// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 f62c2b832ddbad6234b07285e212e7c1a7c0925377de67a319f9e905be50b28d

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
