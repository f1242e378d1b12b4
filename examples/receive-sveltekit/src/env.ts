import { defineEnvVars } from "@sveltejs/kit/env";

// Without a schema, `vite build` needs the secret too.
export const variables = defineEnvVars({ ATLAS_WEBHOOK_SECRET: { schema: (value) => value } });
