import type {} from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Number of things that a test of the documentation holds, by their name. `docs:check` adds them up. */
    counts?: Readonly<Record<string, number>>;
  }
}
