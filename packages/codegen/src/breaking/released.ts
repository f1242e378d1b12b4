import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { asOpenApiDocument, type OpenApiDocument } from "../contract/document.ts";
import { RELEASED_CONTRACT } from "../contract/location.ts";

/**
 * Reads the last released contract.
 * @returns undefined if nothing was released yet
 * @throws if the file is there but is no contract
 */
export const readReleased = async (): Promise<OpenApiDocument | undefined> => {
  const text = await readFile(RELEASED_CONTRACT, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : asOpenApiDocument(JSON.parse(text));
};

/** Writes a bundle as the released contract. */
export const writeReleased = async (contract: OpenApiDocument): Promise<void> => {
  await mkdir(dirname(RELEASED_CONTRACT), { recursive: true });
  await writeFile(RELEASED_CONTRACT, `${JSON.stringify(contract, undefined, 2)}\n`);
};

/** The number of the contract: that of the packages in which it is published, and in preview as long as they are below 1. */
export const numberOf = (version: string): string => {
  const [major] = version.split(".");
  // Nothing was published yet: the first release raises 0.0.0 to 0.1.0.
  const next = version === "0.0.0" ? "0.1.0" : version;
  return major === "0" ? `${next}-preview` : next;
};

/** Writes the number into the entry of the contract. */
export const numberContract = (entry: string, number: string): string => {
  const numbered = entry.replace(/^( {2}version: ).*$/m, `$1${number}`);
  if (!numbered.includes(`\n  version: ${number}\n`)) throw new Error("The entry of the contract has no version.");
  return numbered;
};
