import { QueryClient, hydrate as hydrateQueries } from "@tanstack/svelte-query";
import { hydrate } from "svelte";
import { app, defaultOptions, pageAtlas, stateOfPage } from "../page.ts";
import App from "./app.svelte";

const queries = new QueryClient({ defaultOptions });
hydrateQueries(queries, stateOfPage());
hydrate(App, { target: app(), props: { atlas: pageAtlas(), queries } });
