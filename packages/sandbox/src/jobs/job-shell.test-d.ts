import type { BoundJob } from "@atlas-messaging/service/pipeline/job";
import { expectTypeOf, test } from "vitest";
import type { MemoryJob, MemoryJobShell, OutsideJob, OutsideJobShell } from "./job-shell.ts";

test("a job that asks the outside world cannot be taken for one that takes no lease", () => {
  expectTypeOf<BoundJob<MemoryJobShell>>().toExtend<MemoryJob>();
  expectTypeOf<BoundJob<OutsideJobShell>>().not.toExtend<MemoryJob>();
  expectTypeOf<BoundJob<OutsideJobShell>>().not.toExtend<OutsideJob>();
});
