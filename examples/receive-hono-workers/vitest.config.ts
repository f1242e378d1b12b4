import { createSandbox } from "@atlas-messaging/sandbox";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const baseUrl = "http://127.0.0.1:4100";
// Each sandbox with this seed has the same token, secret and template.
const { token, credentials, webhooks } = createSandbox({ baseUrl });

const bindings = {
  ATLAS_BASE_URL: baseUrl,
  ATLAS_TOKEN: token,
  ATLAS_WEBHOOK_SECRET: webhooks.secret,
  REMINDER_TEMPLATE: credentials.template_id,
};

export default defineConfig({
  plugins: [cloudflareTest({ wrangler: { configPath: "./wrangler.jsonc" }, miniflare: { bindings } })],
});
