import type { Atlas } from "@atlas-messaging/sdk";
import { QueryClient } from "@tanstack/solid-query";
import { generateHydrationScript, renderToStringAsync } from "solid-js/web";
import { defaultOptions, documentOf } from "../page.ts";
import { App } from "./inbox.tsx";

export { principal } from "../page.ts";

/** Solid waits for the query, and carries its state in a script of its own. */
export const render = async (atlas: Atlas): Promise<string> => {
  const queries = new QueryClient({ defaultOptions });
  const html = await renderToStringAsync(() => <App atlas={atlas} queries={queries} />);
  return documentOf(html, null, generateHydrationScript());
};
