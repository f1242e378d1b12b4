import { expectTypeOf, test } from "vitest";
import type { Sandbox, SandboxOptions } from "./api.ts";
import type { createSandbox } from "./index.ts";

test("the package declares its types and one function, as the check of printed programs does", () => {
  expectTypeOf<typeof createSandbox>().toEqualTypeOf<(options?: SandboxOptions) => Sandbox>();
  expectTypeOf<keyof typeof import("./index.ts")>().toEqualTypeOf<"createSandbox">();
});
