/** Runs the worker on this machine, in workerd. It is not deployed. */
import type { Readable } from "node:stream";
import { build } from "esbuild";
import { Miniflare } from "miniflare";

const { outputFiles } = await build({
  entryPoints: ["worker.ts"],
  bundle: true,
  format: "esm",
  conditions: ["workerd", "worker"],
  external: ["cloudflare:workers"],
  write: false,
});

const miniflare = new Miniflare({
  modules: true,
  script: outputFiles[0]?.text ?? "",
  host: "127.0.0.1",
  port: Number(process.env.PORT ?? 3000),
  compatibilityDate: "2026-07-01",
  compatibilityFlags: ["nodejs_compat"],
  durableObjects: { HANDLED: { className: "HandledEvent", useSQLite: true } },
  bindings: { ATLAS_WEBHOOK_SECRET: process.env.ATLAS_WEBHOOK_SECRET ?? "" },
  // Otherwise it fetches an example of request metadata from the internet.
  cf: false,
  handleRuntimeStdio: (out: Readable, err: Readable) => {
    out.pipe(process.stdout);
    err.pipe(process.stderr);
  },
});
await miniflare.ready;

process.once("SIGTERM", () => void miniflare.dispose().then(() => process.exit()));
