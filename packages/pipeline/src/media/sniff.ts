import type { Sniffed } from "@atlas-messaging/domain";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Finds the type of bytes by their signature, or tells if they are text. Loads the library at its first use. */
export const sniff = async (bytes: Uint8Array): Promise<Sniffed> => {
  const { fileTypeFromBuffer } = await import("file-type/core");
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return { mediaType: found?.mime ?? null, isText: found === undefined && isText(bytes) };
};

const isText = (bytes: Uint8Array): boolean => {
  if (bytes.includes(0)) return false;
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
};
