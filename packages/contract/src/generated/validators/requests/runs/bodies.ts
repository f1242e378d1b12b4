// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 af96ed66b55f038f54fa96235988c19c491195a50ae91014f8b9bbc325debbbb

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import type { Validator } from "../../../../validation/validator.ts";



export const bodyValidators: Record<string, Validator> = {
};
