import { type MediaRow, bareType, isOfType } from "@atlas-messaging/domain";
import { sniff } from "./sniff.ts";

/** The members of media that its bytes decide. */
export type Examined = Pick<MediaRow, "media_type" | "size_bytes" | "sha256">;

/** Measures bytes, and checks that they are of the type that their sender names; null if they are not. */
export const examine = async (bytes: Uint8Array<ArrayBuffer>, named: string): Promise<Examined | null> => {
  if (!isOfType(named, await sniff(bytes))) return null;
  const sha256 = hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  return { media_type: bareType(named), size_bytes: bytes.length, sha256 };
};

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
