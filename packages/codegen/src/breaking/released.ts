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
