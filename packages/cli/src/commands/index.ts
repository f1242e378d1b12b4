import type { Command } from "commander";
import type { Io } from "../io.ts";

/** A command that is more than one operation. Its code is loaded when it is asked for. */
interface HandWritten {
  readonly description: string;
  readonly add: (io: Io, command: Command) => Promise<void>;
}

export const handWritten: { readonly [name: string]: HandWritten } = {
  login: {
    description: "Keep a token for a deployment in a profile.",
    add: async (io, command) => (await import("./login.ts")).addLogin(io, command),
  },
};
