/** The programs that tests start most, as one that is compiled. Its argument names one. */
import type { CompiledProgram } from "./compiled-programs.ts";

const programs: Readonly<Record<CompiledProgram, () => Promise<unknown>>> = {
  "src/main.ts": () => import("../src/main.ts"),
  "src/worker.ts": () => import("../src/worker.ts"),
  "test-support/quick-passwords.ts": () => import("./quick-passwords.ts"),
  "test-support/timed-server.ts": () => import("./timed-server.ts"),
};

const [, , name] = process.argv;
void Object.entries(programs).find(([each]) => each === name)?.[1]();
