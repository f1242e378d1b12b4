/** Operations that a deployment claims to support. */
import { type OperationId, type SuccessOf, operations } from "@atlas-messaging/contract";

/** A profile, as written in JSON. */
export interface Profile {
  /** Ids of the operations that the deployment claims. The suite tests only these. */
  readonly operations: readonly OperationId[];
}

type Version = SuccessOf<"system.version">["data"];

/** Returns the operations that `GET /version` reports as enabled. */
export const profileOf = (version: Version): Profile => {
  const enabled = version.operations.filter((each) => each.enabled).map((each) => each.operation_id);
  return { operations: enabled.filter(isOperation) };
};

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/**
 * Reads a profile from JSON.
 *
 * @throws {TypeError} that names what is wrong with it
 */
export const readProfile = (value: unknown): Profile => {
  const listed = typeof value === "object" && value !== null && "operations" in value ? value.operations : undefined;
  if (!Array.isArray(listed)) throw new TypeError('A profile is an object with the list "operations".');
  const names: unknown[] = listed;
  const unknown = names.filter((name) => typeof name !== "string" || !isOperation(name));
  if (unknown.length > 0) throw new TypeError(`The contract has no operation ${unknown.map(String).join(", ")}.`);
  return { operations: names.filter((name): name is OperationId => typeof name === "string" && isOperation(name)) };
};
