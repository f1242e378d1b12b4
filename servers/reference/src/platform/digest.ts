import { createHash } from "node:crypto";

/** Hex SHA-256 of a text. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
