/** Bindings of the worker. In your project, `npx wrangler types` writes this file. */
interface Env {
  readonly ATLAS_WEBHOOK_SECRET: string;
}

declare module "cloudflare:workers" {
  export const env: Env;
}
