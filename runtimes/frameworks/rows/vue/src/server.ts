import { messagesListOptions } from "@atlas-messaging/query";
import type { Atlas } from "@atlas-messaging/sdk";
import { QueryClient, VueQueryPlugin, dehydrate } from "@tanstack/vue-query";
import { createSSRApp } from "vue";
import { renderToString } from "vue/server-renderer";
import { defaultOptions, documentOf } from "../page.ts";
import Inbox from "./inbox.vue";

export { principal } from "../page.ts";

export const render = async (atlas: Atlas): Promise<string> => {
  const queryClient = new QueryClient({ defaultOptions });
  await queryClient.prefetchQuery(messagesListOptions(atlas, { direction: "outbound" }));
  const page = createSSRApp(Inbox, { atlas }).use(VueQueryPlugin, { queryClient });
  return documentOf(await renderToString(page), dehydrate(queryClient));
};
