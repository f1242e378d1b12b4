// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 3410d65bf48208c15d3f8b09545d97bcef50267f3e85c156ce353fc668ca0206

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
