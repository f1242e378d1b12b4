import { QueryClient, hydrate } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { app, defaultOptions, pageAtlas, stateOfPage } from "../page.ts";
import { App } from "./inbox.tsx";

const queries = new QueryClient({ defaultOptions });
hydrate(queries, stateOfPage());
hydrateRoot(app(), <App atlas={pageAtlas()} queries={queries} />);
