import { QueryClient, VueQueryPlugin, hydrate } from "@tanstack/vue-query";
import { createSSRApp } from "vue";
import { app, defaultOptions, pageAtlas, stateOfPage } from "../page.ts";
import Inbox from "./inbox.vue";

const queryClient = new QueryClient({ defaultOptions });
hydrate(queryClient, stateOfPage());
createSSRApp(Inbox, { atlas: pageAtlas() }).use(VueQueryPlugin, { queryClient }).mount(app());
