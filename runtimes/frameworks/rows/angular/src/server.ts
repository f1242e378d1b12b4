import "@angular/compiler";
import { messagesListOptions } from "@atlas-messaging/query";
import type { Atlas } from "@atlas-messaging/sdk";
import { provideZonelessChangeDetection } from "@angular/core";
import { type BootstrapContext, bootstrapApplication, provideClientHydration } from "@angular/platform-browser";
import { provideServerRendering, renderApplication } from "@angular/platform-server";
import { QueryClient, dehydrate, provideTanStackQuery } from "@tanstack/angular-query-experimental";
import { defaultOptions, documentOf } from "../page.ts";
import { ATLAS, Inbox } from "./inbox.ts";

export { principal } from "../page.ts";

export const render = async (atlas: Atlas): Promise<string> => {
  const queries = new QueryClient({ defaultOptions });
  await queries.prefetchQuery(messagesListOptions(atlas, { direction: "outbound" }));
  const providers = [
    provideZonelessChangeDetection(),
    provideServerRendering(),
    provideClientHydration(),
    provideTanStackQuery(queries),
    { provide: ATLAS, useValue: atlas },
  ];
  const bootstrap = (context: BootstrapContext) => bootstrapApplication(Inbox, { providers }, context);
  return renderApplication(bootstrap, {
    document: documentOf("<app-inbox></app-inbox>", dehydrate(queries)),
    url: "/",
  });
};
