import { messagesListOptions } from "@atlas-messaging/query";
import type { Atlas } from "@atlas-messaging/sdk";
import { QueryClient, dehydrate } from "@tanstack/svelte-query";
import { render as renderSvelte } from "svelte/server";
import { defaultOptions, documentOf } from "../page.ts";
import App from "./app.svelte";

export { principal } from "../page.ts";

export const render = async (atlas: Atlas): Promise<string> => {
  const queries = new QueryClient({ defaultOptions });
  await queries.prefetchQuery(messagesListOptions(atlas, { direction: "outbound" }));
  const { body, head } = await renderSvelte(App, { props: { atlas, queries } });
  return documentOf(body, dehydrate(queries), head);
};
