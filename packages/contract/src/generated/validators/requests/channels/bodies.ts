// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 68614f781ea83e0a327d1199a831d968ed829d18ac94356a9f12676200b33142

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
