import { join } from "node:path";
import { bundle } from "./bundle.ts";

/** Serves the page, keeps its delivery, and passes all other requests on to the service. */
const servePage = (script: string, serverUrl: string) => {
  let delivered: { body: ArrayBuffer; headers: Headers } | undefined;
  return Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      if (pathname === "/") return page(script);
      if (pathname === "/webhooks/atlas") {
        delivered = { body: await request.arrayBuffer(), headers: request.headers };
        return new Response(null, { status: 200 });
      }
      if (pathname === "/delivered")
        return delivered
          ? new Response(delivered.body, signatureOf(delivered.headers))
          : new Response(null, { status: 204 });
      return fetch(`${serverUrl}${pathname}${search}`, {
        method: request.method,
        headers: request.headers,
        body: await request.arrayBuffer(),
      });
    },
  });
};

const page = (script: string): Response =>
  new Response(`<!doctype html><script type="module">${script.replaceAll("</script", "<\\/script")}</script>`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  });

const signatureOf = (headers: Headers) => ({
  headers: { "atlas-signature": headers.get("atlas-signature") ?? "" },
});

/** Opens a page in a browser. Returns the browser's name and version, and what `globalThis.told` resolves to. */
export type Visit = (url: string) => Promise<string>;

/** Serves the page of the story to a browser. */
export const tellInPage = async (project: string, serverUrl: string, visit: Visit): Promise<string> => {
  const server = servePage(await bundle(join(project, "page.js")), serverUrl);
  try {
    return await visit(server.url.href);
  } finally {
    await server.stop(true);
  }
};
