import type { Command } from "commander";
import type { Io } from "../io.ts";

/** A command that is more than one operation. Its code is loaded when it is asked for. */
interface HandWritten {
  readonly description: string;
  /** Adds its arguments and commands. `fill` does so for another one. */
  readonly add: (io: Io, command: Command, fill: Fill) => Promise<void>;
}

export type Fill = (io: Io, group: Command) => Promise<void>;

export const handWritten: { readonly [name: string]: HandWritten } = {
  login: {
    description: "Keep a token for a deployment in a profile.",
    add: async (io, command) => (await import("./login.ts")).addLogin(io, command),
  },
  logout: {
    description: "Forget a profile with its tokens.",
    add: async (io, command) => (await import("./logout.ts")).addLogout(io, command),
  },
  sandbox: {
    description: "Start the offline sandbox, or get credentials of one.",
    add: async (_io, command) => (await import("./sandbox.ts")).addSandbox(command),
  },
  listen: {
    description: "Forward events to your machine, signed as webhooks are. Nothing is lost while it is off.",
    add: async (io, command) => (await import("./listen.ts")).addListen(io, command),
  },
  events: {
    description: "List, follow and resend events, and push events from outside.",
    add: async (io, command) => (await import("./events.ts")).addEvents(io, command),
  },
  deliveries: {
    description: "List, show and replay deliveries of webhooks.",
    add: async (io, command) => (await import("./shortcuts.ts")).addShortcuts(io, command),
  },
  approvals: {
    description: "List, show, approve and reject what waits for a person.",
    add: async (io, command) => (await import("./shortcuts.ts")).addShortcuts(io, command),
  },
  doctor: {
    description: "Check address, clock and token, and say what to mend.",
    add: async (io, command) => (await import("./doctor.ts")).addDoctor(io, command),
  },
  open: {
    description: "Open the documentation or the console in the browser.",
    add: async (io, command) => (await import("./open.ts")).addOpen(io, command),
  },
  completion: {
    description: "Print the completion for your shell.",
    add: async (io, command, fill) => (await import("./completion.ts")).addCompletion(io, command, fill),
  },
};
