import { test } from "vitest";

/** True in `release:check`, which runs some tests with all that they can ask: `vitest.release.config.ts` names them. */
export const whole = process.env["ATLAS_TESTS"] === "whole";

/** Declares a test that only a release runs. */
export const releaseTest: (name: string, run: () => Promise<void>) => void = whole ? test : () => undefined;
