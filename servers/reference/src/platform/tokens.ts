import { hash, randomInt } from "node:crypto";
import type { Environment } from "@atlas-messaging/service/rows/primitives";
import { type NewToken, type TokenKind, createToken as createFrom } from "@atlas-messaging/service/pipeline/principals";

/** Makes a token of 190 random bits. */
export const createToken = (kind: TokenKind, environment: Environment): NewToken =>
  createFrom(kind, environment, { randomInt, sha256 });

/** Hashes a text with SHA-256, in hex. */
export const sha256 = (text: string): string => hash("sha256", text, "hex");
