// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 e25e4c166fdf86b726fb1d21dd00f820a5b59393a980735d651cb1702a865b02

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
