import type { HandledEvent } from "./handled.ts";

/** Bindings of the worker. In your project, `npx wrangler types` writes this file. */
declare global {
  namespace Cloudflare {
    interface Env {
      readonly ATLAS_BASE_URL: string;
      readonly ATLAS_TOKEN: string;
      readonly ATLAS_WEBHOOK_SECRET: string;
      readonly REMINDER_TEMPLATE: string;
      readonly APPOINTMENTS: KVNamespace;
      readonly HANDLED: DurableObjectNamespace<HandledEvent>;
    }
  }
  type Env = Cloudflare.Env;
}
