"use server";

import { AtlasConnectionError, WindowClosedError } from "@atlas-messaging/sdk";
import { updateTag } from "next/cache";
import { TAG, atlas } from "../lib/atlas";

interface Said {
  readonly said: string;
  /** Reply whose outcome is unknown. Under the same key it goes out once, though it is sent again. */
  readonly unsure?: { readonly text: string; readonly key: string };
}

export const reply = async ({ unsure }: Said, form: FormData): Promise<Said> => {
  const text = String(form.get("text"));
  const key = unsure?.text === text ? unsure.key : crypto.randomUUID();
  const message = { phone_number: String(form.get("phone_number")), text };
  try {
    await atlas.messages.send(message, { idempotencyKey: key, timeout: 5_000 });
    updateTag(TAG);
    return { said: "Sent." };
  } catch (error) {
    if (error instanceof AtlasConnectionError) return { said: "No answer. Send it again.", unsure: { text, key } };
    if (error instanceof WindowClosedError) return { said: "The window is closed: send a template." };
    throw error;
  }
};
