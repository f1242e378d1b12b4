/** The page: a button that tells a guest, and shows what became of the message. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { Atlas } from "@atlas-messaging/sdk";
import { http } from "msw";
import { setupWorker } from "msw/browser";

/** Starts the service of this page: the offline sandbox, behind Mock Service Worker. */
const startService = async () => {
  const sandbox = createSandbox({ baseUrl: "https://sandbox.bistro.example", clock: "system" });
  await setupWorker(...sandbox.handlers(http)).start({ quiet: true });
  // The page calls the real `fetch`: the developer tools show each request, and the worker answers it.
  const atlas = new Atlas({ token: sandbox.token, baseUrl: sandbox.baseUrl });
  return { atlas, phone_number: sandbox.credentials.phone_number };
};

const show = (text: string): void => {
  const output = document.querySelector("output");
  if (output) output.textContent = text;
};

/** Follows the message until the guest has read it. */
const follow = async (atlas: Atlas, conversationId: string): Promise<void> => {
  for (let status = ""; status !== "read";) {
    for await (const event of atlas.conversations.events(conversationId))
      if (event.event_type === "agent.message_delivery" && event.message) status = event.message.status ?? status;
    show(status);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const { atlas, phone_number } = await startService();

document.querySelector("button")?.addEventListener("click", () => {
  void atlas.messages
    .send({ phone_number, text: "Your table is ready. 🍝" })
    .then(({ conversation_id }) => follow(atlas, conversation_id))
    .catch((error: unknown) => show(String(error)));
});
show("ready");
