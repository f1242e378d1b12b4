import { QueryClient } from "@tanstack/solid-query";
import { hydrate } from "solid-js/web";
import { app, defaultOptions, pageAtlas } from "../page.ts";
import { App } from "./inbox.tsx";

const queries = new QueryClient({ defaultOptions });
hydrate(() => <App atlas={pageAtlas()} queries={queries} />, app());
