import { Elysia } from "elysia";
import { atlas } from "./shop.ts";

export const app = new Elysia()
  .get("/", () => "A page of your own")
  .all("/*", ({ request, server }) => atlas(request, { clientAddress: server?.requestIP(request)?.address }), {
    parse: "none",
  })
  .listen({ hostname: "127.0.0.1", port: Number(process.env["PORT"] ?? 3000) });
