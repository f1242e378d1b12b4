import { isOrigin } from "@atlas-messaging/service/pipeline/trusted-hosts";
/** Environment variables as values of the types that settings have. A refusal names the variable. */
import { readFileSync } from "node:fs";
import { closest } from "@atlas-messaging/contract";
import { readRange } from "./client-address.ts";
import { readVaultKey } from "./vault.ts";

/** Thrown for an unusable setting; the message names it. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

export type Variables = { readonly [name: string]: string | undefined };

export type Reader = ReturnType<typeof readerOf>;

/** Prefixes of the service's own settings. They can also stand in a file, and a mistyped one is told. */
const own = /^(?:ATLAS|DATABASE)_/;

/** A wrong letter and one that is missing, or two that are swapped. */
const maxEdits = 2;

export const readerOf = (variables: Variables, readFile = (path: string): string => readFileSync(path, "utf8")) => {
  const known = new Set<string>();
  const fileOf = (name: string): string | undefined => {
    const path = own.test(name) ? variables[`${name}_FILE`]?.trim() : undefined;
    if (!path) return undefined;
    if (variables[name]?.trim()) throw new SettingsError(`${name} and ${name}_FILE must not both be set.`);
    try {
      return readFile(path).trim() || undefined;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
      throw new SettingsError(`${name}_FILE must name a readable file, but ${path} cannot be read${code}.`);
    }
  };
  const text = (name: string): string | undefined => {
    known.add(name);
    return fileOf(name) ?? (variables[name]?.trim() || undefined);
  };
  const wrong = (name: string, wanted: string): never => {
    // The content of a file stays out of the message: files hold secrets.
    const given = variables[name] === undefined ? "" : `, but is ${JSON.stringify(variables[name])}`;
    throw new SettingsError(`${name} must be ${wanted}${given}.`);
  };
  return {
    text,
    secret: (name: string) => {
      const value = text(name);
      // The value stays out of the message: it is a secret.
      if (value !== undefined && value.length < 32)
        throw new SettingsError(`${name} must have at least 32 characters.`);
      return value;
    },
    keys: (name: string): readonly Buffer[] =>
      (text(name)?.split(",") ?? []).map((each) => {
        const key = readVaultKey(each.trim());
        // The value stays out of the message here, too.
        if (key === null) throw new SettingsError(`${name} must be keys of 32 bytes in base64, separated by commas.`);
        return key;
      }),
    fingerprints: (name: string): readonly string[] =>
      (text(name)?.split(",") ?? []).map((each) =>
        /^[0-9a-f]{8}$/.test(each.trim())
          ? each.trim()
          : wrong(name, "fingerprints of 8 hexadecimal digits, separated by commas"),
      ),
    integer: (name: string, min: number, max: number) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const number = Number(value);
      const fits = /^\d+$/.test(value) && number >= min && number <= max;
      return fits ? number : wrong(name, `a whole number from ${min} to ${max}`);
    },
    share: (name: string) => {
      const value = text(name);
      if (value === undefined) return undefined;
      return /^(0(\.\d+)?|1(\.0+)?)$/.test(value) ? Number(value) : wrong(name, "a number from 0 to 1");
    },
    flag: (name: string) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (["true", "on", "1"].includes(value)) return true;
      return ["false", "off", "0"].includes(value) ? false : wrong(name, "on or off");
    },
    ranges: (name: string) =>
      text(name)
        ?.split(",")
        .map((each) => readRange(each.trim()) ?? wrong(name, "addresses or CIDR blocks, separated by commas")),
    hosts: (name: string): readonly string[] =>
      (text(name)?.split(",") ?? []).map((each) => {
        const host = each.trim();
        const url = URL.parse(`http://${host}`);
        const isHost = url !== null && url.host !== "" && url.href === `http://${url.host}/` && !host.includes("/");
        return isHost ? url.hostname : wrong(name, "host names without a scheme, separated by commas");
      }),
    origins: (name: string): readonly string[] =>
      (text(name)?.split(",") ?? []).map((each) => {
        const origin = each.trim();
        return isOrigin(origin) ? origin : wrong(name, "origins such as https://agents.example, separated by commas");
      }),
    sender: (name: string) => {
      const value = text(name);
      const isSender = value === undefined || /^(?:[^\s@<>]+@[^\s@<>]+|[^<>]*<[^\s@<>]+@[^\s@<>]+>)$/.test(value);
      return isSender ? value : wrong(name, "an address, as in Atlas <atlas@shop.example>");
    },
    oneOf: <Choice extends string>(name: string, choices: readonly Choice[]) => {
      const value = text(name);
      if (value === undefined) return undefined;
      return choices.find((choice) => choice === value) ?? wrong(name, `one of ${choices.join(", ")}`);
    },
    url: (name: string, starts: readonly string[], other?: string) => {
      const value = text(name);
      if (value === undefined || value === other) return value;
      const fits = URL.canParse(value) && starts.some((start) => value.toLowerCase().startsWith(start));
      // A database URL holds a password, so the value stays out of the message.
      const wanted = `a URL that starts with ${starts.join(" or ")}${other ? `, or ${other}` : ""}`;
      if (!fits) throw new SettingsError(`${name} must be ${wanted}.`);
      return value.replace(/\/$/, "");
    },
    /**
     * Refuses variables that resemble a setting. Others are let be: programs that call the service have variables of
     * the same prefix. So is one like a DATABASE_… that is set, as other programs of the machine have.
     */
    refuseMistyped: (): void => {
      const names = Array.from(known).filter((name) => name.startsWith("ATLAS_") || (own.test(name) && !text(name)));
      const candidates = names.flatMap((name) => [name, `${name}_FILE`]);
      for (const name of Object.keys(variables).filter((each) => own.test(each) && variables[each]?.trim())) {
        if (known.has(name.replace(/_FILE$/, ""))) continue;
        const meant = closest(name, candidates, maxEdits);
        if (meant !== undefined) throw new SettingsError(`${name} is not a setting. Did you mean ${meant}?`);
      }
    },
  };
};
