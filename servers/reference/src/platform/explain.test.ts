import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { expect, test } from "vitest";
import { explain } from "./explain.ts";

const failed = (code: string, message: string) => Object.assign(new Error(message), { code });

test.for([
  ["ECONNREFUSED", false, "The database cannot be reached; DATABASE_URL says where it is (why)."],
  ["53300", false, "PostgreSQL has no connection left for this process (why)."],
  ["53100", true, "The database cannot do it now (why)."],
] as const)("%s is explained", ([code, connected, sentence]) => {
  const failure = new DatabaseUnavailable(failed(code, "why"), connected);
  expect(explain(failure)).toBe(sentence);
  expect(explain(new DatabaseUnavailable(failure, connected))).toBe(sentence);
});
