module.exports = {
  schemaFile: "./dist/openapi.json",
  apiFile: "./programs/rtk-query-base.ts",
  apiImport: "emptyApi",
  outputFile: "./dist/rtk-query.ts",
  exportName: "atlasApi",
};
