import { getRequestListener } from "@hono/node-server";
import fastify from "fastify";
import { atlas } from "./shop.ts";

const listener = getRequestListener((request, { incoming }) =>
  atlas(request, { clientAddress: incoming.socket.remoteAddress }),
);

const app = fastify();
app.get("/", async () => "A page of your own");
app.register(async (routes) => {
  // Fastify leaves the bodies of these routes unread.
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser("*", (_request, _payload, done) => done(null));
  routes.all("/*", (request, reply) => {
    reply.hijack();
    return listener(request.raw, reply.raw);
  });
});

await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"] ?? 3000) });
