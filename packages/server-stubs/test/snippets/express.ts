import { getRequestListener } from "@hono/node-server";
import express from "express";
import { atlas } from "./shop.ts";

const app = express();
app.get("/", (_request, response) => void response.send("A page of your own"));
// Before `express.json()`, which would read the body.
app.use(
  getRequestListener((request, { incoming }) => atlas(request, { clientAddress: incoming.socket.remoteAddress })),
);

app.listen(Number(process.env["PORT"] ?? 3000), "127.0.0.1");
