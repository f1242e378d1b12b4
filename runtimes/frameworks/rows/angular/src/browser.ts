import "@angular/compiler";
import { provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication, provideClientHydration } from "@angular/platform-browser";
import { QueryClient, hydrate, provideTanStackQuery } from "@tanstack/angular-query-experimental";
import { defaultOptions, pageAtlas, stateOfPage } from "../page.ts";
import { ATLAS, Inbox } from "./inbox.ts";

const queries = new QueryClient({ defaultOptions });
hydrate(queries, stateOfPage());
await bootstrapApplication(Inbox, {
  providers: [
    provideZonelessChangeDetection(),
    provideClientHydration(),
    provideTanStackQuery(queries),
    { provide: ATLAS, useFactory: pageAtlas },
  ],
});
