// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 6a1901d36054939e0ea0f9f787d8727247c233c98325dbf80ac8071ca3f04a32

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
