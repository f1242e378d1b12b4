/** Commands of the program, each a file of its own, under the names that they have in a clone. */
export const commands: {
  readonly [name: string]: { readonly about: string; readonly run: () => Promise<unknown> };
} = {
  start: { about: "serves; the command if none is given", run: () => import("./main.ts") },
  worker: { about: "runs jobs beside servers, and answers no requests", run: () => import("./worker.ts") },
  sandbox: { about: "serves a sandbox, and prints a token", run: () => import("./sandbox.ts") },
  migrate: { about: "brings PostgreSQL's tables to this version", run: () => import("./migrate.ts") },
  backup: { about: "saves the database into a folder, while it is used", run: () => import("./backup.ts") },
  restore: { about: "restores a saved database into an empty one", run: () => import("./restore.ts") },
  export: { about: "prints the rows of one organization as JSON lines", run: () => import("./export.ts") },
  doctor: { about: "looks at a deployment, and says what is wrong with it", run: () => import("./doctor.ts") },
  health: { about: "exits with 0 if the server beside it is ready", run: () => import("./health.ts") },
  "operator:create": {
    about: "makes an organization and its first operator",
    run: () => import("./create-operator.ts"),
  },
  "operator:reset": { about: "issues a reset of an operator's password", run: () => import("./reset-operator.ts") },
  organizations: {
    about: "lists organizations, suspends, resumes, limits or moves one",
    run: () => import("./organizations.ts"),
  },
  "channel:create": { about: "links an organization to a messaging app", run: () => import("./create-channel.ts") },
};
