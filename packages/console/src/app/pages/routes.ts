/** Routes of every page. A page is a folder here: `route.ts` with its address, `page.tsx` with what it shows. */
import { approvalsRoute } from "./approvals/route.ts";
import { homeRoute } from "./home.tsx";
import { inboxRoute } from "./inbox/route.ts";

export const pageRoutes = [homeRoute, inboxRoute, approvalsRoute];
