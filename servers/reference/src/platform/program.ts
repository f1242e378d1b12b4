/**
 * Files that belong to the program, here those of a clone. The build of the package and of a single binary replaces
 * this module (`packages/server`).
 */
import { fileURLToPath } from "node:url";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const migrationsFolder = here("../../migrations");

/** Program that reads sources, as the first argument of a process. */
export const readerProgram = here("extraction/child.ts");

export const watchdogProgram = here("extraction/watchdog.ts");

/** Name of the build, unless ATLAS_BUILD gives one. */
export const build = "source";

/** Returns a command of this program as it is typed. */
export const typed = (command: string): string => `npm run ${command}`;

/** First example as it is typed; null where there is no clone. */
export const example: string | null = "npm run bun -- examples/quickstart";
