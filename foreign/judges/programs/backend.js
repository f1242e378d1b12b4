/** `backend.js`: openapi-backend takes each example of a request, and finds nothing wrong with it. */
import { readFileSync } from "node:fs";
import { OpenAPIBackend } from "openapi-backend";

// It describes documents of OpenAPI 3.0 alone, and reads those of 3.1 unless it checks them first.
const definition = JSON.parse(readFileSync("dist/openapi.json", "utf8"));
const api = new OpenAPIBackend({ definition, quick: true, ajvOpts: { strict: false } });
await api.init();
const refused = [];
let asked = 0;
for (const operation of api.router.getOperations()) {
  const media = operation.requestBody?.content?.["application/json"];
  const named = Object.values(media?.examples ?? {}).map(({ value }) => value);
  const bodies = media === undefined ? [undefined] : media.example === undefined ? named : [media.example];
  for (const body of bodies) {
    asked += 1;
    const given = (place) =>
      (operation.parameters ?? []).filter((one) => one.in === place && one.example !== undefined);
    const path = operation.path.replaceAll(
      /\{(\w+)\}/g,
      (_, name) => given("path").find((one) => one.name === name)?.example,
    );
    const query = Object.fromEntries(given("query").map(({ name, example }) => [name, String(example)]));
    const headers = { "content-type": "application/json" };
    const { errors } = api.validateRequest({ method: operation.method, path, query, headers, body }, operation);
    for (const { instancePath, message } of errors ?? [])
      refused.push(`${operation.operationId} ${instancePath}: ${message}`);
  }
}
console.log(JSON.stringify({ asked, refused }));
