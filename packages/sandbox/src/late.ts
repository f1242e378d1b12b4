/** Code that is loaded when something first asks for it: to read all of it takes longer than what most begin with. */
import type * as BeyondSending from "./beyond-sending.ts";
import type * as Knowledge from "./knowledge/index.ts";

export class Late<Code> {
  readonly #import: () => Promise<Code>;
  #code: Code | null = null;

  constructor(imported: () => Promise<Code>) {
    this.#import = imported;
  }

  async load(): Promise<Code> {
    return (this.#code ??= await this.#import());
  }

  /** For what only happens once a section that needs it has been loaded, or a snapshot that has need of it restored. */
  get code(): Code {
    if (this.#code === null) throw new Error("code was needed before it was loaded");
    return this.#code;
  }
}

export const knowledge = new Late<typeof Knowledge>(() => import("./knowledge/index.ts"));
export const beyondSending = new Late<typeof BeyondSending>(() => import("./beyond-sending.ts"));
