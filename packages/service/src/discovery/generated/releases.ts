// Generated from packages/*/CHANGELOG.md by `bun run generate`; do not edit.

import type { Release } from "../release.ts";

/** Every release, newest first. */
export const releases: readonly Release[] = [];
