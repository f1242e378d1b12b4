import type { Deployment } from "../../page.ts";

const given = document.querySelector<HTMLMetaElement>('meta[name="atlas"]')?.content ?? "{}";

/** Facts of the deployment. The server writes every member (`page.ts`). */
export const deployment: Deployment = JSON.parse(given);
