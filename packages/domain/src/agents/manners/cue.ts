import type { Tongue } from "./tongues.ts";

/** Patterns of plain text. Their ends are ends of words; ` _` stands for up to four words between. */
export type Cues = { readonly [Each in Tongue]?: readonly string[] };
