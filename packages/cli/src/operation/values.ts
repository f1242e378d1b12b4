import type { Flag } from "../command-row.ts";
import { misuse } from "../failure.ts";
import type { Io } from "../io.ts";

/** Returns the flag of a member: `phone_number` is `--phone-number`. */
export const flagOf = (name: string): string => `--${kebab(name)}`;

export const kebab = (name: string): string => name.replaceAll("_", "-");

const isFile = (given: string): boolean => given.startsWith("@") && !given.startsWith("@@");

/** Reads the bytes of a file, or of standard input for `-`. */
export const readBytes = async (io: Io, path: string): Promise<Uint8Array> => {
  if (path === "-") return io.stdin();
  return io.readFile(path).catch((error: unknown) => {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    throw misuse(`${path} cannot be read (${reason}).`, "Name a file that exists, or `-` for standard input.");
  });
};

/** Reads the text that an argument stands for: `@file`, `@-` for standard input, else itself. `@@` begins a text with `@`. */
const textOf = async (io: Io, given: string): Promise<string> => {
  if (!isFile(given)) return given.replace(/^@@/, "@");
  // The last line of a file ends in a line break, which is no part of a value.
  return new TextDecoder().decode(await readBytes(io, given.slice(1))).replace(/\r?\n$/, "");
};

/** Reads the value of a flag as the contract wants it. */
export const valueOf = async (io: Io, flag: Flag, given: string | readonly string[]): Promise<unknown> => {
  const texts = await Promise.all([given].flat().map((each) => checkedText(io, flag, each)));
  const [text = ""] = texts;
  if (text === "null" && flag.nullable) return null;
  switch (flag.kind) {
    case "list":
      return texts.length === 1 && text.startsWith("[") ? jsonOf(flag, text) : texts;
    case "number":
      return numberOf(flag, text);
    case "boolean":
      if (text !== "true" && text !== "false") throw wrong(flag, "true or false", text);
      return text === "true";
    case "json":
      return jsonOf(flag, text);
    case "text":
      return text;
  }
};

const checkedText = (io: Io, flag: Flag, given: string): Promise<string> => {
  const name = flagOf(flag.name);
  if (flag.secret && !isFile(given))
    throw misuse(
      `${name} is a secret, which histories and lists of processes would show.`,
      `Read it from a file, \`${name} @FILE\`, or from standard input, \`${name} @-\`.`,
    );
  return textOf(io, given);
};

const numberOf = (flag: Flag, text: string): number => {
  if (text.trim() === "" || !Number.isFinite(Number(text))) throw wrong(flag, "a number", text);
  return Number(text);
};

const jsonOf = (flag: Flag, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(flag, "JSON", text);
  }
};

const wrong = (flag: Flag, wanted: string, text: string) =>
  misuse(
    `${flagOf(flag.name)} takes ${wanted}${flag.secret ? "." : `, not ${JSON.stringify(text.slice(0, 60))}.`}`,
    flag.kind === "json" ? "Quote JSON for your shell, or read it from a file by `@FILE`." : "Correct the value.",
  );
