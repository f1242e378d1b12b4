// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 ee583efe3dbf3e161934e24394b7c41c323fc18c98128d637e16d2fe5bb684c6

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
