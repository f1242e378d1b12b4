/** Settings of the services as compose.yaml gives them, for processes that are started by hand. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../command.ts";
import { runProgram } from "./processes.ts";

export type Variables = { readonly [name: string]: string };

interface Compose {
  readonly services: { readonly [name: string]: { readonly environment?: { readonly [name: string]: unknown } } };
}

export const composeFolder = join(repository, "deploy/compose");

/** Secrets as `make-env.sh` makes them. */
export const freshVariables = async (domain: string): Promise<Variables> => {
  const lines = (await runProgram([join(composeFolder, "make-env.sh"), domain])).trim().split("\n");
  return Object.fromEntries(lines.map((line) => [line.split("=", 1)[0] ?? "", line.slice(line.indexOf("=") + 1)]));
};

/** Puts variables in as Compose does. @throws {Error} for a variable that has no value */
const filledIn = (text: string, variables: Variables): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind = "?", otherwise = "") => {
    const value = variables[name];
    if (value) return value;
    if (kind === "-") return otherwise;
    throw new Error(`compose.yaml needs ${name}.`);
  });

/** Returns the environment of each service. */
export const composed = async (variables: Variables): Promise<{ readonly [service: string]: Variables }> => {
  // The file is ours, and a test holds it to this form.
  const { services } = Bun.YAML.parse(await readFile(join(composeFolder, "compose.yaml"), "utf8")) as Compose;
  return Object.fromEntries(
    Object.entries(services).map(([service, { environment = {} }]) => [
      service,
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, filledIn(String(value), variables)]),
      ),
    ]),
  );
};

/** The statements that make the logins, with their passwords, as psql would send them. */
export const loginStatements = async (variables: Variables): Promise<readonly string[]> => {
  const text = await readFile(join(composeFolder, "postgres/logins.sql"), "utf8");
  const names = new Map([...text.matchAll(/^\\getenv (\w+) (\w+)$/gm)].map(([, name, variable]) => [name, variable]));
  return text
    .replace(/^(\\|--).*$/gm, "")
    .replace(/:'(\w+)'/g, (_, name: string) => `'${variables[names.get(name) ?? ""] ?? ""}'`)
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
};
