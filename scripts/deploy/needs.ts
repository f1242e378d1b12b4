/** Tools that a step needs and that not every machine has. */

/** Thrown by a step that this machine cannot prove. */
export class Unproven extends Error {
  override readonly name = "Unproven";
}

const searched = `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin`;

const missingOf = (tools: readonly string[]): readonly string[] =>
  tools.filter((tool) => Bun.which(tool, { PATH: searched }) === null);

export const has = (...tools: readonly string[]): boolean => missingOf(tools).length === 0;

/** @throws {Unproven} if one is missing */
export const needs = (...tools: readonly string[]): void => {
  const missing = missingOf(tools);
  if (missing.length > 0)
    throw new Unproven(`${missing.join(", ")} ${missing.length > 1 ? "are" : "is"} not installed.`);
};
