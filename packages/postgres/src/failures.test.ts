import { expect, test } from "vitest";
import { ConstraintViolation, DatabaseUnavailable, typedFailure } from "./database.ts";

const failing = (members: object): Error => Object.assign(new Error("as the driver reports it"), members);

test.for([
  ["a pooler's own error", { severity: "FATAL", code: "08P01" }],
  ["a protocol that went out of step", { severity: "ERROR", code: "08P01" }],
  ["a shutdown", { severity: "FATAL", code: "57P01" }],
  ["a shutdown in another language", { severity: "ВАЖНО", code: "57P01" }],
  ["a login that is refused", { severity: "FATAL", code: "28P01" }],
  ["a database that is gone", { severity: "FATAL", code: "3D000" }],
  ["a server that became a replica", { severity: "ERROR", code: "25006" }],
  ["a socket that was reset", { code: "ECONNRESET" }],
] as const)("%s ends the connection", ([, members]) => {
  expect(typedFailure(failing(members))).toMatchObject({ name: "DatabaseUnavailable", connected: false });
});

test.for([
  ["a statement that took too long", "57014"],
  ["a lock that was not free in time", "55P03"],
  ["a full disk", "53100"],
  ["too little memory", "53200"],
  ["an input or output error", "58030"],
] as const)("%s leaves the connection to those behind it", ([, code]) => {
  const failure = typedFailure(failing({ severity: "ERROR", code }));
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(failure).toMatchObject({ connected: true, reason: "as the driver reports it" });
});

test.for([
  ["AT001", "precondition"],
  ["40P01", "deadlock"],
  ["40001", "serialization"],
])("%s is decided again, as %s", ([code, constraint]) => {
  const failure = typedFailure(failing({ severity: "ERROR", code }));
  expect(failure).toBeInstanceOf(ConstraintViolation);
  expect(failure).toMatchObject({ constraint });
});

test.for(["42P01", "22012", "XX000", "5", "", undefined])("a bug passes unchanged (%s)", (code) => {
  const failure = failing({ severity: "ERROR", code });
  expect(typedFailure(failure)).toBe(failure);
});
