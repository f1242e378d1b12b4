/** Operations that a deployment claims to support. */
import { type OperationId, keysOf, operations } from "@atlas-messaging/contract";
import type { Environment } from "./case.ts";

/** A profile, as written in JSON. */
export interface Profile {
  /** Ids of the operations that the deployment claims. The suite tests only these. */
  readonly operations: readonly OperationId[];
}

/** The claims of a deployment about itself. */
export interface Told {
  readonly environment: Environment | null;
  readonly profile: Profile;
}

const environments: readonly Environment[] = ["sandbox", "staging", "production"];

/**
 * Reads the environment and the enabled operations from a body of `GET /version`, as far as it has them. Its cases
 * report what is wrong with it. Without a list, every operation counts as claimed.
 */
export const toldBy = (text: string): Told => {
  const data = member(parsed(text), "data");
  const listed = member(data, "operations");
  const enabled = Array.isArray(listed)
    ? listed.filter((each) => member(each, "enabled") === true).map((each) => member(each, "operation_id"))
    : keysOf(operations);
  const environment = environments.find((each) => each === member(data, "environment")) ?? null;
  return { environment, profile: { operations: enabled.filter(isOperation) } };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const member = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

const isOperation = (id: unknown): id is OperationId => typeof id === "string" && Object.hasOwn(operations, id);

/**
 * Reads a profile from JSON.
 *
 * @throws {TypeError} that names what is wrong with it
 */
export const readProfile = (value: unknown): Profile => {
  const listed = typeof value === "object" && value !== null && "operations" in value ? value.operations : undefined;
  if (!Array.isArray(listed)) throw new TypeError('A profile is an object with the list "operations".');
  const names: unknown[] = listed;
  const unknown = names.filter((name) => !isOperation(name));
  if (unknown.length > 0) throw new TypeError(`The contract has no operation ${unknown.map(String).join(", ")}.`);
  return { operations: names.filter(isOperation) };
};
