/** The programs that tests start most, as one that is compiled. Its argument names one. */
import type { CompiledProgram } from "./compiled-programs.ts";

const programs: Readonly<Record<CompiledProgram, () => Promise<unknown>>> = {
  "src/backup.ts": () => import("../src/backup.ts"),
  "src/create-channel.ts": () => import("../src/create-channel.ts"),
  "src/create-operator.ts": () => import("../src/create-operator.ts"),
  "src/doctor.ts": () => import("../src/doctor.ts"),
  "src/main.ts": () => import("../src/main.ts"),
  "src/organizations.ts": () => import("../src/organizations.ts"),
  "src/reset-operator.ts": () => import("../src/reset-operator.ts"),
  "src/restore.ts": () => import("../src/restore.ts"),
  "src/worker.ts": () => import("../src/worker.ts"),
  "test-support/quick-passwords.ts": () => import("./quick-passwords.ts"),
  "test-support/timed-server.ts": () => import("./timed-server.ts"),
};

// A program reads its own arguments, as `cli.ts` leaves them.
const [name] = process.argv.splice(2, 1);
void Object.entries(programs).find(([each]) => each === name)?.[1]();
