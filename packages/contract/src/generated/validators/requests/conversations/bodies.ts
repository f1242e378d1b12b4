// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c59807025b22bad5ca845ccc2eb683cb21093296328c9e9a91920c8c1b591f33

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
