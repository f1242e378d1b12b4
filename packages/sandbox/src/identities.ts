import type { Identities } from "@atlas-messaging/pipeline";
import { sha256 } from "./digest.ts";

/** Operators and their passwords, in memory: nobody but the test that makes them ever knows of them. */
export interface MemoryIdentities extends Identities {
  read(): readonly (readonly [email: string, hash: string])[];
  write(known: readonly (readonly [email: string, hash: string])[]): void;
}

const hashOf = (email: string, password: string): string => sha256(`${email}\n${password}`);

export const memoryIdentities = (): MemoryIdentities => {
  const hashes = new Map<string, string>();
  return {
    verify: async (email, password) => hashes.get(email) === hashOf(email, password),
    register: async (email, password) => {
      const hash = hashOf(email, password);
      if (!hashes.has(email)) hashes.set(email, hash);
      return hashes.get(email) === hash;
    },
    read: () => [...hashes],
    write: (known) => {
      hashes.clear();
      for (const [email, hash] of known) hashes.set(email, hash);
    },
  };
};
