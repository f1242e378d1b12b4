/** `validator.js UPSTREAM PORT`: a proxy that holds each answer to the contract by express-openapi-validator. */
import { readFileSync } from "node:fs";
import express from "express";
import { middleware } from "express-openapi-validator";

const [upstream, port] = process.argv.slice(2);
const spec = JSON.parse(readFileSync("dist/openapi.json", "utf8"));
const here = [{ url: `http://127.0.0.1:${port}` }];
spec.servers = here;
for (const item of Object.values(spec.paths)) {
  delete item.servers;
  for (const operation of Object.values(item)) if (operation.servers) operation.servers = here;
}

const dropped = new Set(["connection", "content-encoding", "content-length", "host", "transfer-encoding"]);

/** A violation is a header that no contract declares, so that the suite tells it. */
const onError = ({ message }, _body, request) => request.res.setHeader("x-violation", message.slice(0, 200));

const pass = async (request, response) => {
  const headers = Object.entries(request.headers).filter(([name]) => !dropped.has(name));
  const body = ["GET", "HEAD"].includes(request.method) ? undefined : request.bytes;
  const init = { method: request.method, headers, body, redirect: "manual" };
  const answer = await fetch(upstream + request.originalUrl, init);
  response.status(answer.status);
  answer.headers.forEach((value, name) => dropped.has(name) || response.setHeader(name, value));
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith("application/json")) return response.json(await answer.json());
  response.flushHeaders();
  const reader = answer.body?.getReader();
  response.on("close", () => reader?.cancel().catch(() => {}));
  for (let part = await reader?.read(); part && !part.done; part = await reader.read()) response.write(part.value);
  return response.end();
};

const app = express();
app.use((request, _response, next) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    request.bytes = Buffer.concat(parts);
    next();
  });
});
app.use(
  middleware({ apiSpec: spec, validateRequests: false, validateSecurity: false, validateResponses: { onError } }),
);
app.use(pass);
// An address or a method that the contract lacks: the service itself refuses it.
app.use((_error, request, response, _next) => void pass(request, response).catch(() => response.destroy()));
app.listen(Number(port), "127.0.0.1");
