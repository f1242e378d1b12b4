/** True in `release:check`, which runs some tests with all that they can ask: `vitest.release.config.ts` names them. */
export const whole = process.env["ATLAS_TESTS"] === "whole";
