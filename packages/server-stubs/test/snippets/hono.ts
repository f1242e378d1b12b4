import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { atlas } from "./shop.ts";

const app = new Hono();
app.get("/", (c) => c.text("A page of your own"));
app.all("*", (c) => atlas(c.req.raw, { clientAddress: getConnInfo(c).remote.address }));

serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(process.env["PORT"] ?? 3000) });
