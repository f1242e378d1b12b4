import type { Passwords } from "@atlas-messaging/pipeline";
import { sha256 } from "./digest.ts";

const hashOf = (email: string, password: string): string => sha256(`${email}\n${password}`);

/** Passwords in memory: nobody but the test that makes them ever knows of them, so they need not be slow. */
export const memoryPasswords: Passwords = {
  hashTried: async ({ email }, password) => hashOf(email, password),
  hashNew: async (email, password) => hashOf(email, password),
};
