import { open, rm } from "node:fs/promises";
import { misuse } from "../failure.ts";

/** Writes a new file with the rights of the user alone. It is there before its content is made, and gone if that fails. */
export const newFile = async (path: string, content: () => Promise<string | Uint8Array>): Promise<void> => {
  const file = await open(path, "wx", 0o600).catch((error: unknown) => {
    const exists = error instanceof Error && "code" in error && error.code === "EEXIST";
    throw misuse(`${path} ${exists ? "exists" : "cannot be written"}.`, "Name a new file.");
  });
  try {
    await file.writeFile(await content());
  } catch (error) {
    await rm(path);
    throw error;
  } finally {
    await file.close();
  }
};
