import type { Rows, TableName } from "../src/rows/rows.ts";
import type { RowOf } from "../src/rows/columns.ts";
import { describe, expectTypeOf, test } from "vitest";
import type { tables } from "../src/rows/tables.ts";

type Stored = { readonly [Table in TableName]: Readonly<RowOf<(typeof tables)[Table]>> };
type Listed = { readonly [Table in TableName]: Readonly<Rows[Table]> };

describe("the rows", () => {
  test("are listed under the names of their own tables", () => {
    expectTypeOf<Listed>().toEqualTypeOf<Stored>();
  });
});
