import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type UserConfig, createClient } from "@hey-api/openapi-ts";
import type { OpenApiDocument } from "../../../contract/document.ts";
import type { SdkMethod } from "../../sdk-model.ts";
import { pageParameters, queryPlugin } from "./plugin.ts";

/** Emits the TanStack Query options of every operation, over the functions of the SDK. */
export const emitQueryOptions = async (document: OpenApiDocument, methods: readonly SdkMethod[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-query-"));
  try {
    await createClient({
      input: asInput(structuredClone(document)),
      logs: { level: "silent", file: false },
      output: { path: folder, header: null, entryFile: false, fileName: { suffix: null } },
      parser: { pagination: { keywords: pageParameters } },
      plugins: [queryPlugin(methods)],
    });
    return await readFile(join(folder, "atlas-query.ts"), "utf8");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Both types describe one OpenAPI 3.1 document. */
const asInput = (document: OpenApiDocument) => document as unknown as UserConfig["input"];
