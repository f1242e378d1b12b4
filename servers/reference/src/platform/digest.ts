import { hash } from "node:crypto";

/** Hex SHA-256 of a text. */
export const sha256 = (text: string): string => hash("sha256", text, "hex");
