import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queries } from "./data/queries.ts";
import { router } from "./router.tsx";
import { Announcer } from "./ui/announce.tsx";

const place = document.querySelector("#app");
if (!place) throw new Error("The page has no place for the console.");

/** Asks before a tab closes: a change on its way would be lost, with the text that somebody wrote. */
addEventListener("beforeunload", (event) => {
  if (queries.isMutating() > 0) event.preventDefault();
});

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Announcer />
    </QueryClientProvider>
  </StrictMode>,
);
