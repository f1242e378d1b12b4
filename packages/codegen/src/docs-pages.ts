/** The pages of `docs/` and of READMEs. Where packages run from source they are read for the first reader; bundles carry them. */
import { fileURLToPath } from "node:url";
import { asOpenApiDocument } from "./contract/document.ts";
import { CONTRACT_ENTRY } from "./contract/location.ts";
import { readYaml } from "./contract/yaml.ts";
import { repositoryOf } from "./generate/site/about.ts";
import { readDocs, readNavigation } from "./generate/site/docs.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Groups of pages in reading order. */
export const groups: readonly string[] = Object.keys(readNavigation(repository));

/** Every page in reading order. */
export const docs = readDocs(repository, repositoryOf(asOpenApiDocument(readYaml(CONTRACT_ENTRY))));
