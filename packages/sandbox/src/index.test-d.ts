import { expectTypeOf, test } from "vitest";
import type { Sandbox, SandboxOptions } from "./api.ts";
import type * as entry from "./index.ts";

test("the package declares its types and one function, as the check of printed programs does", () => {
  expectTypeOf<typeof entry.createSandbox>().toEqualTypeOf<(options?: SandboxOptions) => Sandbox>();
  expectTypeOf<keyof typeof entry>().toEqualTypeOf<"createSandbox">();
});
