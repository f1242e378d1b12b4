/** Compiles the package, and writes what source trees make of `spec/` when they need it: the document, and the answers. */
import { mkdir, writeFile } from "node:fs/promises";
import { documentModule } from "@atlas-messaging/codegen/carried";
import { responseModules } from "@atlas-messaging/codegen/response-modules";
import { document } from "@atlas-messaging/validators/openapi-document";
import { $ } from "bun";
import { responseGroups } from "./src/response-groups.ts";

const declaration = `/** The bundled OpenAPI 3.1 description. */
export declare const document: object;
`;

// The compiler reads the declaration.
await mkdir("dist/generated/responses", { recursive: true });
await writeFile("dist/openapi.json", `${JSON.stringify(document, null, 2)}\n`);
// Node.js 20 warns of a module in JSON.
await writeFile("dist/openapi-document.js", documentModule);
await writeFile("dist/openapi-document.d.ts", declaration);
await $`tsc -p tsconfig.build.json`;
for (const [path, text] of responseModules(responseGroups)) await writeFile(`dist/${path}`, text);
