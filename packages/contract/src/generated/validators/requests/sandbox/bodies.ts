// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 ed7dda3efb9f6df638b5a9ab61123845b21926855926e5e26fb0e677451a4ea4

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
