// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 d1fe8ccd6534f4c368f477eb15affaa8aca30cd300bf0d32d3464f968f937577

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
