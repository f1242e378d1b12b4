import { messagesListOptions } from "@atlas-messaging/query";
import type { Atlas } from "@atlas-messaging/sdk";
import { QueryClient, dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { defaultOptions, documentOf } from "../page.ts";
import { App } from "./inbox.tsx";

export { principal } from "../page.ts";

export const render = async (atlas: Atlas): Promise<string> => {
  const queries = new QueryClient({ defaultOptions });
  await queries.prefetchQuery(messagesListOptions(atlas, { direction: "outbound" }));
  return documentOf(renderToString(<App atlas={atlas} queries={queries} />), dehydrate(queries));
};
