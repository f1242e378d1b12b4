import { randomInt } from "node:crypto";
import type { CredentialKind, Environment } from "@atlas-messaging/domain";
import { type NewToken, createToken as createFrom } from "@atlas-messaging/pipeline";
import { sha256 } from "./digest.ts";

/** Makes a token of 190 random bits. */
export const createToken = (kind: CredentialKind, environment: Environment): NewToken =>
  createFrom(kind, environment, { randomInt, sha256 });
