/** The code of knowledge is loaded when something first asks for knowledge, as reading it takes longer than all else does. */
import type * as Code from "./knowledge/index.ts";

type Knowledge = typeof Code;

let loaded: Knowledge | null = null;

export const loadKnowledge = async (): Promise<Knowledge> => (loaded ??= await import("./knowledge/index.ts"));

/** For what only happens once a section that needs it has been loaded, or a snapshot that has need of it restored. */
export const knowledge = (): Knowledge => {
  if (loaded === null) throw new Error("knowledge was needed before it was loaded");
  return loaded;
};
