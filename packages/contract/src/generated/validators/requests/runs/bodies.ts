// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 c6416e5911bccf137680693a25f1cf7be9d4d9aae015bf6db48b96ddf93192f8

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
