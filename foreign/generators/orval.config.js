const input = "./dist/openapi.json";
const mode = "single";
const baseUrl = { getBaseUrlFromSpecification: true };

export default {
  fetch: { input, output: { target: "./dist/orval/fetch.ts", client: "fetch", mode, baseUrl } },
  zod: { input, output: { target: "./dist/orval/zod.ts", client: "zod", mode } },
};
