/** The page. In the sandbox a button plays the customer. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { Inbox } from "./inbox.tsx";
import { startService } from "./service.ts";

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
