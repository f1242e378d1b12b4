import type { Case } from "../case.ts";

/** Makes the cases of one topic: `behaviour/<topic>/<name>`. */
export const topic =
  (about: string) =>
  (name: string, definition: Omit<Case, "id">): Case => ({ id: `behaviour/${about}/${name}`, ...definition });
