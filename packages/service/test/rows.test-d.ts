import type { Rows, TableName } from "../src/rows/rows.ts";
import type { InferSelectModel } from "drizzle-orm";
import { describe, expectTypeOf, test } from "vitest";
import type { tables } from "../src/rows/tables.ts";

type Stored = { readonly [Table in TableName]: Readonly<InferSelectModel<(typeof tables)[Table]>> };
type Decided = { readonly [Table in TableName]: Readonly<Rows[Table]> };

describe("the tables", () => {
  test("hold exactly the members of the domain's rows, with their types and nullability", () => {
    expectTypeOf<Stored>().toEqualTypeOf<Decided>();
  });
});
