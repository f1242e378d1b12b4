/** The page, and its service: the offline sandbox, in the page itself. A button plays the customer. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { Inbox } from "./inbox.tsx";

/** Against a deployment: `new AtlasConsole({ baseUrl, token })`, with the token of a console session. */
const startService = (): AtlasConsole => {
  const sandbox = createSandbox({ clock: "system", seed: crypto.randomUUID() });
  // The sandbox sets no timers, so deliveries wait until somebody asks for them.
  setInterval(() => void sandbox.settle(), 20);
  return new AtlasConsole({ ...sandbox.client, token: sandbox.credentials.operator_token });
};

const atlas = startService();
const queries = new QueryClient();

const ring = (): void => {
  const message = { phone_number: "+15550100001", name: "Grace", text: "Is there a table for two tonight?" };
  atlas.sandbox.writeAsCustomer(message).catch((error: unknown) => console.error(error));
};

createRoot(document.querySelector("#app") ?? document.body).render(
  <QueryClientProvider client={queries}>
    <Inbox atlas={atlas} />
    <button type="button" onClick={ring}>
      Write as a customer
    </button>
  </QueryClientProvider>,
);
