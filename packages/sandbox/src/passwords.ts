import type { Passwords } from "@atlas-messaging/pipeline";
import { sha256 } from "./digest.ts";

const hashOf = (email: string, password: string): string => sha256(`${email}\n${password}`);

/** Passwords in memory. Only the test that makes them knows them, so a fast hash will do. */
export const memoryPasswords: Passwords = {
  hashTried: async ({ email }, password) => hashOf(email, password),
  hashNew: async (email, password) => hashOf(email, password),
};
