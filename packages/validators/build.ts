/** Compiles the package, and writes the contract's document, which source trees make when they need it. */
import { writeFile } from "node:fs/promises";
import { documentModule } from "@atlas-messaging/codegen/carried";
import { document } from "@atlas-messaging/validators/openapi-document";
import { $ } from "bun";

const declaration = `/** The bundled OpenAPI 3.1 description. */
export declare const document: object;
`;

await $`mkdir -p dist`;
await writeFile("dist/openapi.json", `${JSON.stringify(document, null, 2)}\n`);
// Node.js 20 warns of a module in JSON.
await writeFile("dist/openapi-document.js", documentModule);
await writeFile("dist/openapi-document.d.ts", declaration);
await $`tsc -p tsconfig.build.json`;
