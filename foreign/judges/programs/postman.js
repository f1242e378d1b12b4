/** `postman.js URL TOKEN`: imports the contract as Postman does, and sends each request as it is imported. */
import { readFileSync } from "node:fs";
import newman from "newman";
import converter from "openapi-to-postmanv2";

const [url, token] = process.argv.slice(2);
const document = JSON.parse(readFileSync("dist/openapi.json", "utf8"));
// A stream does not end.
for (const path of Object.keys(document.paths)) if (path.endsWith("/stream")) delete document.paths[path];

// Postman's own switch: what is optional is imported, and not sent.
const options = { enableOptionalParameters: false, parametersResolution: "Example" };
const converted = await new Promise((resolve, reject) => {
  const input = { type: "string", data: JSON.stringify(document) };
  converter.convertV2(input, options, (error, result) => (error ? reject(error) : resolve(result)));
});
if (!converted.result) throw new Error(converted.reason);

const values = { baseUrl: url, bearerToken: token };
const globals = { values: Object.entries(values).map(([key, value]) => ({ key, value, enabled: true })) };
newman.run({ collection: converted.output[0].data, globals, reporters: [] }, (error, { run }) => {
  if (error) throw error;
  const refused = run.executions.flatMap(({ request, response }) => {
    const status = response?.code ?? 0;
    if (status > 400 && status < 500 && status !== 415 && status !== 422) return [];
    if (status >= 200 && status < 400) return [];
    const { code, message, details = [] } = JSON.parse(String(response?.stream ?? "{}")).error ?? {};
    return [`${request.method} ${request.url.getPath()}: ${status} ${code} ${details[0]?.path ?? message}`];
  });
  console.log(JSON.stringify({ asked: run.executions.length, refused }));
});
