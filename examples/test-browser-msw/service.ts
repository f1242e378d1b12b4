/** The service of this page. In development it is the offline sandbox, behind Mock Service Worker. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { Atlas } from "@atlas-messaging/sdk";
import { http } from "msw";
import { setupWorker } from "msw/browser";

export const startService = async () => {
  const sandbox = createSandbox({ baseUrl: "https://sandbox.bistro.example", clock: "system" });
  await setupWorker(...sandbox.handlers(http)).start({ quiet: true });
  // The page calls the real `fetch`: the developer tools show each request, and the worker answers it.
  const atlas = new Atlas({ token: sandbox.token, baseUrl: sandbox.baseUrl });
  return { atlas, phone_number: sandbox.credentials.phone_number };
};
