import { pages as written } from "./generated/pages.ts";
import type { Page } from "./page.ts";
import { referencePages } from "./reference/index.ts";

/** Every page of the documentation, in reading order. */
export const pages: readonly Page[] = [...written, ...referencePages];
