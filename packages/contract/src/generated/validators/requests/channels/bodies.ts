// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 11397332b4bf9f650ac67c969fd6d873449df4c49008c4b19b4067d6f597cb4b

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
