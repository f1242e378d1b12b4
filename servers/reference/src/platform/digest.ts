import { hash } from "node:crypto";

/** Hashes a text with SHA-256, in hex. */
export const sha256 = (text: string): string => hash("sha256", text, "hex");
