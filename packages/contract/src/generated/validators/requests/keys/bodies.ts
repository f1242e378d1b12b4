// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 d034c845547fb6ded3b4447c8b152702c723600c857005745db7282d10214b7c

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
