// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 32969b1a97100569b9694daab128a99e8de802af80305675c287bc25219f3228

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
