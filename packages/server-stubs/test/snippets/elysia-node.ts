import { node } from "@elysiajs/node";
import { Elysia } from "elysia";
import { atlas } from "./shop.ts";

new Elysia({ adapter: node() })
  .get("/", () => "A page of your own")
  .all("/*", ({ request }) => atlas(request), { parse: "none" })
  .listen({ hostname: "127.0.0.1", port: Number(process.env["PORT"] ?? 3000) });
