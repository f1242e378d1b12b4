/** Parts of the embedded PostgreSQL. The build of a single binary replaces this module. */
import type { PGliteOptions } from "@electric-sql/pglite";

export type EmbeddedParts = Pick<PGliteOptions, "pgliteWasmModule" | "initdbWasmModule" | "fsBundle">;

/** Returns none: PGlite finds its files beside its own module. */
export const embeddedParts = async (): Promise<EmbeddedParts> => ({});
