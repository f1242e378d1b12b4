import type { BodyOf } from "@atlas-messaging/contract";
import type { Id, Upload } from "@atlas-messaging/domain";
import type { Shell } from "../shell.ts";
import { examine } from "./examine.ts";

/** Keeps the bytes of an upload under a fresh id, if they are of the type that it names. */
export const keepUpload = async (
  { media, newId, settings }: Pick<Shell, "media" | "newId" | "settings">,
  organizationId: Id,
  { content, media_type }: BodyOf<"media.upload">,
): Promise<Upload> => {
  const bytes = decodeBase64(content);
  if (bytes === null) return problem("content", "must be base64");
  const max = settings.maxMediaBytes;
  if (bytes.length > max) return problem("content", `must have at most ${max} bytes; these are ${bytes.length}`);
  const examined = await examine(bytes, media_type);
  if (examined === null) return problem("media_type", `must be the type of the bytes, which are not ${media_type}`);
  const id = newId();
  await media.keep(organizationId, id, bytes);
  return { id, ...examined };
};

const problem = (path: "content" | "media_type", message: string): Upload => ({ problem: { path, message } });

/** The contract lets through what only looks like base64, such as a length that no bytes have. */
const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    const units = atob(text);
    const bytes = new Uint8Array(units.length);
    for (let at = 0; at < units.length; at++) bytes[at] = units.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
};
