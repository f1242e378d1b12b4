/** Documents of a sandbox organization (interface specification, Discovery and sandbox). */
export { sandboxCorpus } from "./generated/sandbox-corpus.ts";
