import { randomInt } from "node:crypto";
import type { Environment } from "@atlas-messaging/domain";
import { type NewToken, type TokenKind, createToken as createFrom } from "@atlas-messaging/pipeline";
import { sha256 } from "./digest.ts";

/** Makes a token of 190 random bits. */
export const createToken = (kind: TokenKind, environment: Environment): NewToken =>
  createFrom(kind, environment, { randomInt, sha256 });
