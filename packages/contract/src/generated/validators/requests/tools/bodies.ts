// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 59afb21a1fa8065916c8153e342009cc5cf6d2886eb772bb9eb223ed0fd7c955

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
